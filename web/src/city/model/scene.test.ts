import { expect, test } from 'vitest'
import { placement } from '../fixtures'
import type { Scene } from '../../shell/lib/protocol'
import { completed } from './scene'

/** What arrives: not everything is said. */
const sent = (changes: object): Scene => ({ ...structuredClone(placement.scene), ...changes }) as Scene

test('what is not said is filled in', () => {
  const scene = completed(sent({ parcels: { a1: {} }, lot: undefined, players: [{ seat: 0 }] }))
  expect(scene.parcels['a1']).toMatchObject({ owner: null, white: null, cowboys: [], dynamite: [], tripled: false })
  expect(scene.players[0]).toMatchObject({ second: null, dynamite: 0, noDuel: 0 })
  expect(scene.auction).toBeNull()
})

test('the white cowboy works for a seat, also for the first one', () => {
  expect(completed(sent({ parcels: { a1: { white: 0 } } })).parcels['a1']!.white).toBe(0)
})

test('in older records he works for whoever has number 1', () => {
  const characters = [{ tile: 'sheriff', number: 1, seat: 3 }]
  const scene = completed(sent({ characters, parcels: { a1: { white: true }, a2: { white: false } } }))
  expect(scene.parcels['a1']!.white).toBe(3)
  expect(scene.parcels['a2']!.white).toBeNull()
})
