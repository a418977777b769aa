/** Scenes as the server sends them, made from carson.cards.screen.types by `python -m tools.typescript`. */

export type ParcelName = {
  thing: string
  name: string
}

export type Character = {
  id: string
  name: string
  text: string
  appeal: number
  kinds: string[]
}

export type Terrain = {
  id: string
  layout: string
  appeal: number
  contents: string
}

export type Offer = {
  character: Character | null
  terrain: Terrain[]
}

export type Piles = {
  terrain: number
  characters: number
}

export type Back = {
  skull: boolean
  suits: ('boot' | 'cactus' | 'cow' | 'hat' | 'horseshoe' | 'star')[]
}

export type Window = {
  character: string
  name: string
  seat: number | null
  turned: boolean
  now: boolean
  past: boolean
}

export type Using = {
  seat: number
  character: Character
}

export type Taking = {
  seat: number
  gains: Record<string, number>
}

export type Place = {
  at: string
  x: number
  y: number
  gain: number
}

export type Placing = {
  seat: number
  card: Terrain
  places: Place[]
}

export type Sale = {
  at: string
  x: number
  y: number
  gain: number
  id: string
}

export type Selling = {
  seat: number
  cards: Sale[]
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

export type OwnCharacter = {
  id: string
  name: string
  text: string
  appeal: number
  kinds: string[]
  turned: boolean
  worth: number | null
}

export type Area = {
  x: number
  y: number
  width: number
  height: number
}

export type Laid = {
  id: string
  layout: string
  appeal: number
  contents: string
  at: string
  x: number
  y: number
}

export type City = {
  x: number
  y: number
  rows: string[]
  frame: Area
  limit: [number, number]
  safe: boolean
  cards: Laid[]
}

export type Points = {
  label: string
  points: number
}

export type Seat = {
  seat: number
  suit: 'boot' | 'cactus' | 'cow' | 'hat' | 'horseshoe' | 'star'
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
  score: Points[]
}

/** Everything a screen draws of the card game, for one seat or a spectator. */
export type CardsScene = {
  game: 'cards'
  era: number
  round: number
  rounds: number
  stage: 'choice' | 'end' | 'offer' | 'setup' | 'taking' | 'windows-after' | 'windows-before'
  stageName: string
  parcels: Record<string, ParcelName>
  offer: Offer
  piles: Piles
  next: Back | null
  ranking: Back | null
  under: Character[]
  passed: Character[]
  windows: Window[]
  using: Using | null
  taking: Taking | null
  placing: Placing | null
  selling: Selling | null
  fetching: number | null
  order: number[]
  taken: number[]
  players: Seat[]
}

/** The kinds of events: the `kind` of a line of the log. */
export type EventKind =
  | 'boosted'
  | 'character-leaves'
  | 'character-shown'
  | 'counted'
  | 'declined'
  | 'discarded'
  | 'era-starts'
  | 'fetched'
  | 'fetched-nobody'
  | 'game-over'
  | 'kept'
  | 'next-back'
  | 'placed'
  | 'pushed-down'
  | 'ranking'
  | 'rematch'
  | 'revealed'
  | 'round-starts'
  | 'sealed'
  | 'sold'
  | 'terrain-leaves'
  | 'terrain-shown'
  | 'took-character'
  | 'took-terrain'
  | 'used'
