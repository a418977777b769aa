/** Where the points of the curve of chances lie. */

import type { WinChance } from '../lib/protocol'

export const WIN_AREA = { height: 150, top: 8, bottom: 22, left: 48, right: 8 }

export function xOf(version: number, versions: number, width: number): number {
  return WIN_AREA.left + (version * (width - WIN_AREA.left - WIN_AREA.right)) / Math.max(1, versions)
}

export function yOf(win: number): number {
  const { height, top, bottom } = WIN_AREA
  return height - bottom - win * (height - top - bottom)
}

/** The points of a seat's line. */
export function lineOf(curve: readonly WinChance[], seat: number, versions: number, width: number): string {
  const own = curve.filter((point) => point.seat === seat)
  return own.map(({ version, win }) => `${xOf(version, versions, width).toFixed(1)},${yOf(win).toFixed(1)}`).join(' ')
}

/** The place in the curve of the point nearest to a spot. What is beside counts more than what is above. */
export function nearestPoint(curve: readonly WinChance[], x: number, y: number, versions: number, width: number): number {
  const away = curve.map(({ version, win }) => Math.hypot(2 * (xOf(version, versions, width) - x), yOf(win) - y))
  return away.indexOf(Math.min(...away))
}
