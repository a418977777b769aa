import { cleanup, screen, waitFor, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LogLine, Move, Update } from '../lib/protocol'
import { rest } from '../lib/rest'
import { aTable, stumblingBlocks } from '../lib/testing'
import { FakeServer, heard, open, withoutServer } from './fakes'

/** Looking through a game: by buttons, keys and slider, and by itself. */

const TEXTS = ['Wren takes 1.', 'Josie takes 2.', 'Wren takes 3.', 'Josie takes 1.']
const MOVES: Move[] = TEXTS.map((text, n) => ({ version: n + 1, seat: n % 2, round: 1 + Math.floor(n / 2), text, places: [] }))
const LOG: LogLine[] = MOVES.map(({ version, seat, text }) => ({ version, seat, kind: 'took', text, places: [], amount: null, undone: false }))

function stones(changes: Partial<Update> = {}): Update {
  return {
    type: 'update', table: aTable({ game: 'stones', state: 'over', mine: [] }), version: 4, scene: { lines: [] }, asked: [], waiting: '', whole: true,
    log: LOG, marks: [], undo: { last: false, turn: false, ask: false }, clocks: null, lesson: null, commitment: '', seed: null, result: null, ...changes,
  }
}

beforeEach(() => {
  withoutServer()
  vi.spyOn(rest, 'moves').mockResolvedValue(MOVES)
  vi.spyOn(FakeServer.prototype, 'send').mockImplementation(function (this: FakeServer, text: string) {
    const message = JSON.parse(text) as { type: string; id: number; version: number }
    FakeServer.heard.push(message)
    if (message.type === 'hello') this.says(FakeServer.update)
    if (message.type !== 'past') return
    const log = LOG.filter((line) => line.version === message.version)
    queueMicrotask(() => this.says({ type: 'past', id: message.id, version: message.version, scene: { lines: [[{ text: `after ${message.version}`, style: '' }]] }, log }))
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const panel = () => within(screen.getByRole('region', { name: 'Look through the game' }))
const caption = () => panel().getByRole('heading').textContent?.trim()
const slider = () => panel().getByRole<HTMLInputElement>('slider')
const logged = () => within(screen.getByRole('list', { name: 'Log' })).queryAllByRole('listitem').map((item) => item.textContent?.trim())

async function opened(changes: Partial<Update> = {}) {
  const page = await open(stones(changes))
  if (changes.table?.state !== 'playing') await waitFor(() => expect(slider().max).toBe('4'))
  return page
}

/** The one beside the slider; the bar has another for phones, which hide the rest. */
const play = (): HTMLElement => {
  const last = panel().getAllByRole('button', { name: 'Play' }).at(-1)
  if (!last) throw new Error('nothing plays')
  return last
}

test('each move has its caption, the log follows, and the board is that of the moment', async () => {
  const { container } = await opened()
  const user = userEvent.setup()
  await user.click(panel().getByRole('button', { name: /One move back/ }))
  await waitFor(() => expect(caption()).toBe('Wren takes 3.'))
  expect(logged()).toEqual(TEXTS.slice(0, 3))
  expect(screen.getByRole('region', { name: 'The table' })).toHaveTextContent('after 3')
  expect(slider()).toHaveAttribute('aria-valuetext', 'Move 3 of 4')
  expect([...container.querySelectorAll('.rounds li')].map((mark) => mark.textContent)).toEqual(['1', '2'])
  expect(await stumblingBlocks(container)).toEqual([])
})

test('arrows step, with shift by rounds, and Escape leads to the end', async () => {
  await opened()
  const user = userEvent.setup()
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(caption()).toBe('Wren takes 3.'))
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await waitFor(() => expect(caption()).toBe('Wren takes 1.'))
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(caption()).toBe('Josie takes 2.'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(slider().value).toBe('4'))
})

test('it plays from the beginning to the end by itself, faster if one likes, and pauses', async () => {
  await opened()
  const user = userEvent.setup()
  await user.selectOptions(panel().getByRole('combobox', { name: 'Speed' }), '4')
  await user.click(play())
  await waitFor(() => expect(caption()).toBe('Before the first move'))
  await waitFor(() => expect(caption()).toBe('Wren takes 1.'), { timeout: 3000 })
  await user.click(panel().getByRole('button', { name: 'Pause' }))
  const asked = heard('past').length
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(heard('past')).toHaveLength(asked)
  await user.keyboard('{Tab}')
  await user.click(play())
  await waitFor(() => expect(slider().value).toBe('4'), { timeout: 5000 })
  expect(play()).toBeVisible()
})

test('whoever plays looks back, and comes back to the question', async () => {
  const asked = [{ seat: 0, question: 'How many do you take?', choices: [] }]
  await opened({ asked, table: aTable({ game: 'stones' }) })
  const user = userEvent.setup()
  expect(screen.queryByRole('region', { name: 'Look through the game' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Look back' }))
  await waitFor(() => expect(caption()).toBe('Wren takes 3.'))
  await user.click(panel().getByRole('button', { name: 'Back to live' }))
  expect(screen.getByRole('heading', { name: /How many do you take/ })).toBeVisible()
})
