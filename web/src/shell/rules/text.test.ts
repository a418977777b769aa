import { expect, test } from 'vitest'
import { anchor, blocks, lead, pieces, search } from './text'

test('lines become paragraphs and lists', () => {
  expect(blocks('One.\n\n1. First: a\n2. Second\n- Bank: b\n- Mine: c\nEnd.')).toEqual([
    { kind: 'p', text: 'One.' },
    { kind: 'ol', items: ['First: a', 'Second'] },
    { kind: 'ul', items: ['Bank: b', 'Mine: c'] },
    { kind: 'p', text: 'End.' },
  ])
})

test('an item may start with a word it explains', () => {
  expect(lead('Wages: $4 each.')).toEqual(['Wages', '$4 each.'])
  expect(lead('No lead here. But: a colon.')).toEqual(['', 'No lead here. But: a colon.'])
})

test('anchors are plain', () => {
  expect(anchor('Round end and cash limit')).toBe('round-end-and-cash-limit')
})

test('search wants every word, and titles first', () => {
  const topics = [
    { title: 'Land', text: 'A duel may happen.' },
    { title: 'Duel', text: 'Dice.' },
    { title: 'Roads', text: 'None.' },
  ]
  expect(search(topics, 'DUEL').map((topic) => topic.title)).toEqual(['Duel', 'Land'])
  expect(search(topics, 'duel happen').map((topic) => topic.title)).toEqual(['Land'])
  expect(search(topics, ' ')).toHaveLength(3)
})

test('found words are marked, topics linked, and nothing is lost', () => {
  const text = 'See “Roads” (or “elsewhere”): a road.'
  const cut = pieces(text, ['road'], ['Roads'])
  expect(cut.find((piece) => piece.topic)).toEqual({ text: 'Roads', found: false, topic: 'roads' })
  expect(cut.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(['road'])
  expect(cut.map((piece) => piece.text).join('')).toBe('See Roads (or “elsewhere”): a road.')
  expect(pieces('a (b', ['('], [])).toHaveLength(3)
})
