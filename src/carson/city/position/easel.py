"""The board game's positions to be changed by hand: the map, the track, and what the players have."""

from collections.abc import Callable
from typing import Final

from carson.city import topics
from carson.city.facts.rules import Rules
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.position.easel_map import EDGES, PARCELS, ROAD, MapDraft, across
from carson.city.position.easel_part import HOME, EaselPart
from carson.city.position.easel_rows import BASE, BUILD
from carson.city.position.names import BUILDING
from carson.city.position.players import WORDS
from carson.city.position.table_lines import LINES, ON_SITE
from carson.city.table.table import Table
from carson.city.words import terms
from carson.core.easel import Area, Draft, Easel, Field, Pick, Piece, Sheet, Spot, no_piece
from carson.core.easel_rows import Lies, Pile, Rows, usual_in
from carson.core.game import Options
from carson.core.position_head import option_lines, rules_of
from carson.core.seats import LETTERS

PARTS: Final = (*BASE, *topics.listed("position", "ON_EASEL", EaselPart))
FIRST: Final = "first"  # the field that says who places the next cowboy
COMPOUND: Final = {"player": tuple(WORDS), "placing": ("due", *ON_SITE), "dice": tuple(LETTERS)}
FLAGS: Final = ("used",)


class CityEasel(Easel):
    """The map and roads, the track, and boxes for each player and for the table."""

    def __init__(self, read: Callable[[str], Table], make_rules: Callable[[Options], Rules]) -> None:
        self.read = read
        self.make_rules = make_rules

    def sheet(self, text: str) -> Sheet:
        draft, outfit = self._opened(text)
        lies = outfit.lies(draft)
        boxes = outfit.rows.boxes
        players = [
            Area(terms.say("easel.player", seat=letter), boxes(seat, lies), seat=seat)
            for seat, letter in enumerate(outfit.letters)
        ]
        table = Area(terms.say("easel.table"), boxes(None, lies))
        areas = (outfit.map(draft, lies), outfit.track(lies), *players, table)
        fields = (_first(draft, outfit.letters), *outfit.rows.fields(draft))
        return Sheet(areas, outfit.pieces(), fields)

    def changed(self, text: str, piece: str, spot: str, more: bool) -> str:
        draft, outfit = self._opened(text)
        drawn = outfit.rows.change(draft, piece, spot, more) or MapDraft(draft).change(piece, spot, more)
        if not drawn:
            raise no_piece(piece, spot)
        return draft.text

    def write(self, text: str, field: str, value: str) -> str:
        draft, outfit = self._opened(text)
        if field == FIRST:
            _let_place(draft, value)
        else:
            outfit.rows.write(draft, field, value)
        return draft.text

    def _opened(self, text: str) -> tuple[Draft, "_Outfit"]:
        draft = Draft(text, COMPOUND, FLAGS, usual_in(LINES, WORDS, self.read, text))
        return draft, _Outfit(rules_of(option_lines(text), self.make_rules))


class _Outfit:
    """What the game of a position has on its easel."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.letters = LETTERS[: int(rules.seats)]
        self.parts = [part for part in PARTS if part.when(rules)]
        self.rows = Rows(
            len(self.letters),
            [one for part in self.parts for one in part.holdings],
            [self._filled(one) for part in self.parts for one in part.piles],
            [one for part in self.parts for one in part.entries(rules)],
        )

    def pieces(self) -> tuple[Piece, ...]:
        return tuple([one for part in self.parts for one in part.pieces(self.rules)])

    def _filled(self, pile: Pile) -> Pile:
        """A player has at hand whatever the rooms bring."""
        kinds = tuple([kind for part in self.parts for kind in part.home])
        return pile._replace(takes=kinds) if pile.name == HOME else pile

    def lies(self, draft: Draft) -> Lies:
        """The pieces on each spot; what is drawn lies lowest."""
        found, drawing = self.rows.lies(draft), MapDraft(draft)
        return found | {name: [*drawing.lies(at), *found[name]] for at, name in enumerate(PARCELS)}

    def map(self, draft: Draft, lies: Lies) -> Area:
        drawing = MapDraft(draft)
        takes = tuple([kind for part in self.parts for kind in part.parcels])
        spots = [
            Spot(name, name, takes, tuple(lies[name]), at % 8, 7 - at // 8) for at, name in enumerate(PARCELS)
        ]
        for edge, name in enumerate(EDGES):
            laid = (ROAD,) if drawing.has_road(edge) else ()
            spots.append(Spot(name, terms.say("easel.edge", edge=name), (ROAD,), laid, *across(edge)))
        return Area(terms.say("easel.map"), tuple(spots), 8, 8)

    def track(self, lies: Lies) -> Area:
        takes = tuple([kind for part in self.parts for kind in part.spaces])
        spots = []
        for number, space in enumerate(SPACE_TABLE):
            sells = space.name.startswith(BUILD)
            label = terms.say("easel.build", price=space.price) if sells else terms.space_name(number)
            kinds = (*takes, *BUILDING.names) if sells else takes
            spots.append(Spot(space.name, label, kinds, tuple(lies.get(space.name, ()))))
        return Area(terms.say("easel.track"), tuple(spots))


def _first(draft: Draft, letters: str) -> Field:
    """Who places the next cowboy."""
    order = [letter for letter in draft.value("turn").split() if letter in letters]
    picks = tuple([Pick(letter, letter) for letter in letters])
    return Field(FIRST, terms.say("easel.first"), order[0] if order else letters[0], choices=picks)


def _let_place(draft: Draft, letter: str) -> None:
    """Let a player place the next cowboy, whatever was to be done."""
    order = draft.value("turn").split()
    at = order.index(letter) if letter in order else 0
    draft.write("turn", " ".join(order[at:] + order[:at]) or None)
    draft.write("pass", None)
    draft.drop_from("agenda")
