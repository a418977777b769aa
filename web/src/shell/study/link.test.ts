import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskShown } from '../lib/protocol'
import { rest } from '../lib/rest'
import { aTable } from '../lib/testing'
import { stones, takes, withoutServer } from '../table/fakes'
import { analysisOf, linkOf, mayAnalyse, openingOf } from './link'
import { Study } from './study.svelte'

/** Links hold all there is, in an address that is short enough to be passed on. */

const POSITION = `carson stones position 1\n${'+      '.repeat(60)}\n5 stones`
const MAIN = Array.from({ length: 240 }, (_, n) => (n % 3 === 2 ? `* die-${1 + (n % 6)}` : `${'AB'[n % 2]} take-${1 + (n % 5)}`))

beforeEach(() => {
  withoutServer()
  vi.spyOn(rest, 'desk').mockImplementation(({ steps, known = 0 }): Promise<DeskShown> => {
    const told = steps.slice(known).map((step, n) => ({ step, lots: [], move: { version: known + n + 1, seat: null, round: 1, text: step, places: [] } }))
    return Promise.resolve({ update: stones(takes), steps: told, length: steps.length, position: POSITION })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const fragment = async (study: Study): Promise<string> => (await linkOf(study)).replace('/analysis', '')

test('a game with a variation comes back from its link', async () => {
  const study = new Study({ position: POSITION, names: ['Wren', 'Josie ☆'], steps: MAIN })
  const walk = [...MAIN.slice(0, 100), 'A take-9', '* die-2']
  await study.go(walk)
  const link = await fragment(study)
  expect(link.length).toBeLessThan(1500)
  expect(link).toMatch(/^#[\w-]+$/)
  expect(await openingOf(link)).toEqual({ position: POSITION, names: ['Wren', 'Josie ☆'], steps: MAIN, at: 100, walk })
})

test('a position alone comes back from its link', async () => {
  const study = new Study({ position: POSITION })
  await study.go([])
  expect(await openingOf(await fragment(study))).toEqual({ position: POSITION, steps: [], at: 0, walk: [] })
})

test('a link that was cut holds nothing', async () => {
  const study = new Study({ position: POSITION, steps: MAIN })
  const link = await fragment(study)
  expect(await openingOf(link.slice(0, 40))).toBeNull()
  expect(await openingOf('#rubbish!')).toBeNull()
})

test('games are analysed when they are over, or by those who play alone with hints', () => {
  const bots = aTable({ hints: 'Marshal' }).seats.map((seat) => (seat.you ? seat : { ...seat, kind: 'bot' as const }))
  expect(mayAnalyse(aTable({ state: 'over', mine: [] }))).toBe(true)
  expect(mayAnalyse(aTable({ hints: 'Marshal' }))).toBe(false)
  expect(mayAnalyse(aTable({ hints: 'Marshal', seats: bots }))).toBe(true)
  expect(mayAnalyse(aTable({ hints: null, seats: bots }))).toBe(false)
  expect(analysisOf(aTable(), 7)).toBe('/analysis?table=ab&at=7')
  expect(analysisOf(aTable({ shared: true }), 7)).toBe('/analysis?game=ab&at=7')
})
