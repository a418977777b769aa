/** Outlaws: what a building pays while one sits on it, and where they have come from between two scenes. */

import type { Parcel, Scene } from './scene'
import { FILES } from './geometry'

/** The income of a building as things stand: half of it, rounded down, while an outlaw keeps the rest away. */
export function paidIncome(parcel: Parcel): number | null {
  return parcel.income !== null && parcel.halved ? Math.floor(parcel.income / 2) : parcel.income
}

/** The strength of the outlaw at a place; null where there is none. */
export function outlawAt(place: string | null, scene: Scene): number | null {
  return place !== null && scene.parcels[place]?.outlaw ? (scene.outlaws?.strength ?? null) : null
}

/** Where each outlaw on the map comes from that was not there before: a neighbour it has left, or null. */
export function outlawSteps(before: Scene, after: Scene): { from: string | null; to: string }[] {
  const at = (scene: Scene): string[] => Object.keys(scene.parcels).filter((name) => scene.parcels[name]?.outlaw)
  const left = at(before).filter((name) => !after.parcels[name]?.outlaw)
  return at(after)
    .filter((name) => !before.parcels[name]?.outlaw)
    .map((to) => {
      const n = left.findIndex((from) => touch(from, to))
      return { from: n < 0 ? null : (left.splice(n, 1)[0] ?? null), to }
    })
}

function touch(a: string, b: string): boolean {
  const files = Math.abs(FILES.indexOf(a.charAt(0)) - FILES.indexOf(b.charAt(0)))
  return Math.max(files, Math.abs(Number(a.charAt(1)) - Number(b.charAt(1)))) === 1
}
