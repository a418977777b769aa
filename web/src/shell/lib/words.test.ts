import { describe, expect, test } from 'vitest'
import pages from '../../words/en.json'
import horses from '../../words/en.horses.json'
import secrets from '../../words/en.secrets.json'
import table from '../../words/en.table.json'
import { ago, listed, ordinal, t } from './words'

const sources = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.ts', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const code = Object.values(sources).join('\n')
const parts = [pages, table, horses, secrets]
const catalogue: Record<string, unknown> = Object.assign({}, ...parts)

describe('the catalogue', () => {
  test('has every word that is asked for', () => {
    const asked = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] ?? '')
    expect(asked.length).toBeGreaterThan(100)
    expect([...new Set(asked)].filter((word) => !(word in catalogue))).toEqual([])
  })

  test('has no word that nobody asks for', () => {
    const dynamic = ['ordinal']
    const literals = new Set([...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map((match) => match[1]))
    const prefixes = [...code.matchAll(/`([\w.-]+\.)\$\{/g)].map((match) => match[1] ?? '')
    const unused = Object.keys(catalogue).filter(
      (word) => !dynamic.includes(word) && !literals.has(word) && !prefixes.some((prefix) => word.startsWith(prefix)),
    )
    expect(unused).toEqual([])
  })

  test('never defines a word twice', () => {
    const words = parts.flatMap((part) => Object.keys(part))
    expect(words.filter((word, n) => words.indexOf(word) !== n)).toEqual([])
  })

  test('gives every plural both forms', () => {
    const plurals = Object.entries(catalogue).filter(([, entry]) => typeof entry === 'object')
    expect(plurals.filter(([, entry]) => !('one' in (entry as object) && 'other' in (entry as object)))).toEqual([])
  })
})

test('placeholders are filled', () => {
  expect(t('end.title', { name: 'Wren' })).toBe('Wren takes the town')
  expect(t('end.title')).toBe('{name} takes the town')
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
