import { cleanup, render, screen, waitFor } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Advised, DeskLine, DeskShown, DeskStep, Update } from '../lib/protocol'
import { rest, RestError } from '../lib/rest'
import { stumblingBlocks } from '../lib/testing'
import { stones, takes, withoutServer } from '../table/fakes'
import PositionTable from './PositionTable.svelte'
import { Study } from './study.svelte'

/** A study of a game without a screen of its own: whoever takes the last of five stones wins; a die falls after each answer. */

const POSITION = 'carson stones position 1\n5'
const worded = (step: string, version: number): DeskStep => ({
  step, lots: step.startsWith('*') ? [{ step, text: step, weight: 1 }] : [], move: { version, seat: null, round: 1, text: `It is ${step}.`, places: [] },
})

function desk({ steps, known = 0 }: DeskLine & { known?: number }): DeskShown {
  const whole = steps.flatMap((step, n) => (step.startsWith('*') || steps[n + 1]?.startsWith('*') ? [step] : [step, `* ${n}`]))
  const log = whole.map((step, n) => ({ version: n + 1, seat: 0, kind: 'took', text: `It is ${step}.`, places: [], amount: null, undone: false }))
  const update: Update = { ...stones(takes, { version: whole.length, log, undo: { last: whole.length > 0, turn: false, ask: false } }) }
  update.table = { ...update.table, mine: [0, 1], hints: 'Marshal' }
  return { update, length: whole.length, position: POSITION, steps: whole.slice(known).map((step, n) => worded(step, known + n + 1)) }
}

const advice = (round: number): Advised => ({ seat: 0, bot: 'Marshal', rounds: 3, options: [{ action: 2, win: 0.5 + round / 10, points: null, visits: 10, reasons: [] }] })
let asked: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  withoutServer()
  vi.spyOn(rest, 'desk').mockImplementation((line) => Promise.resolve(desk(line)))
  asked = vi.spyOn(rest, 'deskAdvice').mockImplementation(({ round }) => Promise.resolve(advice(round)))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function opened(study: Study) {
  const page = render(PositionTable, { study })
  await screen.findByRole('heading', { name: /How many stones/ })
  return page
}

test('a position is answered, taken back and walked along as at a table', async () => {
  const study = new Study({ position: POSITION })
  const { container } = await opened(study)
  const user = userEvent.setup()
  expect(await stumblingBlocks(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: /Take 2/ }))
  await waitFor(() => expect(study.here.steps).toEqual(['A take-2', '* 0']))
  expect(screen.getByText('It is A take-2.')).toBeVisible()
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(study.here.steps).toEqual([]))
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(study.here.steps).toEqual(['A take-2', '* 0']))
  await user.keyboard('u')
  await waitFor(() => expect(study.here.steps).toEqual([]))
  await user.click(screen.getByRole('button', { name: /Take 1/ }))
  await waitFor(() => expect(study.here.steps).toEqual(['A take-1', '* 0']))
  expect(study.root.next.map(({ step }) => step)).toEqual(['A take-2', 'A take-1'])
})

test('the words of a step are asked for once', async () => {
  const study = new Study({ position: POSITION })
  await opened(study)
  await study.go(['A take-2'])
  await study.go([])
  await study.go(['A take-2', '* 0'])
  expect(vi.mocked(rest.desk).mock.lastCall?.[0].known).toBe(2)
  expect(study.here.words?.move.text).toBe('It is * 0.')
})

test('a main line is kept, and walking begins in the middle of it', async () => {
  const line = ['A take-2', '* 4', 'B take-1', '* 6']
  const study = new Study({ position: POSITION, steps: line, at: 1 })
  await opened(study)
  expect(study.here.steps).toEqual(line.slice(0, 2)) // with the die that fell in the game
  await study.step(1)
  expect(study.here.steps).toEqual(line)
})

test('a bot is asked again and again while one stays, and no more when one has gone', async () => {
  const study = new Study({ position: POSITION })
  study.table.hints.live = true
  await opened(study)
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
  const best = await screen.findByRole('button', { name: /Take 2.*60/ })
  await userEvent.setup().click(best)
  await waitFor(() => expect(study.here.steps).toEqual(['A take-2', '* 0']))
  await study.step(-1)
  await study.step(1)
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ round: 2, steps: ['A take-2', '* 0'] }))
  expect(asked.mock.calls.length).toBeLessThanOrEqual(6) // one did not stay in between
})

test('a server that is busy is asked again when it wants to be', async () => {
  asked.mockRejectedValueOnce(new RestError(429, 'Slow down.', {}, { wait: 0.01 }))
  const study = new Study({ position: POSITION })
  study.table.hints.live = true
  await opened(study)
  expect(await screen.findByRole('button', { name: /Take 2.*60/ })).toBeVisible()
  expect(study.table.hints.problem).toBe('')
})

test('a text that cannot be is refused in words, with its line', async () => {
  vi.mocked(rest.desk).mockRejectedValue(new RestError(400, 'Line 2: six stones at most.', {}, { line: 2 }))
  const study = new Study({ position: POSITION })
  render(PositionTable, { study })
  expect(await screen.findByText('Line 2: six stones at most.')).toBeVisible()
  expect(study.blamed).toBe(2)
})

test('an answer that is refused leaves everything as it was', async () => {
  const study = new Study({ position: POSITION })
  await opened(study)
  vi.mocked(rest.desk).mockRejectedValueOnce(new RestError(409, 'There are no stones left.'))
  await userEvent.setup().click(screen.getByRole('button', { name: /Take 3/ }))
  expect(await screen.findByText('There are no stones left.')).toBeVisible()
  expect(study.here).toBe(study.root)
})
