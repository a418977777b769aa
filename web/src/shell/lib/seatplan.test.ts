import { expect, test } from 'vitest'
import { coloursOf, freshPlan, planText, resized, withKind } from './seatplan'

test('a new plan seats you and leaves the rest open', () => {
  expect(freshPlan(3)).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])
})

test('you never lose your seat when seats go', () => {
  const plan = withKind(freshPlan(4), 3, 'me', '')
  expect(resized(plan, 2).map((seat) => seat.kind)).toEqual(['open', 'me'])
})

test('there is only one of you', () => {
  expect(withKind(freshPlan(2), 1, 'me', '').map((seat) => seat.kind)).toEqual(['open', 'me'])
})

test('a bot gets a name to play by, a person at this device a name to fill in', () => {
  expect(withKind(freshPlan(2), 1, 'bot', 'rancher')[1]).toEqual({ kind: 'bot', bot: 'rancher' })
  expect(withKind(freshPlan(2), 1, 'local', 'rancher')[1]).toEqual({ kind: 'local', name: '' })
})

test('whoever had your colour gets another', () => {
  const plan = freshPlan(3)
  expect(coloursOf(plan, null)).toEqual([0, 1, 2])
  expect(coloursOf(plan, 1)).toEqual([1, 0, 2])
  expect(coloursOf(plan, 5)).toEqual([5, 1, 2])
  expect(coloursOf(withKind(plan, 2, 'me', ''), 0)).toEqual([1, 2, 0])
  expect(coloursOf(withKind(plan, 0, 'bot', 'rancher'), 2)).toEqual([0, 1, 2])
})

test('the plan in words', () => {
  expect(planText([{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'open' }])).toBe('You, 2 bots, and one open seat')
  expect(planText([{ kind: 'bot' }, { kind: 'bot' }])).toBe('2 bots')
})
