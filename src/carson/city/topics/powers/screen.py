"""An auction of a scene: what is sold, the highest bid so far, and who is to bid."""

from carson.city.facts.ids import NONE
from carson.city.screen.types import Auction, Scene
from carson.city.state import CityState
from carson.city.table import agenda, stack
from carson.city.topics.powers.auctioneer import leader_of, out_of, seller_of


def show_auction(s: CityState, viewer: int, scene: Scene) -> None:
    if s.depth == 0 or agenda.kind_of(stack.top(s)) != agenda.ASK_BID:
        return
    packed = stack.top(s)
    leader, out = int(leader_of(packed)), int(out_of(packed))
    scene.auction = Auction(
        what="land" if s.lot else "ammunition",
        bid=int(agenda.a_of(packed)),
        leader=None if leader == NONE else leader,
        seller=int(seller_of(packed)),
        out=[seat for seat in range(int(s.rules.seats)) if out >> seat & 1],
        next=int(agenda.seat_of(packed)),
    )


SCREENS = show_auction
