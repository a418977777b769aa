import { expect, test } from 'vitest'
import { Twig } from './tree.svelte'

const GAME = ['* ranch', 'A d4', '* 5', '* 3', 'B e5', 'A pass']

test('a line grows once, and a variation beside it', () => {
  const root = new Twig()
  const end = root.grow(GAME)
  expect(end.steps).toEqual(GAME)
  expect(root.grow(GAME)).toBe(end)
  const other = root.grow(['* ranch', 'A e4'])
  expect(root.next[0]?.next.map(({ step }) => step)).toEqual(['A d4', 'A e4'])
  expect(other.depth).toBe(2)
})

test('steps go from question to question, over the dice between them', () => {
  const root = new Twig()
  const end = root.grow(GAME)
  const first = root.settled
  expect(first.steps).toEqual(['* ranch'])
  expect(first.after?.steps).toEqual(GAME.slice(0, 4))
  expect(first.after?.before).toBe(first)
  expect(first.before).toBeNull()
  expect(end.after).toBeNull()
  expect(end.at(2).depth).toBe(4) // the dice after an answer belong to it
})

test('going on leads where one has been last', () => {
  const root = new Twig()
  root.grow(GAME)
  const question = root.settled
  const other = root.grow(['* ranch', 'A e4', 'B pass'])
  expect(question.after?.step).toBe('* 3')
  other.choose()
  expect(question.after?.step).toBe('A e4')
  expect(question.at(3)).toBe(other)
})
