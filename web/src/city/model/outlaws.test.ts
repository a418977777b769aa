import { expect, test } from 'vitest'
import type { LogLine } from '../../shell/lib/protocol'
import type { Parcel, Scene } from './scene'
import { completed } from './scene'
import { placement } from '../fixtures'
import { fightAfter, fightIn } from './duels'
import { parcelLabel } from './labels'
import { flightsBetween } from './moves'
import { outlawSteps, paidIncome } from './outlaws'
import { signsOn } from './tokens'

/** A scene with outlaws of strength 10 on these parcels. */
function held(...parcels: string[]): Scene {
  const scene = structuredClone(placement.scene)
  for (const at of Object.keys(scene.parcels)) scene.parcels[at]!.outlaw = parcels.includes(at)
  return { ...scene, outlaws: { strength: 10, vp: 3, count: parcels.length } }
}

const building = (changes: Partial<Parcel>): Parcel =>
  completed({ ...placement.scene, parcels: { a1: { thing: 'saloon', name: 'Saloon', owner: 0, income: 15, ...changes } as Parcel } }).parcels['a1']!
const line = (kind: string, seat: number | null, amount: number | null, places: string[] = []): LogLine =>
  ({ kind, seat, amount, places, text: '', version: 1 }) as unknown as LogLine

test('held by an outlaw leaves half of the income, rounded down', () => {
  expect(paidIncome(building({ outlaw: true, halved: true }))).toBe(7)
  expect(paidIncome(building({ outlaw: true }))).toBe(15)
  expect(paidIncome(building({ income: null }))).toBeNull()
})

test('a screen reader hears of the outlaw and of what is left', () => {
  const label = parcelLabel('a1', building({ outlaw: true, halved: true }), () => 'Ann', [])
  expect(label).toContain('income $7')
  expect(label).toContain('held by an outlaw')
})

test('held by an outlaw steps over from a neighbour, or comes from outside', () => {
  expect(outlawSteps(held('d4', 'g7'), held('e5', 'g7'))).toEqual([{ from: 'd4', to: 'e5' }])
  expect(outlawSteps(held('a1'), held('e5'))).toEqual([{ from: null, to: 'e5' }])
  expect(outlawSteps(held('d4'), held())).toEqual([])
})

test('what has moved flies', () => {
  const flights = flightsBetween(held('d4'), held('e5'))
  expect(flights).toContainEqual({ kind: 'outlaw', seat: null, from: 'outlaw:d4', to: 'outlaw:e5' })
})

test('a fight with held by an outlaw shows its strength and may be lost by everybody', () => {
  const scene = held('d4')
  scene.parcels['d4']!.cowboys = [0]
  const begun = fightAfter(null, line('duel', null, null, ['d4']), scene)
  expect(begun).toMatchObject({ outlaw: 10, winner: null })
  expect(fightAfter(begun, line('outlaw-won', null, 10, ['d4']), scene)).toMatchObject({ winner: 'outlaw' })
  expect(fightAfter(begun, line('won', 0, 12, ['d4']), scene)).toMatchObject({ winner: 0 })
})

test('a duel without held by an outlaw has none', () => {
  const scene = { ...held(), duel: { place: 'build-8', dice: [], outlaw: null } }
  expect(fightIn(scene)).toMatchObject({ outlaw: null })
})

test('the legend explains outlaws while there are any', () => {
  expect(signsOn(held('d4'))).toContain('outlaw')
  expect(signsOn(held())).not.toContain('outlaw')
})
