"""What is in the boxes, in plain words: who can play, the buildings, the characters and the variants."""

from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.editions import EDITIONS, EXPANSIONS, box_of, spans
from carson.city.facts.ids import TYPES
from carson.city.options import SOLO, VARIANTS
from carson.city.words.terms import building_name, listed, say
from carson.core.game import RuleLine

RULING = "B-EDITIONS"


def box_lines(edition: str, expansions: list[str]) -> list[RuleLine]:
    """A line for each kind of things in a box, with the expansions beside it."""
    box, boxes = box_of(edition, expansions), {edition, *expansions}
    least = 1 if SOLO is not None and boxes.intersection(SOLO.boxes) else 2
    types = [t for t in range(TYPES) if box.extra_buildings or BUILDINGS[t].basic]
    variants = [name for name, variant in VARIANTS.items() if boxes.intersection(variant.boxes)]
    numbers = spans(box.characters)
    sides = "yellow-first" if box.yellow_first else "both-sides"
    names = listed([say(f"variant.{name}.name") for name in variants])
    return [
        _line("players", f"{least}-{box.seats}", say("box.players", least=least, most=box.seats)),
        _line(
            "building-types",
            str(len(types)),
            say("box.building-types", number=len(types), names=listed([building_name(t) for t in types])),
        ),
        _line("characters", f"{numbers} {sides}", say(f"box.characters.{sides}", numbers=numbers)),
        _line("variants", ",".join(variants), say("box.variants", number=len(variants), names=names)),
    ]


def _line(name: str, value: str, text: str) -> RuleLine:
    books = [f"{box.name}: {box.source} {box.parts}" for box in EDITIONS.values()]
    books += [f"{more.name}: {more.source} {more.parts}" for more in EXPANSIONS.values()]
    return RuleLine(name, value, text, "; ".join([RULING, *books]))


def box_text(edition: str, expansions: list[str]) -> str:
    """The same in one paragraph."""
    return " ".join([line.text for line in box_lines(edition, expansions)])


def all_boxes() -> str:
    """Every edition, and every expansion with an edition it extends, a paragraph for each."""
    boxes: list[tuple[str, list[str]]] = [(name, []) for name in EDITIONS]
    boxes += [(edition, [name]) for name, more in EXPANSIONS.items() for edition in more.extends]
    return "\n".join([say("box.one", box=box_name(*box), text=box_text(*box)) for box in boxes])


def box_name(edition: str, expansions: list[str]) -> str:
    more = listed([say(f"expansion.{name}.name") for name in expansions])
    key = "box.extended" if expansions else "edition.name"
    return say(key, edition=edition, expansions=more)
