import { expect, test } from 'vitest'
import type { Choice } from '../../shell/lib/protocol'
import { aChoice } from '../../shell/lib/testing'
import { amountNear, quickBids } from './bids'

const upTo = (from: number, to: number): Choice[] =>
  Array.from({ length: to - from + 1 }, (_, n) => aChoice(String(from + n), { action: n, amount: from + n }))

test('quick bids are steps over the highest one, as far as they are on offer', () => {
  expect(quickBids(upTo(5, 15), 4)).toEqual([5, 6, 9])
  expect(quickBids(upTo(5, 6), 4)).toEqual([5])
  expect(quickBids(upTo(1, 1), 0)).toEqual([])
})

test('a wish that is not on offer becomes the nearest amount', () => {
  expect(amountNear(upTo(5, 15), 99)?.text).toBe('15')
  expect(amountNear(upTo(5, 15), 0)?.text).toBe('5')
  expect(amountNear([], 3)).toBeUndefined()
})
