import { expect, test } from 'vitest'
import type { Choice } from '../../shell/lib/protocol'
import { aChoice } from '../../shell/lib/testing'
import { choosing, placement } from '../fixtures'
import { isEdge, isParcel } from './geometry'
import { filtered, markOf, offerOf, onlyRoads, tabFor } from './targets'

const { scene } = placement
const choices = placement.asked[0]!.choices
const offer = offerOf(choices, scene)

const choice = (text: string, at: string | null, extra: Partial<Choice> = {}): Choice => aChoice(text, { group: 'x', at, ...extra })

test('parcels and spaces glow, roads wait for their mode, the rest are buttons', () => {
  const places = [...offer.places.keys()]
  expect(places.some(isParcel)).toBe(true)
  expect(places.some((at) => scene.spaces.some((space) => space.at === at))).toBe(true)
  expect([...offer.edges.keys()].every(isEdge)).toBe(true)
  expect(offer.edges.size).toBeGreaterThan(0)
  expect(offer.buttons.map((button) => button.text)).toContain('pass')
})

test('nothing that may be chosen gets lost', () => {
  const shown = [...offer.places.values(), ...offer.edges.values()].flat().length + offer.buttons.length
  expect(shown).toBe(choices.length)
})

test('enclosures are places in a row of their own, below the track of a phone', () => {
  const enclosures = [{ at: 'enclosure-3', number: 3, kind: 'herd', sign: '', text: '', hats: 2, closed: false }]
  const asked = [choice('horse-3', 'enclosure-3', { mark: 'free' }), choice('no', null)]
  const stabled = offerOf(asked, { ...scene, enclosures })
  expect([...stabled.places.keys()]).toEqual(['enclosure-3'])
  expect(stabled.buttons.map((button) => button.text)).toEqual(['no'])
  expect(stabled.groups).toEqual([])
  expect(tabFor(stabled)).toBe('track')
})

test('groups count their places and show what a click means', () => {
  const total = offer.groups.reduce((sum, group) => sum + group.count, 0)
  expect(total).toBe([...offer.places.values()].flat().length)
  expect(offer.groups.find((group) => group.name === 'Attack')).toMatchObject({ mark: 'fight' })
  expect(offer.groups.find((group) => group.name === 'Land')).toMatchObject({ mark: 'free' })
})

test('a filter hides the other kinds', () => {
  const attacks = filtered(offer.places, 'Attack')
  expect(attacks.size).toBe(offer.groups.find((group) => group.name === 'Attack')?.count)
  expect(filtered(offer.places, null)).toBe(offer.places)
})

test('several choices can share a place', () => {
  const shared = offerOf([choice('a', 'd4'), choice('b', 'd4', { mark: 'fight' })], scene)
  expect(shared.places.get('d4')).toHaveLength(2)
  expect(markOf(shared.places.get('d4'))).toBe('fight')
  expect(markOf(undefined)).toBeNull()
})

test('characters are known by their tile', () => {
  const characters = offerOf(choosing.asked[0]!.choices, choosing.scene)
  const free = choosing.scene.characters.filter((character) => character.seat === null)
  expect([...characters.characters.keys()].sort()).toEqual(free.map((character) => character.tile).sort())
  expect(tabFor(characters)).toBe('players')
})

test('when only roads are asked for, there is no other mode', () => {
  expect(onlyRoads(offer)).toBe(false)
  expect(onlyRoads(offerOf([choice('d4n', 'd4n'), choice('done', null)], scene))).toBe(true)
})

test('a place one can only leave is marked as such', () => {
  const back = choice('back-d4', 'd4', { mark: 'back' })
  expect(markOf([back])).toBe('back')
  expect(markOf([back, choice('wages', 'wages', { mark: 'free' })])).toBe('free')
})

test('the phone opens the tab with the targets', () => {
  expect(tabFor(offer)).toBe('track')
  expect(tabFor(offerOf([choice('d4', 'd4')], scene))).toBe('track')
  expect(tabFor(offerOf([choice('pass', null)], scene))).toBeNull()
})
