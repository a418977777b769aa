import { expect, test } from 'vitest'

/** The shell knows no game, and no game knows another: only games.ts knows which there are. */

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!./table/fakes.ts'], { query: '?raw', import: 'default', eager: true })

const importsOf = (text: string): string[] => [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map((match) => match[1] ?? '')

/** "../city/model/art" seen from "shell/end/Review.svelte": the part of the app it belongs to. */
function partOf(path: string, imported: string): string {
  const parts = path.split('/').slice(0, -1)
  for (const step of imported.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts[0] ?? ''
}

const files = Object.entries(sources).map(([name, text]) => ({ path: name.startsWith('../') ? name.slice(3) : `shell/${name.slice(2)}`, text }))

test.each([
  ['shell', ['city', 'cards']],
  ['city', ['cards', 'games']],
  ['cards', ['city', 'games']],
])('%s imports none of %s', (part, others) => {
  const own = files.filter(({ path }) => path.startsWith(`${part}/`))
  expect(own.length).toBeGreaterThan(20)
  const wrong = own.flatMap(({ path, text }) => importsOf(text).filter((one) => others.includes(partOf(path, one))).map((one) => `${path}: ${one}`))
  expect(wrong).toEqual([])
})
