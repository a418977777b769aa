import { expect, test } from 'vitest'
import { aChoice } from '../../shell/lib/testing'
import type { Enclosure, Stable } from './scene'
import { allHorses, enclosureLabel, yardIcon } from './stables'

const stable: Stable = {
  horses: 1,
  tokens: 2,
  inside: [0, 0, 2, 0, 1],
  cowboys: [false, false, true, false, false],
  points: [0, 0, 8, 0, 5],
  rodeo: 13,
}
const herd: Enclosure = { at: 'enclosure-3', number: 3, kind: 'herd', sign: '', text: 'a Ranch pays double', hats: 2, closed: false }
const choice = aChoice('horse-3', { label: 'Enclosure 3', group: 'Enclosures', at: 'enclosure-3', mark: 'free' })

test('horses are counted wherever they stand', () => {
  expect(allHorses(stable)).toBe(4)
})

test('an enclosure says what it does, what stands there and what one may do', () => {
  expect(enclosureLabel(herd, stable, [choice])).toBe(
    'Enclosure 3: a Ranch pays double, 2 rodeo points a horse, 2 horses, a cowboy; you may: Enclosure 3',
  )
  const ride: Enclosure = { ...herd, number: 2, text: 'ride', hats: 1, closed: true }
  expect(enclosureLabel(ride, stable, [])).toBe('Enclosure 2: ride, 1 rodeo point a horse, not used')
})

test('every enclosure has a drawing', () => {
  expect(['guns', 'ride', 'herd', 'purse', 'show'].map(yardIcon)).toEqual(['revolver', 'cowboy', 'b-ranch', 'dollar', 'flag'])
})
