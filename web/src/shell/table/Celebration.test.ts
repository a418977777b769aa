import { cleanup, fireEvent } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome, Update } from '../lib/protocol'
import { rest } from '../lib/rest'
import { aTable } from '../lib/testing'
import { FakeServer, open, stones, takes, withoutServer } from './fakes'
import { Play } from './state/play.svelte'

/** The end of a game is celebrated for those who were there. */

const scores = [12, 14].map((total) => ({ total, lines: [{ label: 'Stones', detail: '', points: total }] }))
const result: Outcome = { reason: '', ranking: [1, 0], winners: 1, story: '', scores }
const ended = (changes: Partial<Update> = {}) => stones(null, { table: aTable({ game: 'stones', state: 'over' }), version: 10, result, ...changes })
const feast = () => document.querySelector<HTMLElement>('[data-celebration]')
const said = () => document.querySelector('[data-won]')?.textContent
const moving = (likes: boolean) => vi.spyOn(Play.prototype, 'moves', 'get').mockReturnValue(likes)

beforeEach(() => {
  withoutServer()
  vi.spyOn(rest, 'review').mockResolvedValue({ state: 'none', bot: '', done: 0, total: 0, moves: [], curve: [] })
  vi.spyOn(rest, 'charts').mockResolvedValue({ rounds: [0], vp: [[0, 0]], cash: [[0, 0]] })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('who was there sees hats fly, in nobody’s way and not for long, and hears who has won', async () => {
  moving(true)
  await open(stones(takes))
  FakeServer.last!.says(ended({ whole: false, log: [] }))
  await vi.waitFor(() => expect(feast()).not.toBeNull(), 15_000)
  expect(feast()).toHaveAttribute('aria-hidden', 'true')
  expect(said()).toBe('Josie takes the town')
  await fireEvent.animationEnd(feast()!.querySelector('i')!)
  expect(feast()).toBeNull()
})

test('who does not like moving pictures is told, and sees none', async () => {
  moving(false)
  await open(stones(takes))
  FakeServer.last!.says(ended({ whole: false, log: [] }))
  await vi.waitFor(() => expect(said()).toBe('Josie takes the town'))
  expect(feast()).toBeNull()
})

test('a game that was over already is not celebrated again', async () => {
  moving(true)
  await open(ended())
  await vi.waitFor(() => expect(document.querySelector('.end')).not.toBeNull(), 15_000)
  expect(feast()).toBeNull()
  expect(said()).toBe('')
})
