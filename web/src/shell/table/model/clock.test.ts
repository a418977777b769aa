import { expect, test } from 'vitest'
import { leftNow, timeLeft } from './clock'

test('time gets finer as it gets tight', () => {
  expect(timeLeft(100_800_000)).toBe('1 d 4 h')
  expect(timeLeft(4_800_000)).toBe('1 h 20')
  expect(timeLeft(245_000)).toBe('4:05')
  expect(timeLeft(0)).toBe('0:00')
})

test('overtime is counted too', () => {
  expect(timeLeft(-5)).toBe('0:00')
  expect(timeLeft(-12_000)).toBe('-0:12')
  expect(timeLeft(-12_900)).toBe('-0:12')
  expect(timeLeft(-4_800_000)).toBe('-1 h 20')
})

test('only a running clock runs', () => {
  expect(leftNow(10_000, true, 1000, 4000)).toBe(7000)
  expect(leftNow(10_000, false, 1000, 4000)).toBe(10_000)
})
