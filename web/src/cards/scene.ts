/** The card game's scene, as docs/cards.md describes it. */
export type Suit = 'hat' | 'star' | 'cactus' | 'boot' | 'horseshoe' | 'cow'
export type Back = { skull: boolean; suits: Suit[] }

export type Terrain = { id: string; layout: string; appeal: number; contents: string }
export type Character = { id: string; name: string; text: string; appeal: number; kinds: string[] }
export type OwnCharacter = Character & { turned: boolean; worth: number | null }

export type Place = { at: string; x: number; y: number; gain: number }
export type Laid = Terrain & { at: string; x: number; y: number }
export type Area = { x: number; y: number; width: number; height: number }

export type City = {
  x: number
  y: number
  /** letters of parcels, a space for bare ground */
  rows: string[]
  frame: Area
  limit: [number, number]
  safe: boolean
  cards: Laid[]
}

export type Bid = {
  chosen: boolean
  sealed: boolean
  value: number | null
  boost: number
  total: number | null
  outside: boolean
  double: boolean
}

export type Seat = {
  seat: number
  suit: Suit
  /** of a virtual player, in words; null for one who decides */
  strength: string | null
  hand: number[]
  spent: number[]
  bid: Bid
  characters: OwnCharacter[]
  city: City | null
  beside: Terrain[]
  sold: Terrain[]
  sales: number
  total: number
  score: { label: string; points: number }[]
}

export type CardsScene = {
  game: 'cards'
  era: number
  round: number
  rounds: number
  stage: 'setup' | 'offer' | 'windows-before' | 'choice' | 'windows-after' | 'taking' | 'end'
  stageName: string
  parcels: Record<string, { thing: string; name: string }>
  offer: { character: Character | null; terrain: Terrain[] }
  piles: { terrain: number; characters: number }
  next: Back | null
  ranking: Back | null
  under: Character[]
  passed: Character[]
  windows: { character: string; name: string; seat: number | null; turned: boolean; now: boolean; past: boolean }[]
  using: { seat: number; character: Character } | null
  taking: { seat: number; gains: Record<string, number> } | null
  placing: { seat: number; card: Terrain; places: Place[] } | null
  selling: { seat: number; cards: (Place & { id: string })[] } | null
  fetching: number | null
  order: number[]
  taken: number[]
  players: Seat[]
}

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
