import { expect, test } from 'vitest'
import { nearest } from './nearest'

const points = new Map([
  ['left', { x: 0, y: 100 }],
  ['right', { x: 200, y: 100 }],
  ['far', { x: 400, y: 105 }],
  ['above', { x: 110, y: 0 }],
  ['corner', { x: 180, y: 20 }],
])
const here = { x: 100, y: 100 }

test('the closest thing straight ahead is next', () => {
  expect(nearest(here, 'ArrowRight', points)).toBe('right')
  expect(nearest(here, 'ArrowLeft', points)).toBe('left')
  expect(nearest(here, 'ArrowUp', points)).toBe('above')
})

test('there is nothing beyond the rim', () => {
  expect(nearest(here, 'ArrowDown', points)).toBeNull()
})
