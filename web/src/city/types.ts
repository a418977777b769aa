/** Scenes as the server sends them, made from carson.city.screen.types by `python -m tools.typescript`. */

/** A parcel, with what sets it apart from bare land. */
export type Parcel = {
  owner?: number | null
  thing?: string | null
  name?: string
  income?: number | null
  cap?: number | null
  price?: number | null
  cowboys?: number[]
  white?: number | null
  dynamite?: number[]
  shield?: boolean
  connected?: boolean
  fresh?: boolean
  tripled?: boolean
  outlaw?: boolean
  halved?: boolean
  doubled?: boolean
}

export type Space = {
  at: string
  name: string
  effect: string
  price: number | null
  duel: boolean
  tile: string | null
  tileName: string | null
  closed: boolean
  cowboys: number[]
  white: number | null
  dynamite: number[]
  noDuel: number[]
}

export type Character = {
  tile: string
  number: number
  name: string
  side: 'red' | 'yellow'
  limit: number
  text: string
  seat: number | null
  second: boolean
}

export type TileCount = {
  tile: string
  count: number
}

export type Amount = {
  text: string
  amount: number
}

/** A player's horses: at home, won rodeos, and what stands in each of the enclosures. */
export type Stable = {
  horses: number
  tokens: number
  inside: number[]
  cowboys: boolean[]
  points: number[]
  rodeo: number
}

export type Points = {
  label: string
  points: number
}

/** A hand of duel tiles: how many for everybody, the values for whoever may see them. */
export type DuelTiles = {
  left: number
  total: number | null
  own: number[] | null
  played: number[] | null
}

export type ShownLine = {
  line: string
  name: string
  number: number
}

export type Player = {
  seat: number
  vp: number
  cash: number
  limit: number | null
  roads: number
  revolvers: number
  cowboys: number
  firepower: number
  parts: Amount[]
  parcels: number
  hand: string[]
  character: string | null
  second: string | null
  dynamite: number
  noDuel: number
  takeBacks: number | null
  inHand: 'dynamite' | 'no-duel' | 'white' | null
  stable: Stable | null
  passed: number | null
  mayor: boolean
  ammunition: boolean
  total: number
  score: Points[]
  duelTiles: DuelTiles | null
  sheet: ShownLine[] | null
}

export type Duel = {
  place: string
  dice: (number | null)[]
  outlaw: number | null
}

export type Auction = {
  what: 'ammunition' | 'land'
  bid: number
  leader: number | null
  seller: number
  out: number[]
  next: number
}

export type TilePile = {
  left: number
  open: number[]
}

/** A duel for which tiles are being chosen in secret. */
export type TileDuel = {
  place: string
  seats: number[]
  outlaw: number | null
  waiting: number[]
  shown: boolean
}

export type SheetLine = {
  line: string
  name: string
  price: number
  least: number
  most: number
  usual: number
}

/** The sheet on which everybody writes what to start with. */
export type SheetForm = {
  shares: number
  dollars: number
  tiles: number | null
  lines: SheetLine[]
  own: Record<string, number>
  waiting: number[]
}

/** This round's tile of the outlaws. */
export type Outlaws = {
  strength: number
  vp: number
  count: number
}

/** What is printed on an enclosure. */
export type Enclosure = {
  at: string
  number: number
  kind: string
  sign: string
  text: string
  hats: number
  closed: boolean
}

export type CowboyCard = {
  at: string
  letter: string
  power: number
  text: string
}

export type Tile = {
  tile: string
  name: string
}

export type Bonus = {
  vp: number
  tiles: Tile[]
  reached: boolean
}

/** Jeb Standish, the opponent of a solo game, whom the rules play. */
export type Standish = {
  seat: number
  strategy: string
  character: string
  text: string
  cards: CowboyCard[]
  toCome: number
  deck: number
  power: number
  beaten: number
  beatenPower: number
  beatenVp: number
  prefers: Tile[]
  bonus: Bonus
}

/** Everything a screen draws of the board game, for one seat or a spectator. */
export type Scene = {
  round: number
  rounds: number
  phase: 'actions' | 'characters' | 'end' | 'placement' | 'setup'
  now: string | null
  parcels: Record<string, Parcel>
  roads: string[]
  spaces: Space[]
  characters: Character[]
  firstChooser: number | null
  turn: number[]
  pass: number[]
  bag: TileCount[]
  players: Player[]
  lot: string[]
  duel: Duel | null
  auction: Auction | null
  tilePile: TilePile | null
  tileDuel: TileDuel | null
  sheetForm: SheetForm | null
  outlaws: Outlaws | null
  enclosures?: Enclosure[]
  horsesLeft?: number
  standish: Standish | null
}

/** The kinds of events: the `kind` of a line of the log. */
export type EventKind =
  | 'agreed'
  | 'all-at-once'
  | 'ammunition'
  | 'asked'
  | 'attack-cancelled'
  | 'auction-won'
  | 'bid'
  | 'bought-tile'
  | 'built'
  | 'centre'
  | 'chooses-first'
  | 'chose'
  | 'claimed'
  | 'converted'
  | 'counted-tiles'
  | 'declined'
  | 'discarded'
  | 'doubled'
  | 'drew-card'
  | 'drew-duel-tiles'
  | 'drew-tile'
  | 'duel'
  | 'empty-handed'
  | 'fell'
  | 'fetched'
  | 'gained-cowboys'
  | 'gained-dynamite'
  | 'gained-horses'
  | 'gained-no-duel'
  | 'gained-revolvers'
  | 'gained-roads'
  | 'game-over'
  | 'gift'
  | 'halved'
  | 'healed'
  | 'herded'
  | 'house'
  | 'in-play'
  | 'income'
  | 'jailed'
  | 'kept'
  | 'laid-road'
  | 'left-land'
  | 'lifted'
  | 'lost'
  | 'lot'
  | 'mayor'
  | 'money'
  | 'mountain'
  | 'mourned'
  | 'no-sale'
  | 'order'
  | 'out-of-auction'
  | 'outlaw-arrived'
  | 'outlaw-beaten'
  | 'outlaw-moved'
  | 'outlaw-won'
  | 'outlaws-come'
  | 'passed'
  | 'placed'
  | 'placed-dynamite'
  | 'placed-hat'
  | 'placed-horse'
  | 'placed-no-duel'
  | 'placed-white'
  | 'points'
  | 'reasoned'
  | 'refused'
  | 'released'
  | 'rerolled'
  | 'reshuffled'
  | 'retired'
  | 'rode'
  | 'rodeo-won'
  | 'rolled'
  | 'round-ends'
  | 'round-starts'
  | 'sang'
  | 'scrapped'
  | 'sent'
  | 'sheet'
  | 'sheet-done'
  | 'sheltered'
  | 'shifted'
  | 'space-used'
  | 'spent-down'
  | 'stayed'
  | 'stole'
  | 'stood'
  | 'taxed'
  | 'took-back'
  | 'took-back-hat'
  | 'took-back-white'
  | 'took-tile'
  | 'townhouse'
  | 'tripled'
  | 'turn-order'
  | 'turned-up'
  | 'withdrawn'
  | 'won'
