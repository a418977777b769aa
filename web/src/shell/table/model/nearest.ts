/** Arrow keys over things that lie anywhere: the next one in a direction, by eye. */

export type Point = { x: number; y: number }

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const STEPS: Record<Arrow, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export const isArrow = (key: string): key is Arrow => key in STEPS
export const stepOf = (arrow: Arrow): readonly [number, number] => STEPS[arrow]

/** The name of the closest point in that direction; straight ahead counts more than aside. Null at the rim. */
export function nearest(from: Point, arrow: Arrow, points: ReadonlyMap<string, Point>): string | null {
  const [dx, dy] = STEPS[arrow]
  let best: string | null = null
  let shortest = Infinity
  for (const [name, point] of points) {
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx)
    if (ahead <= 1 || aside > 2 * ahead) continue
    const distance = ahead + 2 * aside
    if (distance < shortest) {
      shortest = distance
      best = name
    }
  }
  return best
}
