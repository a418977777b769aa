import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import cards from '../../cards/en.ftl?raw'
import city from '../../city/en.ftl?raw'
import shell from '../en.ftl?raw'
import { catalogue, worded } from './catalogue'
import { ago, listed, ordinal, t } from './words'

const sources = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.ts', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const code = (inside: (path: string) => boolean): string =>
  Object.entries(sources)
    .filter(([path]) => inside(path))
    .map(([, text]) => text)
    .join('\n')
const inCards = (path: string): boolean => path.startsWith('../../cards/')

/** The ids of the messages of some files, each as often as it is there. */
const ids = (...texts: string[]): string[] => texts.flatMap((text) => new FluentResource(text).body.map(({ id }) => id))

const CATALOGUES = [
  { name: 'pages and board game', said: /\bt\(\s*'([^']+)'/g, code: code((path) => !inCards(path)), known: ids(shell, city) },
  { name: 'card game', said: /\bsay\(\s*'([^']+)'/g, code: code(inCards), known: ids(cards) },
]
const idOf = (word: string): string => word.replaceAll('.', '-')

describe.each(CATALOGUES)('the catalogue of $name', ({ said, code, known }) => {
  test('has every word that is asked for', () => {
    const asked = [...code.matchAll(said)].map((match) => match[1] ?? '')
    expect(asked.length).toBeGreaterThan(40)
    expect([...new Set(asked)].filter((word) => !known.includes(idOf(word)))).toEqual([])
  })

  test('has no word that nobody asks for', () => {
    const literals = new Set([...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map((match) => idOf(match[1] ?? '')))
    const prefixes = [...code.matchAll(/`([\w.-]+\.)\$\{/g)].map((match) => idOf(match[1] ?? ''))
    expect(known.filter((id) => !literals.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)))).toEqual([])
  })

  test('never defines a word twice', () => {
    expect(known.filter((id, n) => known.indexOf(id) !== n)).toEqual([])
  })
})

test.each([shell, city, cards])('every line of a catalogue is a message or a comment', (text) => {
  const begins = text.split('\n').filter((line) => /^[\w-]/.test(line))
  expect(begins.map((line) => line.split(' ')[0])).toEqual(ids(text))
})

test('variables are filled', () => {
  expect(t('end.title', { name: 'Wren' })).toBe('Wren takes the town')
  expect(t('end.title')).toBe('{$name} takes the town')
  expect(t('no.such.word')).toBe('no.such.word')
})

test('numbers are digits alone, and languages may have more than two plurals', () => {
  const known = catalogue('n = { $n }\nplace = { NUMBER($n, type: "ordinal") ->\n    [two] { $n }nd\n   *[other] { $n }th\n}')
  expect(worded(known, 'n', { n: 12345 })).toBe('12345')
  expect(worded(known, 'place', { n: 1002 })).toBe('1002nd')
  expect(() => catalogue('n = one', 'n = two')).toThrow()
})

test('plurals follow n', () => {
  expect(t('games.waiting', { n: 1 })).toBe('1 waits for you')
  expect(t('games.waiting', { n: 2 })).toBe('2 wait for you')
})

test('places in an order', () => {
  expect([1, 2, 3, 4, 11, 22].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd'])
})

test('lists of names', () => {
  expect(listed(['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo, and Cy')
})

test('times past', () => {
  const now = Date.parse('2026-01-01T12:00:00Z')
  expect(ago('2026-01-01T11:57:00Z', now)).toBe('3 minutes ago')
  expect(ago('2025-12-30T12:00:00Z', now)).toBe('2 days ago')
  expect(ago('nonsense', now)).toBe('')
})
