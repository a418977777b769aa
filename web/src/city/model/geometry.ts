/** Where parcels and roads lie. Parcels are named as on a chess board, a1 bottom left; a cell is 100 units wide. */

export const CELL = 100
export const SIZE = 8 * CELL
export const FILES = 'abcdefgh'
export const RANKS = '12345678'

export type Point = { x: number; y: number }
export type Segment = { a: Point; b: Point }

const PARCEL = /^[a-h][1-8]$/
const EDGE = /^[a-h][1-8][nesw]$/

export const isParcel = (at: string): boolean => PARCEL.test(at)
export const isEdge = (at: string): boolean => EDGE.test(at)

/** All parcels as they are read: a8 to h8 in the top row, a1 to h1 at the bottom. */
export const PARCELS: readonly string[] = [...RANKS].reverse().flatMap((rank) => [...FILES].map((file) => file + rank))

/** The upper left corner of a parcel. */
export function corner(parcel: string): Point {
  return { x: FILES.indexOf(parcel.charAt(0)) * CELL, y: (8 - Number(parcel.charAt(1))) * CELL }
}

export function centre(parcel: string): Point {
  const { x, y } = corner(parcel)
  return { x: x + CELL / 2, y: y + CELL / 2 }
}

/** The line of a road place such as d4n, the north side of d4. */
export function segment(edge: string): Segment {
  const { x, y } = corner(edge)
  switch (edge.charAt(2)) {
    case 'n':
      return { a: { x, y }, b: { x: x + CELL, y } }
    case 's':
      return { a: { x, y: y + CELL }, b: { x: x + CELL, y: y + CELL } }
    case 'e':
      return { a: { x: x + CELL, y }, b: { x: x + CELL, y: y + CELL } }
    default:
      return { a: { x, y }, b: { x, y: y + CELL } }
  }
}

export function middle(edge: string): Point {
  const { a, b } = segment(edge)
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** The parcel on one side of a parcel, or null beyond the border. */
export function beside(parcel: string, dx: number, dy: number): string | null {
  const file = FILES.charAt(FILES.indexOf(parcel.charAt(0)) + dx)
  const rank = RANKS.charAt(RANKS.indexOf(parcel.charAt(1)) + dy)
  return file && rank ? file + rank : null
}

/** The parcels a road place touches: two, or one on the border. */
export function sides(edge: string): string[] {
  const here = edge.slice(0, 2)
  const steps: Record<string, [number, number]> = { n: [0, 1], s: [0, -1], e: [1, 0], w: [-1, 0] }
  const [dx, dy] = steps[edge.charAt(2)] ?? [0, 0]
  const there = beside(here, dx, dy)
  return there ? [here, there] : [here]
}

/** Where the middle of any place of the map lies. */
export function spot(at: string): Point | null {
  if (isParcel(at)) return centre(at)
  return isEdge(at) ? middle(at) : null
}
