import { expect, test } from 'vitest'
import { placement } from '../fixtures'
import { signsOn, tokenOf } from './tokens'

const crowd = { cowboys: [1, 0, 1], white: null, dynamite: [0], noDuel: [1] }

test('a token lies with the last cowboy of its seat', () => {
  expect([0, 1, 2, 3].map((n) => tokenOf(crowd, n))).toEqual([null, 'dynamite', 'no-duel', null])
})

test('signs are explained as long as there are any', () => {
  expect(signsOn(placement.scene)).toEqual([])
  const parcels = { ...placement.scene.parcels, a1: { ...placement.scene.parcels['a1']!, tripled: true, dynamite: [0] } }
  expect(signsOn({ ...placement.scene, parcels, lot: ['a1', 'a2'] })).toEqual(['lot', 'tripled', 'dynamite'])
})
