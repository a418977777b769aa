import { expect, test } from 'vitest'
import { beside, centre, corner, isEdge, isParcel, middle, PARCELS, segment, sides, spot } from './geometry'

test('a1 is at the bottom left and h8 at the top right', () => {
  expect(corner('a8')).toEqual({ x: 0, y: 0 })
  expect(corner('a1')).toEqual({ x: 0, y: 700 })
  expect(corner('h8')).toEqual({ x: 700, y: 0 })
  expect(centre('d4')).toEqual({ x: 350, y: 450 })
})

test('parcels are listed as they are read', () => {
  expect(PARCELS).toHaveLength(64)
  expect(new Set(PARCELS).size).toBe(64)
  expect(PARCELS.slice(0, 2)).toEqual(['a8', 'b8'])
  expect(PARCELS.at(-1)).toBe('h1')
})

test('a road lies on the side its name says', () => {
  expect(segment('d4n')).toEqual({ a: { x: 300, y: 400 }, b: { x: 400, y: 400 } })
  expect(segment('d4e')).toEqual({ a: { x: 400, y: 400 }, b: { x: 400, y: 500 } })
  expect(segment('a1s')).toEqual({ a: { x: 0, y: 800 }, b: { x: 100, y: 800 } })
  expect(segment('a1w')).toEqual({ a: { x: 0, y: 700 }, b: { x: 0, y: 800 } })
})

test('two names of one side mean one line', () => {
  expect(segment('d4n')).toEqual(segment('d5s'))
  expect(segment('d4e')).toEqual(segment('e4w'))
})

test('the 144 places of the server are 144 different lines', () => {
  const names = PARCELS.flatMap((p) => [`${p}n`, `${p}e`])
    .concat([...'abcdefgh'].map((file) => `${file}1s`))
    .concat([...'12345678'].map((rank) => `a${rank}w`))
  const lines = new Set(names.map((name) => JSON.stringify(segment(name))))
  expect(names).toHaveLength(144)
  expect(lines.size).toBe(144)
})

test('a road touches two parcels, on the border one', () => {
  expect(sides('d4n')).toEqual(['d4', 'd5'])
  expect(sides('d4e')).toEqual(['d4', 'e4'])
  expect(sides('h8e')).toEqual(['h8'])
  expect(sides('a1s')).toEqual(['a1'])
})

test('stepping off the board gives nothing', () => {
  expect(beside('a1', -1, 0)).toBeNull()
  expect(beside('h8', 0, 1)).toBeNull()
  expect(beside('d4', 1, -1)).toBe('e3')
})

test('names are told apart', () => {
  expect([isParcel('d4'), isParcel('d9'), isParcel('d4n'), isParcel('road')]).toEqual([true, false, false, false])
  expect([isEdge('d4n'), isEdge('d4'), isEdge('d4x')]).toEqual([true, false, false])
  expect(spot('d4n')).toEqual(middle('d4n'))
  expect(spot('wages')).toBeNull()
})
