import { expect, test } from 'vitest'
import type { Move } from '../../lib/protocol'
import { captionOf, indexAt, paceOf, roundsOf, versionAt } from './replay'

const move = (version: number, round: number, text = 'Wren passes.', seat: number | null = 0): Move => ({ version, round, text, seat, places: [] })
/** versions 4 and 5 were taken back */
const MOVES = [move(1, 0), move(2, 1), move(3, 1), move(6, 2), move(7, 2)]
const nameOf = (seat: number): string => ['Wren', 'Josie'][seat] ?? ''

test('a moment is counted in moves, and what was taken back belongs to the move before', () => {
  expect([0, 1, 3, 4, 5, 6, 7, 99].map((version) => indexAt(MOVES, version))).toEqual([0, 1, 3, 3, 3, 4, 5, 5])
  expect([0, 1, 4, 5].map((index) => versionAt(MOVES, index))).toEqual([0, 1, 6, 7])
})

test('a round begins with the move that leads into it', () => {
  expect(roundsOf(MOVES)).toEqual([{ round: 1, index: 2 }, { round: 2, index: 4 }])
  expect(roundsOf([])).toEqual([])
})

test('a caption is what the move did, and says no more than one may know', () => {
  const past = { version: 3, log: [] }
  expect(captionOf(null, { version: 0, log: [] }, nameOf)).toBe('Before the first move')
  expect(captionOf(MOVES[2]!, past, nameOf)).toBe('Wren passes.')
  expect(captionOf(move(3, 1, '', 1), past, nameOf)).toBe('Josie has decided.')
  expect(captionOf(move(3, 1, '', null), past, nameOf)).toBe('Chance decides.')
})

test('a moment that was taken back has the words it had', () => {
  const line = { version: 4, seat: 0, kind: 'chose', text: 'Wren chooses the Grocer.', places: [], amount: null, undone: true }
  expect(captionOf(MOVES[2]!, { version: 4, log: [line] }, nameOf)).toBe('Wren chooses the Grocer.')
})

test('a long caption stays longer, but not for ever', () => {
  expect(paceOf('Wren passes.')).toBeLessThan(paceOf('Wren buys a Mine for $4 and lays a road.'))
  expect(paceOf('x'.repeat(1000))).toBe(paceOf('x'.repeat(2000)))
})
