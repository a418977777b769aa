import { expect, test } from 'vitest'
import type { LogLine } from '../../shell/lib/protocol'
import { roundsOf } from './rounds'

const line = (kind: string, seat: number | null, amount: number | null = null, places: string[] = [], undone = false): LogLine => ({
  version: 1, seat, kind, text: '', places, amount, undone,
})

test('plays and takes belong to the round that was begun last', () => {
  const rounds = roundsOf([
    line('round-starts', null),
    line('revealed', 0, 7),
    line('took-terrain', 0, 5, ['i-07']),
    line('round-starts', null),
    line('revealed', 0, 2),
    line('took-character', 0, 6, ['sheriff']),
    line('fetched', 0, null, ['doctor']),
  ])
  expect(rounds.map((round) => round.plays.map((play) => play.value))).toEqual([[7], [2]])
  expect(rounds[0]?.takes.get(0)).toEqual(['i-07'])
  expect(rounds[1]?.takes.get(0)).toEqual(['sheriff', 'doctor'])
})

test('help counts before and after the cards are turned over, and a thrown card counts nothing', () => {
  const [round] = roundsOf([
    line('round-starts', null), line('boosted', 1, 6), line('revealed', 1, 3), line('boosted', 1, 2), line('discarded', 2, 9),
  ])
  expect(round?.plays).toEqual([
    { seat: 1, value: 3, boost: 8, thrown: false },
    { seat: 2, value: 9, boost: 0, thrown: true },
  ])
})

test('what was taken back did not happen', () => {
  expect(roundsOf([line('round-starts', null), line('took-terrain', 0, 5, ['i-07'], true)])[0]?.takes.size).toBe(0)
})
