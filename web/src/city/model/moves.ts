/** What moved between two scenes: cowboys that came and went, tiles that were taken and placed. */

import type { Scene } from './scene'
import { outlawSteps } from './outlaws'

/** Where a flight starts or ends: "men:wages", "home:2", "tile:build-8", "thing:d4", "hand:2", "outlaw:d4". */
export type Anchor = string

export type Flight =
  | { kind: 'cowboy'; seat: number; from: Anchor; to: Anchor }
  | { kind: 'white'; seat: number | null; from: Anchor; to: Anchor }
  | { kind: 'tile'; tile: string; seat: number | null; from: Anchor; to: Anchor }
  | { kind: 'outlaw'; seat: null; from: Anchor; to: Anchor }

export const men = (place: string): Anchor => `men:${place}`
export const home = (seat: number | null): Anchor => `home:${seat ?? ''}`
export const market = (space: string): Anchor => `tile:${space}`
export const thing = (parcel: string): Anchor => `thing:${parcel}`
export const hand = (seat: number): Anchor => `hand:${seat}`
export const outlaw = (parcel: string): Anchor => `outlaw:${parcel}`

/** Outlaws and arrivals first, then tiles, then those who go home. */
export function flightsBetween(before: Scene, after: Scene): Flight[] {
  const { arriving, leaving } = cowboys(before, after)
  return [...outlaws(before, after), ...arriving, ...tiles(before, after), ...leaving]
}

/** Those that step over to a neighbour, and those that appear. */
function outlaws(before: Scene, after: Scene): Flight[] {
  return outlawSteps(before, after).map(({ from, to }) => ({ kind: 'outlaw', seat: null, from: outlaw(from ?? ''), to: outlaw(to) }))
}

/** One place is left after the other; all together take no longer than this, in milliseconds. */
const BETWEEN = 240
const TOGETHER = 2200
/** Pieces of one place follow each other closely. */
const FOLLOW = 70

/** When each flight starts: whoever comes, comes at once; those who go leave place by place. */
export function startsOf(flights: readonly Flight[]): number[] {
  const left = [...new Set(flights.filter(isLeaving).map((flight) => flight.from))]
  const step = Math.min(BETWEEN, TOGETHER / Math.max(1, left.length))
  const begun = new Map<Anchor, number>()
  return flights.map((flight) => {
    const nth = begun.get(flight.from) ?? 0
    begun.set(flight.from, nth + 1)
    return (isLeaving(flight) ? left.indexOf(flight.from) * step : 0) + nth * FOLLOW
  })
}

const isLeaving = (flight: Flight): boolean => flight.from.startsWith('men:')

/** Everywhere cowboys stand, with one seat for each of them. */
function* standing(scene: Scene): Generator<[string, number[], number | null]> {
  for (const space of scene.spaces) yield [space.at, space.cowboys, space.white]
  for (const [name, parcel] of Object.entries(scene.parcels)) yield [name, parcel.cowboys, parcel.white]
}

function cowboys(before: Scene, after: Scene): { arriving: Flight[]; leaving: Flight[] } {
  const arriving: Flight[] = []
  const leaving: Flight[] = []
  const old = new Map([...standing(before)].map(([at, seats, white]) => [at, { seats, white }]))
  for (const [at, seats, white] of standing(after)) {
    const was = old.get(at) ?? { seats: [], white: null }
    for (const seat of lacking(seats, was.seats)) arriving.push({ kind: 'cowboy', seat, from: home(seat), to: men(at) })
    for (const seat of lacking(was.seats, seats)) leaving.push({ kind: 'cowboy', seat, from: men(at), to: home(seat) })
    if (white !== null && was.white === null) arriving.push({ kind: 'white', seat: white, from: home(white), to: men(at) })
    if (white === null && was.white !== null) leaving.push({ kind: 'white', seat: was.white, from: men(at), to: home(was.white) })
  }
  return { arriving, leaving }
}

function tiles(before: Scene, after: Scene): Flight[] {
  const sold = goneFromMarket(before, after)
  const played = goneFromHands(before, after)
  const flights: Flight[] = []
  for (const [name, parcel] of Object.entries(after.parcels)) {
    const tile = parcel.thing
    if (tile === null || tile === before.parcels[name]?.thing || isLand(tile)) continue
    const from = take(sold, tile) ?? take(played, tile)
    if (from) flights.push({ kind: 'tile', tile, seat: parcel.owner, from, to: thing(name) })
  }
  for (const player of after.players) {
    const had = before.players.find((other) => other.seat === player.seat)?.hand ?? []
    for (const tile of lacking(player.hand, had)) {
      const from = take(sold, tile)
      if (from) flights.push({ kind: 'tile', tile, seat: player.seat, from, to: hand(player.seat) })
    }
  }
  return flights
}

const isLand = (name: string): boolean => ['house', 'townhouse', 'mountain', 'river'].includes(name)

type Source = { tile: string; from: Anchor }

function goneFromMarket(before: Scene, after: Scene): Source[] {
  if (before.round !== after.round) return []
  const now = new Map(after.spaces.map((space) => [space.at, space.tile]))
  return before.spaces.flatMap((space) =>
    space.tile !== null && now.get(space.at) !== space.tile ? [{ tile: space.tile, from: market(space.at) }] : [],
  )
}

function goneFromHands(before: Scene, after: Scene): Source[] {
  return before.players.flatMap((player) => {
    const has = after.players.find((other) => other.seat === player.seat)?.hand ?? []
    return lacking(player.hand, has).map((tile) => ({ tile, from: hand(player.seat) }))
  })
}

function take(sources: Source[], tile: string): Anchor | null {
  const at = sources.findIndex((source) => source.tile === tile)
  return at < 0 ? null : (sources.splice(at, 1)[0]?.from ?? null)
}

/** Members of the first list that the second lacks, counting repeats. */
function lacking<T>(list: readonly T[], without: readonly T[]): T[] {
  const rest = [...without]
  return list.filter((member) => {
    const at = rest.indexOf(member)
    if (at < 0) return true
    rest.splice(at, 1)
    return false
  })
}
