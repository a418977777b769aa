import { expect, test } from 'vitest'
import type { Choice } from '../../lib/protocol'
import { placement } from '../fixtures/placement'
import { choosing } from '../fixtures/choosing'
import { isCity } from '../../lib/protocol'
import { filtered, isCostly, markOf, offerOf, onlyRoads, tabFor } from './targets'

const scene = isCity(placement.scene) ? placement.scene : null
const offer = offerOf(placement.asked[0]!.choices, scene)

const choice = (text: string, at: string | null, extra: Partial<Choice> = {}): Choice => ({
  action: 0,
  text,
  label: text,
  group: 'x',
  at,
  mark: 'plain',
  ...extra,
})

test('parcels and spaces glow, roads wait for their mode, the rest are buttons', () => {
  expect(offer.places.has('wages')).toBe(true)
  expect(offer.places.has('d2')).toBe(true)
  expect([...offer.edges.keys()].every((at) => at.length === 3)).toBe(true)
  expect(offer.edges.size).toBeGreaterThan(0)
  expect(offer.buttons.map((button) => button.text)).toEqual(['pass'])
})

test('groups count their places and show what a click means', () => {
  const total = offer.groups.reduce((sum, group) => sum + group.count, 0)
  expect(total).toBe(offer.places.size)
  expect(offer.groups.find((group) => group.name === 'Raids')).toMatchObject({ mark: 'fight' })
})

test('a filter hides the other kinds', () => {
  const raids = filtered(offer.places, 'Raids')
  expect(raids.size).toBe(offer.groups.find((group) => group.name === 'Raids')?.count)
  expect(filtered(offer.places, null)).toBe(offer.places)
})

test('several choices can share a place', () => {
  const shared = offerOf([choice('a', 'd4'), choice('b', 'd4', { mark: 'fight' })], scene)
  expect(shared.places.get('d4')).toHaveLength(2)
  expect(markOf(shared.places.get('d4'))).toBe('fight')
  expect(markOf(undefined)).toBeNull()
})

test('many amounts are a stepper in order, few are buttons', () => {
  const many = offerOf(['4', '0', '12', '8'].map((text) => choice(text, null)), scene)
  expect(many.amounts.map((amount) => amount.text)).toEqual(['0', '4', '8', '12'])
  expect(many.buttons).toEqual([])
  const few = offerOf(['0', '3'].map((text) => choice(text, null)), scene)
  expect(few.amounts).toEqual([])
  expect(few.buttons).toHaveLength(2)
})

test('characters are known by their tile', () => {
  const update = choosing
  const characters = offerOf(update.asked[0]!.choices, isCity(update.scene) ? update.scene : null)
  expect(characters.characters.size).toBeGreaterThan(2)
  expect(tabFor(characters)).toBe('players')
})

test('when only roads are asked for, there is no other mode', () => {
  expect(onlyRoads(offer)).toBe(false)
  expect(onlyRoads(offerOf([choice('d4n', 'd4n'), choice('done', null)], scene))).toBe(true)
})

test('an unknown game gets buttons only', () => {
  const plain = offerOf([choice('x', 'd4'), choice('y', null)], null)
  expect(plain.buttons).toHaveLength(2)
})

test('fights, spending and passing are worth a second thought', () => {
  expect(isCostly(choice('d4', 'd4', { mark: 'fight' }))).toBe(true)
  expect(isCostly(choice('d4', 'd4', { label: 'Buy d4 for $4' }))).toBe(true)
  expect(isCostly(choice('pass', null))).toBe(true)
  expect(isCostly(choice('wages', 'wages'))).toBe(false)
})

test('the phone opens the tab with the targets', () => {
  expect(tabFor(offer)).toBe('track')
  expect(tabFor(offerOf([choice('d4', 'd4')], scene))).toBeNull()
})
