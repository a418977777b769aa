import { expect, test } from 'vitest'
import type { LogLine } from '../../shell/lib/protocol'
import type { Standish } from './scene'
import { deedsOf } from './standish'

const line = (kind: string, text: string, places: string[] = [], seat: number | null = 1): LogLine => ({
  version: 1, seat, kind, text, places, amount: null, undone: false,
})
const cards = [{ at: 'card-3', letter: 'C', power: 1, text: 'a building' }, { at: 'card-9', letter: 'E', power: 2, text: 'an attack' }]
const standish = { seat: 1, cards } as Standish

const ROUND = [
  line('round-starts', 'Round 2 begins.', [], null),
  line('drew-card', 'draws E', ['card-9']),
  line('points', 'no target'),
  line('placed', 'Ada places', ['d4'], 0),
  line('drew-card', 'draws C', ['card-3']),
  line('sent', 'to the Bank', ['build-6']),
  line('sent', 'to d5', ['d5']),
]

test('what he does is listed card by card, the newest first', () => {
  const deeds = deedsOf([line('drew-card', 'last round', ['card-3']), ...ROUND], standish)
  expect(deeds.map(({ card, lines }) => [card?.letter, lines.map(({ text }) => text)])).toEqual([
    ['C', ['to the Bank', 'to d5']],
    ['E', ['no target']],
  ])
})

test('his buildings come after his cards, and what was taken back is left out', () => {
  const undone = { ...line('sent', 'taken back', ['d6']), undone: true }
  const deeds = deedsOf([...ROUND, undone, line('reasoned', 'picks d5', ['d5']), line('points', '3 VP')], standish)
  expect(deeds[0]).toEqual({ card: null, lines: [line('reasoned', 'picks d5', ['d5']), line('points', '3 VP')] })
  expect(deeds[1]?.lines).toHaveLength(2)
})

test('a new round begins with nothing', () => {
  expect(deedsOf([...ROUND, line('round-starts', 'Round 3 begins.', [], null)], standish)).toEqual([])
})
