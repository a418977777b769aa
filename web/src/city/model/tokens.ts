/** Tokens that cowboys carry: dynamite, and the promise of no duel. */

import type { Parcel, Scene, Space } from './scene'
import { isBridge, waterOf } from './river'

export type Token = 'dynamite' | 'no-duel'
/** Whoever stands at a place. */
export type Crowd = Pick<Space & Parcel, 'cowboys' | 'white' | 'dynamite' | 'noDuel'>

/** The token of the n-th cowboy at a place; of several of one seat the last ones carry it. */
export function tokenOf(crowd: Crowd, n: number): Token | null {
  const seat = crowd.cowboys[n]
  if (seat === undefined) return null
  const later = count(crowd.cowboys.slice(n + 1), seat)
  if (later < count(crowd.dynamite, seat)) return 'dynamite'
  return later < count(crowd.noDuel, seat) ? 'no-duel' : null
}

const count = (seats: readonly number[], seat: number): number => seats.filter((other) => other === seat).length

/** What on the map needs a word of explanation. */
export type Sign = Token | 'lot' | 'tripled' | 'doubled' | 'outlaw' | 'bridge'

export function signsOn(scene: Scene): Sign[] {
  const crowds: Crowd[] = [...Object.values(scene.parcels), ...scene.spaces]
  const water = waterOf(scene)
  const signs: [Sign, boolean][] = [
    ['outlaw', (scene.outlaws?.count ?? 0) > 0],
    ['bridge', scene.roads.some((road) => isBridge(road, water))],
    ['lot', scene.lot.length > 0],
    ['tripled', Object.values(scene.parcels).some((parcel) => parcel.tripled)],
    ['doubled', Object.values(scene.parcels).some((parcel) => parcel.doubled)],
    ['dynamite', crowds.some((crowd) => crowd.dynamite.length > 0)],
    ['no-duel', crowds.some((crowd) => crowd.noDuel.length > 0)],
  ]
  return signs.flatMap(([sign, there]) => (there ? [sign] : []))
}
