/** Carson River: where its water flows, and which roads are bridges. */

import type { Scene } from './scene'
import { corner, sides } from './geometry'

const HALF = 50

const middle = (at: string): { x: number; y: number } => ({ x: corner(at).x + HALF, y: corner(at).y + HALF })
const beside = (at: string, columns: number, rows: number): string =>
  String.fromCharCode(at.charCodeAt(0) + columns) + String(Number(at[1]) + rows)

/** The parcels of the river. */
export const waterOf = (scene: Scene): Set<string> => new Set(Object.keys(scene.parcels).filter((at) => scene.parcels[at]?.thing === 'river'))

/** A road with water on every side of it is a bridge. */
export const isBridge = (road: string, water: ReadonlySet<string>): boolean => sides(road).every((at) => water.has(at))

/** Lines of water: between parcels side by side, and from the parcels at both ends over the edge of the board. */
export function streams(parcels: string[]): string[] {
  const water = new Set(parcels)
  const lines: string[] = []
  for (const at of parcels) {
    const here = middle(at)
    lines.push(`M${here.x} ${here.y}h0.1`)
    for (const next of [beside(at, 1, 0), beside(at, 0, 1)]) {
      if (water.has(next)) lines.push(`M${here.x} ${here.y}L${middle(next).x} ${middle(next).y}`)
    }
    const linked = [beside(at, 1, 0), beside(at, -1, 0), beside(at, 0, 1), beside(at, 0, -1)].filter((name) => water.has(name))
    if (linked.length < 2) lines.push(...overTheEdge(at).map((step) => `M${here.x} ${here.y}${step}`))
  }
  return lines
}

/** The short ways from a parcel on the border out of the board; at a corner up or down. */
function overTheEdge(at: string): string[] {
  if (at[1] === '8') return [`v${-HALF + 28}`]
  if (at[1] === '1') return [`v${HALF - 28}`]
  if (at[0] === 'a') return [`h${-HALF + 28}`]
  return at[0] === 'h' ? [`h${HALF - 28}`] : []
}
