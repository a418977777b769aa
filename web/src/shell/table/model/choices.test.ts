import { describe, expect, it, test } from 'vitest'
import type { Worth } from '../../lib/protocol'
import { aChoice } from '../../lib/testing'
import { answersOf, headed, headline, isCostly, mostOf, told, worthOf } from './choices'

test('many amounts in a row are a stepper in order; a few, or some with gaps, are buttons', () => {
  const amounts = (...numbers: number[]) => answersOf(numbers.map((amount) => aChoice(String(amount), { amount })))
  const many = amounts(2, 0, 3, 1)
  expect(many.amounts.map((choice) => choice.text)).toEqual(['0', '1', '2', '3'])
  expect(many.buttons).toEqual([])
  for (const few of [amounts(3, 0), amounts(5, 0, 7, 3)]) {
    expect(few.amounts).toEqual([])
    expect(few.buttons[0]?.text).toBe('0')
  }
  expect(amounts(0, 10, 20, 30, 40, 50, 60).amounts).toHaveLength(7)
})

test('an unknown game gets buttons only', () => {
  expect(answersOf([aChoice('x', { at: 'd4' }), aChoice('y')]).buttons).toHaveLength(2)
})

test('fights, spending and passing are worth a second thought', () => {
  expect(isCostly(aChoice('d4', { mark: 'fight' }))).toBe(true)
  expect(isCostly(aChoice('d4', { price: 4 }))).toBe(true)
  expect(isCostly(aChoice('pass'))).toBe(true)
  expect(isCostly(aChoice('wages', { label: 'Wages: $4 for each cowboy' }))).toBe(false)
  expect(isCostly(aChoice('0', { amount: 0, price: 0 }))).toBe(false)
})

test('a label is a button with what follows from it below', () => {
  expect(headed('Pass: you will be 1st to choose')).toEqual(['Pass', 'you will be 1st to choose'])
  expect(headed('Pass')).toEqual(['Pass', ''])
})

test('a long question has a headline', () => {
  expect(headline('Place a cowboy, or pass.')).toEqual(['Place a cowboy, or pass.', ''])
  expect(headline('Which land do you buy? You have $14; think.')).toEqual(['Which land do you buy?', 'You have $14; think.'])
  expect(headline('Choose a character: its power works this round.')).toEqual([
    'Choose a character.',
    'Its power works this round.',
  ])
})

describe('worth', () => {
  const worth = (amount: number, unit: Worth['unit'] = 'dollars', text = ''): Worth => ({ amount, unit, chip: `$${amount}`, text })

  it('is told after the label, with the odds of a fight', () => {
    expect(told(aChoice('wages', { label: 'Wages' }))).toBe('Wages')
    expect(told(aChoice('d4', { label: 'd4: earns $9', worth: worth(9) }))).toBe('d4: earns $9')
    const contested = aChoice('gambling', { label: 'Gambling', worth: worth(7, 'dollars', '$7 on average'), odds: 58 })
    expect(told(contested)).toBe('Gambling ($7 on average and 58% to win the duel)')
  })

  it('of a place is the most of its answers', () => {
    expect(worthOf([])).toBeNull()
    expect(worthOf([aChoice('pass')])).toBeNull()
    expect(worthOf([aChoice('a', { worth: worth(3) }), aChoice('b', { worth: worth(5) }), aChoice('c', { worth: worth(9, 'points') })])?.amount).toBe(5)
  })

  it('is best where some are worth less', () => {
    const choices = [worth(3), worth(9), worth(2, 'points'), worth(2, 'points')].map((one, n) => aChoice(`${n}`, { worth: one }))
    expect(mostOf(choices)).toEqual(new Map([['dollars', 9]]))
  })
})
