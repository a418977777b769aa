import { expect, test } from 'vitest'
import type { LogLine } from '../../shell/lib/protocol'
import { beatOf, gainOf, isDice, isTold } from './telling'

const line = (kind: string, amount: number | null = null, places: string[] = ['d4']): LogLine => ({
  version: 1,
  seat: 0,
  kind,
  text: '',
  places,
  amount,
  undone: false,
})

test('money and points rise from their places', () => {
  expect(gainOf(line('income', 12))).toBe('+$12')
  expect(gainOf(line('money', -8))).toBe('−$8')
  expect(gainOf(line('points', 2))).toBe('+2 VP')
  expect(gainOf(line('gained-roads', 3))).toBe('')
  expect(gainOf(line('income', 0))).toBe('')
})

test('only lines with a place are told on the board', () => {
  expect(isTold(line('income', 4))).toBe(true)
  expect(isTold(line('income', 4, []))).toBe(false)
  expect(isTold(line('placed'))).toBe(false)
  expect(isDice(line('rolled'))).toBe(true)
})

test('a long story does not take longer than a short one', () => {
  expect(beatOf([])).toBe(0)
  expect(beatOf([line('income', 4)])).toBe(380)
  expect(beatOf(Array.from({ length: 10 }, () => line('income', 4)))).toBe(200)
  expect(beatOf(Array.from({ length: 100 }, () => line('income', 4)))).toBe(80)
})
