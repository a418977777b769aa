"""Jeb Standish in a scene: his strategy, the cards of this round, and his character card."""

from carson.city.count.standish import beaten, beaten_points, beaten_power, card_power, cards_due, has_bonus
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.ids import CARD, NONE
from carson.city.facts.standish import LETTER, LETTERS, POWER, STRATEGIES, STRATEGY_TABLE
from carson.city.screen.types import Bonus, CowboyCard, Scene, Standish, Tile
from carson.city.state import CityState
from carson.city.table import schedule
from carson.city.topics.standish.words import card_text, strategy_word
from carson.city.words import actions, asked, sources, terms


def show_standish(s: CityState, viewer: int, scene: Scene) -> None:
    if s.rules.standish == NONE:
        return
    strategy = STRATEGY_TABLE[int(s.rules.strategy)]
    drawing = s.round > 0 and asked.step_now(s) <= schedule.PLACE and s.depth > 0
    scene.standish = Standish(
        seat=int(s.rules.standish),
        strategy=strategy_word(s.rules, "name"),
        character=strategy_word(s.rules, "character"),
        text=sources.with_source("solo", strategy_word(s.rules, "text")),
        cards=[_card(s, card) for card in actions.parcels_of(int(s.drawn))],
        to_come=max(int(cards_due(s)), 0) if drawing else 0,
        deck=len(actions.parcels_of(int(s.deck))),
        power=int(card_power(s)),
        beaten=int(beaten(s)),
        beaten_power=int(beaten_power(s)),
        beaten_vp=int(beaten_points(s)),
        prefers=_tiles(strategy.prefers),
        bonus=Bonus(vp=strategy.bonus, tiles=_tiles(strategy.bonus_for), reached=bool(has_bonus(s))),
    )


def _tiles(types: bytes) -> list[Tile]:
    return [Tile(tile=BUILDINGS[building].name, name=terms.building_name(building)) for building in types]


def _card(s: CityState, card: int) -> CowboyCard:
    letter = LETTERS[LETTER[card]]
    text = card_text(letter, STRATEGIES[int(s.rules.strategy)])
    return CowboyCard(at=actions.action_text(CARD + card), letter=letter, power=POWER[card], text=text)


SCREENS = show_standish
