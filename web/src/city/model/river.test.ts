import { expect, test } from 'vitest'
import { placement } from '../fixtures'
import { isBridge, streams, waterOf } from './river'

test('water flows from parcel to parcel and over the edge at its ends', () => {
  const lines = streams(['a2', 'b2', 'b1'])
  const links = lines.filter((line) => line.includes('L'))
  const ends = lines.filter((line) => /[vh]-?22$/.test(line))
  expect(links).toHaveLength(2)
  expect(ends).toHaveLength(2)
})

test('a road is a bridge where it has water on both sides', () => {
  const wet = { ...placement.scene.parcels['a1']!, thing: 'river' }
  expect(waterOf(placement.scene).size).toBe(0)
  const water = waterOf({ ...placement.scene, parcels: { ...placement.scene.parcels, a2: wet, b2: wet } })
  expect([...water].sort()).toEqual(['a2', 'b2'])
  expect(['a2e', 'b2w', 'a2w', 'a2n', 'b2e', 'c3n'].map((road) => isBridge(road, water))).toEqual([true, true, true, false, false, false])
})
