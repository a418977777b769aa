/** The ground under a city: which cells are drawn, what they are called, and where the arrow keys lead. */
import { stepOf, type Arrow } from '../../shell/table/model/nearest'
import type { Area, City, Place } from '../scene'

/** A city is drawn on at least so many cells a side, so that its parcels never get larger than a thumb needs. */
const LEAST = 8

export function viewOf({ frame }: City): Area {
  const [x, width] = widened(frame.x, frame.width)
  const [y, height] = widened(frame.y, frame.height)
  return { x, y, width, height }
}

function widened(from: number, length: number): [number, number] {
  const more = Math.max(0, LEAST - length)
  return [from - Math.floor(more / 2), length + more]
}

/** The same with bare ground beside it or above and below, so that it has the shape of the room it is drawn in (width by height). */
export function filled({ x, y, width, height }: Area, shape: number): Area {
  const wide = Math.max(width, height * shape)
  const high = wide / shape
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high }
}

/** Only what is built, for small drawings. */
export function builtOf(city: City): Area {
  const width = Math.max(city.rows[0]?.length ?? 0, 4)
  const height = Math.max(city.rows.length, 4)
  return { x: city.x - Math.floor((width - (city.rows[0]?.length ?? 0)) / 2), y: city.y - Math.floor((height - city.rows.length) / 2), width, height }
}

/** As in a spreadsheet: a1 top left, aa after z. */
export function cellName(x: number, y: number): string {
  const letter = (n: number): string => String.fromCharCode(97 + n)
  return `${x < 26 ? letter(x) : letter(Math.floor(x / 26) - 1) + letter(x % 26)}${y + 1}`
}

export type Parcel = { x: number; y: number; letter: string }

/** The parcels of a city. */
export function parcelsOf(city: City): Parcel[] {
  return city.rows.flatMap((row, dy) => [...row].flatMap((letter, dx) => (letter === ' ' ? [] : [{ x: city.x + dx, y: city.y + dy, letter }])))
}

/** The parcels of a card that lies with its upper left parcel at a cell. */
export function parcelsAt(layout: string, x: number, y: number): Parcel[] {
  return [...layout].map((letter, n) => ({ x: x + (n % 2), y: y + Math.floor(n / 2), letter }))
}

/** The legal place one step on: straight ahead if there is one, else the nearest in that direction. */
export function stepped(from: Place, arrow: Arrow, places: readonly Place[]): Place {
  const [dx, dy] = stepOf(arrow)
  let best = from
  let shortest = Infinity
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx)
    if (ahead < 1) continue
    const distance = ahead + 2 * aside
    if (distance < shortest) {
      shortest = distance
      best = place
    }
  }
  return best
}

export const mostOf = (places: readonly Place[]): number => Math.max(...places.map((place) => place.gain))

/** The lines between the cells, 48 apart. */
export function gridOf({ x, y, width, height }: Area): string {
  const across = between(y, height).map((n) => `M${x * 48} ${n * 48}h${width * 48}`)
  const down = between(x, width).map((n) => `M${n * 48} ${y * 48}v${height * 48}`)
  return [...across, ...down].join('')
}

/** The whole numbers of a stretch. */
function between(from: number, length: number): number[] {
  const first = Math.ceil(from)
  return Array.from({ length: Math.floor(from + length) - first + 1 }, (_, n) => first + n)
}
