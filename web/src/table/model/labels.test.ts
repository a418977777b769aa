import { expect, test } from 'vitest'
import type { Choice, Scene } from '../../lib/protocol'
import { NAMES } from '../fixtures/build'
import { placement } from '../fixtures/placement'
import { edgeLabel, parcelLabel, spaceLabel, splitQuestion } from './labels'

const scene = placement.scene as Scene
const names = (seat: number): string => NAMES[seat] ?? ''
const choice = (label: string): Choice => ({ action: 1, text: '', label, group: '', at: null, mark: 'free' })

test('a building says whose it is, what it pays, who is there and what one may do', () => {
  expect(parcelLabel('e4', scene.parcels['e4']!, names, [choice('Defend it')])).toBe(
    'e4, Drugstore of Wren, income $21, cowboys: Silas; you may: Defend it',
  )
})

test('land says what it costs', () => {
  expect(parcelLabel('d2', scene.parcels['d2']!, names, [])).toBe('d2, free land, costs $4')
  expect(parcelLabel('h7', scene.parcels['h7']!, names, [])).toBe('h7, land of Silas')
})

test('a shield is mentioned', () => {
  expect(parcelLabel('c6', scene.parcels['c6']!, names, [])).toContain('safe from attacks')
})

test('a space says what it gives, a tile what it costs', () => {
  const at = (name: string) => scene.spaces.find((space) => space.at === name)!
  expect(spaceLabel(at('wages'), names, [])).toBe('Wages, $4 a cowboy, cowboys: Ezra and Josie')
  expect(spaceLabel(at('build-5'), names, [])).toBe('Hotel for $5, the white cowboy')
  expect(spaceLabel(at('vp-2'), names, [])).toContain('closed')
})

test('a road says what it lies between', () => {
  expect(edgeLabel('d4n', [])).toBe('d4n, between d4 and d5')
  expect(edgeLabel('a1s', [])).toBe('a1s, on the border of a1')
})

test('a long question has a headline', () => {
  expect(splitQuestion('Place a cowboy, or pass.')).toEqual(['Place a cowboy, or pass.', ''])
  expect(splitQuestion('Which land do you buy? You have $14; think.')).toEqual(['Which land do you buy?', 'You have $14; think.'])
  expect(splitQuestion('Choose a character: its power works this round.')).toEqual([
    'Choose a character.',
    'Its power works this round.',
  ])
})
