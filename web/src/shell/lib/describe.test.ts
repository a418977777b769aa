import { expect, test } from 'vitest'
import { byUrgency, isMyTurn, standing } from './describe'
import { aTable } from './testing'

test('your turn', () => {
  const table = aTable({ actors: [0] })
  expect(isMyTurn(table)).toBe(true)
  expect(standing(table)).toBe('Your turn. Round 2, placing cowboys')
})

test('a bot plays for you', () => {
  expect(standing(aTable({ actors: [0], mine: [], kept: [0] }))).toBe('A bot plays for you. Round 2, placing cowboys')
})

test('their turn', () => {
  expect(standing(aTable({ actors: [1] }))).toBe('Round 2, placing cowboys. Josie is to move')
})

test('a table of older rules says so, and comes last', () => {
  const old = aTable({ id: 'old', trouble: 'older-rules', status: 'older rules', updated: '2026-02-01T10:00:00Z' })
  expect(standing(old)).toBe('older rules')
  expect(byUrgency([old, aTable({ state: 'open' })]).map((table) => table.id)).toEqual(['ab', 'old'])
})

test('waiting for players, and over', () => {
  expect(standing(aTable({ state: 'open' }, ['Wren', null, null]))).toBe('Waiting for 2 more players')
  expect(standing(aTable({ state: 'over', status: 'Wren won' }))).toBe('Wren won')
})

test('your turn comes first, finished games last', () => {
  const tables = [
    aTable({ id: 'over', state: 'over' }),
    aTable({ id: 'theirs', actors: [1] }),
    aTable({ id: 'open', state: 'open' }),
    aTable({ id: 'old', actors: [0] }),
    aTable({ id: 'new', actors: [0], updated: '2026-02-01T10:00:00Z' }),
  ]
  expect(byUrgency(tables).map((table) => table.id)).toEqual(['new', 'old', 'theirs', 'open', 'over'])
})
