import { expect, test } from 'vitest'
import { lineOf, nearestPoint, xOf, yOf } from './curve'

const CURVE = [
  { version: 0, seat: 0, win: 0.5 },
  { version: 50, seat: 1, win: 1 },
  { version: 100, seat: 0, win: 0 },
]

test('a line runs from left to right, and a better chance is higher', () => {
  expect(xOf(0, 100, 500)).toBeLessThan(xOf(100, 100, 500))
  expect(yOf(1)).toBeLessThan(yOf(0))
  expect(lineOf(CURVE, 0, 100, 500).split(' ')).toHaveLength(2)
})

test('a click means the nearest choice', () => {
  expect(nearestPoint(CURVE, xOf(52, 100, 500), yOf(0.9), 100, 500)).toBe(1)
  expect(nearestPoint(CURVE, xOf(99, 100, 500), yOf(1), 100, 500)).toBe(2)
})
