import { expect, test } from 'vitest'
import type { Ruling } from '../lib/protocol'
import { firstPlace, isExample, placeOf, searchRulings, type Shelf } from './rulings'
import { pieces } from './text'

function ruling(id: string, title: string, text = ''): Ruling {
  return { id, title, text, why: '', readings: [] }
}

const shelves: Shelf[] = [
  {
    game: 'city',
    title: 'City',
    pages: [
      { name: 'setup', title: 'Set-up', intro: '', rulings: [ruling('R-ONE', 'Duels at the start'), ruling('EX-01b', 'A case')] },
      { name: 'duels', title: 'Duels', intro: '', rulings: [ruling('R-TWO', 'Two', 'A duel of two.')] },
    ],
  },
  { game: 'cards', title: 'Cards', pages: [{ name: 'auction', title: 'Auction', intro: '', rulings: [ruling('A01', 'When')] }] },
]

test('an address names a ruling, a page, or the beginning', () => {
  expect(placeOf(shelves, 'R-TWO')?.page.name).toBe('duels')
  expect(placeOf(shelves, 'ex-01B')?.ruling?.id).toBe('EX-01b')
  expect(placeOf(shelves, 'auction')).toMatchObject({ shelf: { game: 'cards' }, ruling: null })
  expect(placeOf(shelves, 'rulings')?.page.name).toBe('setup')
  expect(placeOf(shelves, 'rulings', 'cards')?.page.name).toBe('auction')
  expect(placeOf(shelves, 'R-THREE')).toBeNull()
  expect(firstPlace([])).toBeNull()
})

test('search goes through all pages of a game, names and titles first', () => {
  const [city] = shelves
  expect(city && searchRulings(city, 'duel').map(({ id }) => id)).toEqual(['R-ONE', 'R-TWO'])
  expect(city && searchRulings(city, 'r-two').map(({ id }) => id)).toEqual(['R-TWO'])
  expect(city && searchRulings(city, 'when')).toEqual([])
})

test('examples are told from rulings', () => {
  expect(['EX-01', 'D-02', 'T03'].every((id) => isExample(ruling(id, '')))).toBe(true)
  expect(['R-ONE', 'B-GRID', 'A01', 'C-SETUP'].some((id) => isExample(ruling(id, '')))).toBe(false)
})

test('names of rulings in a text are links, and what is in backticks is code', () => {
  const names = new Set(['R-TWO', 'A01', 'EX-01b'])
  const cut = pieces('See R-TWO, EX-01b and A01, not R-THREE: `MM / ..`', [], [], names)
  expect(cut.filter((piece) => piece.ruling).map((piece) => piece.ruling)).toEqual(['R-TWO', 'EX-01b', 'A01'])
  expect(cut.find((piece) => piece.code)?.text).toBe('MM / ..')
  expect(cut.map((piece) => piece.text).join('')).toBe('See R-TWO, EX-01b and A01, not R-THREE: MM / ..')
})
