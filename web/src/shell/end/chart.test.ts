import { expect, test } from 'vitest'
import { short, spread, ticks } from './chart'

test('axis marks are round and reach the highest value', () => {
  expect(ticks(48)).toEqual([0, 10, 20, 30, 40, 50])
  expect(ticks(88)).toEqual([0, 20, 40, 60, 80, 100])
  expect(ticks(3)).toEqual([0, 1, 2, 3])
  expect(ticks(0)).toEqual([0, 1])
  for (const max of [1, 7, 13, 99, 101, 250, 999]) expect(ticks(max).at(-1)).toBeGreaterThanOrEqual(max)
})

test('labels keep their distance and stay inside', () => {
  const placed = spread([100, 100, 101, 20], 16, 10, 120)
  const sorted = placed.toSorted((a, b) => a - b)
  for (let i = 1; i < sorted.length; i++) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(16)
  expect(Math.max(...placed)).toBeLessThanOrEqual(120)
  expect(placed[3]).toBe(20)
})

test('long names are cut', () => {
  expect(short('Wren', 6)).toBe('Wren')
  expect(short('Annabelle', 6)).toBe('Annab…')
})

test('an axis goes below zero when it has to', () => {
  expect(ticks(100, -13)).toEqual([-20, 0, 20, 40, 60, 80, 100])
  expect(ticks(100, 0)[0]).toBe(0)
})
