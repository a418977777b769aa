import { expect, test } from 'vitest'
import type { Choice } from '../../shell/lib/protocol'
import type { Parcel, Space } from './scene'
import { aChoice } from '../../shell/lib/testing'
import { edgeLabel, parcelLabel, spaceLabel } from './labels'

const names = (seat: number): string => ['Josie', 'Ezra', 'Wren', 'Silas'][seat] ?? ''
const choice = (label: string): Choice => aChoice('', { label, mark: 'free' })

const land: Parcel = {
  owner: null,
  thing: null,
  name: '',
  income: null,
  cap: null,
  price: 4,
  cowboys: [],
  white: null,
  dynamite: [],
  noDuel: [],
  shield: false,
  connected: false,
  fresh: false,
  tripled: false,
  outlaw: false,
  halved: false,
  doubled: false,
}
const drugstore: Parcel = { ...land, owner: 2, thing: 'drugstore', name: 'Drugstore', income: 21, cap: 33, price: null, cowboys: [3] }
const wages: Space = {
  at: 'wages',
  name: 'Wages',
  effect: '$4 a cowboy',
  price: null,
  tile: null,
  tileName: null,
  closed: false,
  duel: false,
  cowboys: [1, 0],
  white: null,
  dynamite: [],
  noDuel: [],
}

test('a building says whose it is, what it pays, who is there and what one may do', () => {
  expect(parcelLabel('e4', drugstore, names, [choice('Defend it')])).toBe(
    'e4, Drugstore of Wren, income $21, cowboys: Silas; you may: Defend it',
  )
})

test('land says what it costs', () => {
  expect(parcelLabel('d2', land, names, [])).toBe('d2, free land, costs $4')
  expect(parcelLabel('h7', { ...land, owner: 3, price: null }, names, [])).toBe('h7, land of Silas')
})

test('a shield is mentioned', () => {
  expect(parcelLabel('c6', { ...drugstore, shield: true }, names, [])).toContain('safe from attacks')
})

test('a space says what it gives, a tile what it costs', () => {
  const hotel: Space = { ...wages, at: 'build-5', price: 5, tile: 'hotel', tileName: 'Hotel', cowboys: [], white: 0 }
  expect(spaceLabel(wages, names, [])).toBe('Wages $4 a cowboy, cowboys: Ezra and Josie')
  expect(spaceLabel(hotel, names, [])).toBe('$5 Hotel, the white cowboy')
  expect(spaceLabel({ ...wages, closed: true }, names, [])).toContain('closed')
})

test('a road says what it lies between', () => {
  expect(edgeLabel('d4n', [])).toBe('d4n, between d4 and d5')
  expect(edgeLabel('a1s', [])).toBe('a1s, on the border of a1')
})
