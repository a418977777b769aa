"""Building a tile: where its Houses go, who must agree, and whom a new Church sends home.

Written from the rulebooks and the rulings only.
"""

from tests.oracle import rules
from tests.oracle.world import World


def house_places(world: World) -> set[str]:
    """Free connected land, and Houses that may become Townhouses (R-HOUSE-LEGAL, R-TOWNHOUSE-COND)."""
    free = rules.connected(world) - rules.occupied(world) - world.outlaws
    return free | {parcel for parcel in world.houses - world.outlaws if rules.townhouse_ready(world, parcel)}


def must_agree(world: World, seat: int, parcel: str) -> int | None:
    """Who is asked before a House comes here, if anybody (R-HOUSE-CONSENT, R-TOWNHOUSE-WHOSE).

    All books ask the owner of the land about a House that is put there. In 2015 a Townhouse is one more House
    on the parcel, so it is asked about as well; today a House is turned over, and nobody is asked.
    """
    owner = world.owner.get(parcel)
    if owner is None or owner == seat:
        return None
    turned_over = parcel in world.houses and "R-TOWNHOUSE-WHOSE" not in world.older
    return None if turned_over else owner


def sent_home(world: World, church: str) -> dict[str, set[int]]:
    """Whose cowboys go home from which buildings when a Church is built here (R-CHURCH-CANCEL, R-CHURCH-ADJ).

    All who attack a building of its owner beside it. In 2015 its defender, too; today the book names none.
    Outlaws do not mind, so who has come to fight one stays (R-CHURCH-OUTLAW).
    """
    owner = world.owner[church]
    freed: dict[str, set[int]] = {}
    for parcel in rules.neighbours(church) & set(world.buildings) - world.outlaws:
        standing = world.standing.get(parcel, set())
        if world.owner.get(parcel) == owner and standing - {owner}:
            freed[parcel] = standing if "R-CHURCH-CANCEL" in world.older else standing - {owner}
    return freed
