/** Duel tiles: which answers they are, and how a duel with them stands. */

import type { Scene, TileDuel } from './scene'

/** The value of an answer such as "tile-3"; null for any other. */
export function tileValue(text: string): number | null {
  const found = /^tile-([0-5])$/.exec(text)
  return found ? Number(found[1]) : null
}

/** Each value once, with how often it is there. */
export function grouped(values: readonly number[]): [number, number][] {
  return [...new Set(values)].map((value) => [value, values.filter((other) => other === value).length])
}

export type Side = {
  seat: number
  firepower: number
  state: 'waits' | 'chosen' | 'shown' | 'none'
  tiles: number[]
  total: number | null
}

/** How everybody in a duel stands: still choosing, face down, shown, or without a tile. */
export function sidesOf(scene: Scene, { seats, waiting, shown }: TileDuel): Side[] {
  return seats.map((seat) => {
    const player = scene.players[seat]
    const firepower = player?.firepower ?? 0
    const played = player?.duelTiles?.played ?? []
    if (waiting.includes(seat)) return { seat, firepower, state: 'waits', tiles: played, total: null }
    if (played.length > 0 && shown) return { seat, firepower, state: 'shown', tiles: played, total: firepower + sum(played) }
    if (shown || (player?.duelTiles?.left ?? 0) === 0) return { seat, firepower, state: 'none', tiles: [], total: shown ? firepower : null }
    return { seat, firepower, state: 'chosen', tiles: played, total: null }
  })
}

/** What a seat has before it plays its next tile: its firepower and what it has put down. */
export function strengthSoFar(scene: Scene, seat: number): number {
  const player = scene.players[seat]
  return (player?.firepower ?? 0) + sum(player?.duelTiles?.played ?? [])
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
