import { expect, test } from 'vitest'
import { placement } from '../fixtures'
import type { Scene } from './scene'
import { completed } from './scene'

/** What arrives: not everything is said. */
const sent = (changes: object): Scene => ({ ...structuredClone(placement.scene), ...changes }) as Scene

test('what is not said is filled in', () => {
  const scene = completed(sent({ parcels: { a1: {} } }))
  expect(scene.parcels['a1']).toMatchObject({ owner: null, white: null, cowboys: [], dynamite: [], noDuel: [], tripled: false })
  const { enclosures: _, horsesLeft: __, ...without } = placement.scene
  expect(completed(without)).toMatchObject({ enclosures: [], horsesLeft: 0 })
})

test('the white cowboy works for a seat, also for the first one', () => {
  expect(completed(sent({ parcels: { a1: { white: 0 } } })).parcels['a1']!.white).toBe(0)
})
