/** What one looks for in the card game's scene. */
import type { CardsScene, Character, Seat, Terrain } from './types'

export type { Area, Back, Bid, CardsScene, Character, City, Laid, OwnCharacter, Place, Seat, Terrain } from './types'

export type Suit = Seat['suit']

/** Every terrain card that lies open somewhere, by its name. */
export function cardsOf(scene: CardsScene): Map<string, Terrain> {
  const seats = scene.players.flatMap((one) => [...one.beside, ...one.sold, ...(one.city?.cards ?? [])])
  return new Map([...scene.offer.terrain, ...seats, ...(scene.placing ? [scene.placing.card] : [])].map((card) => [card.id, card]))
}

/** Every character that lies open somewhere, by its name. */
export function peopleOf(scene: CardsScene): Map<string, Character> {
  const shown = scene.offer.character ? [scene.offer.character] : []
  return new Map([...shown, ...scene.passed, ...scene.under, ...scene.players.flatMap((one) => one.characters)].map((one) => [one.id, one]))
}
