import { expect, test } from 'vitest'
import type { ChatLine, LogLine, LogMark, Update } from '../../lib/protocol'
import { freshLines, goesBack, joined, leadingName, sinceOwn, upTo, withLines } from './log'

const line = (version: number, seat: number | null = null, undone = false): LogLine => ({
  version,
  seat,
  kind: 'placed',
  text: `line ${version}`,
  places: [],
  amount: null,
  undone,
})
const update = (log: LogLine[], whole = false, marks: LogMark[] = []) => ({ log, whole, marks }) as unknown as Update
const versions = (log: LogLine[]) => log.map(({ version }) => version)

test('lines follow each other', () => {
  expect(versions(joined([line(1)], update([line(2), line(2)])))).toEqual([1, 2, 2])
})

test('nothing is there twice after a reconnect', () => {
  expect(versions(joined([line(1), line(2)], update([line(2), line(3)])))).toEqual([1, 2, 3])
})

test('a log that starts anew replaces the one before', () => {
  const log = joined([line(1), line(2)], update([line(1), line(2, 0, true)], true))
  expect(log.map(({ undone }) => undone)).toEqual([false, true])
})

test('after going back only the marks come: what was undone, and what stands again', () => {
  const before = [line(1), line(2, 0, true), line(4), line(5)]
  const back = update([line(7)], false, [
    { since: 2, until: 2, undone: false },
    { since: 4, until: 5, undone: true },
  ])
  const log = joined(before, back)
  expect(versions(log)).toEqual([1, 2, 4, 5, 7])
  expect(log.map(({ undone }) => undone)).toEqual([false, false, true, true, false])
  expect(log[0]).toBe(before[0])
  expect([goesBack(back), goesBack(update([line(7)]))]).toEqual([true, false])
})

test('only new lines are worth showing', () => {
  expect(versions(freshLines([line(1)], update([line(1), line(2), line(3, 0, true)])))).toEqual([2])
})

test('what has not been shown yet is not told', () => {
  const log = [line(1), line(2), line(3)]
  expect(versions(upTo(log, 2))).toEqual([1, 2])
  expect(upTo(log, 3)).toBe(log)
})

test('the divider stands before what happened since the last own action', () => {
  const log = [line(1, 0), line(2, 2), line(3, 1), line(4, 3)]
  expect(sinceOwn(log, [2], null)).toBe(2)
  expect(sinceOwn(log, [2], 3)).toBe(3)
  expect(sinceOwn(log, [2], 4)).toBe(-1)
  expect(sinceOwn(log, [], null)).toBe(-1)
  expect(sinceOwn([line(1, 0)], [2], null)).toBe(-1)
})

test('a leading name is told apart', () => {
  expect(leadingName('Ann passes', 'Ann')).toEqual(['Ann', ' passes'])
  expect(leadingName('Round 2 begins', undefined)).toEqual(['', 'Round 2 begins'])
})

test('a chat that comes again is not doubled', () => {
  const said = (at: string): ChatLine => ({ at, seat: 0, name: 'Ann', text: 'hello' })
  expect(withLines([said('1'), said('2')], [said('1'), said('2'), said('3')])).toHaveLength(3)
})
