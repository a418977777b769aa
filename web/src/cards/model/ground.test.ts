import { expect, test } from 'vitest'
import type { City, Place } from '../scene'
import { builtOf, cellName, filled, gridOf, mostOf, parcelsAt, parcelsOf, stepped, viewOf } from './ground'

const city: City = {
  x: 11, y: 11, rows: ['.M ', '.HX'], frame: { x: 9, y: 9, width: 7, height: 6 }, limit: [8, 8], safe: false, cards: [],
}
const place = (at: string, x: number, y: number, gain = 0): Place => ({ at, x, y, gain })

test('cells are named as in a spreadsheet', () => {
  expect([cellName(0, 0), cellName(13, 13), cellName(25, 0), cellName(26, 27), cellName(27, 0)]).toEqual(['a1', 'n14', 'z1', 'aa28', 'ab1'])
})

test('a city is drawn on at least eight by eight cells, as far as a card can reach', () => {
  expect(viewOf(city)).toEqual({ x: 9, y: 8, width: 8, height: 8 })
  expect(viewOf({ ...city, frame: { x: 9, y: 9, width: 10, height: 10 } })).toEqual({ x: 9, y: 9, width: 10, height: 10 })
})

test('a room of another shape has more bare ground on two sides', () => {
  expect(filled({ x: 9, y: 8, width: 8, height: 8 }, 1.25)).toEqual({ x: 8, y: 8, width: 10, height: 8 })
  expect(filled({ x: 9, y: 8, width: 8, height: 8 }, 0.5)).toEqual({ x: 9, y: 4, width: 8, height: 16 })
})

test('small drawings show what is built', () => {
  expect(builtOf(city)).toEqual({ x: 11, y: 10, width: 4, height: 4 })
})

test('bare ground has no parcel', () => {
  expect(parcelsOf(city).map(({ x, y, letter }) => `${x},${y}${letter}`)).toEqual(['11,11.', '12,11M', '11,12.', '12,12H', '13,12X'])
  expect(parcelsAt('.MHT', 5, 6).at(-1)).toEqual({ x: 6, y: 7, letter: 'T' })
})

test('arrows walk over the legal places and stay at the rim', () => {
  const places = [place('a', 0, 0), place('b', 2, 0), place('c', 1, 1, 4), place('d', 0, 3)]
  const [a, b, c, d] = places as [Place, Place, Place, Place]
  expect(stepped(a, 'ArrowRight', places)).toBe(b)
  expect(stepped(a, 'ArrowDown', places)).toBe(c)
  expect(stepped(c, 'ArrowDown', places)).toBe(d)
  expect(stepped(a, 'ArrowLeft', places)).toBe(a)
  expect(mostOf(places)).toBe(4)
})

test('a grid has a line more than cells', () => {
  expect(gridOf({ x: 0, y: 0, width: 2, height: 1 }).match(/M/g)).toHaveLength(5)
  expect(gridOf({ x: 0.5, y: 0, width: 2, height: 1 }).match(/M/g)).toHaveLength(4)
})
