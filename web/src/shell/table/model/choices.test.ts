import { expect, test } from 'vitest'
import { aChoice } from '../../lib/testing'
import { answersOf, headed, headline, isCostly } from './choices'

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
