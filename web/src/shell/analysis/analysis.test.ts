import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskShown } from '../lib/protocol'
import { rest, RestError } from '../lib/rest'
import { go } from '../lib/router.svelte'
import { stumblingBlocks } from '../lib/testing'
import { stones, takes, withoutServer } from '../table/fakes'
import AnalysisPage from './AnalysisPage.svelte'

/** The page around a study: where it begins, its lines as a list, and what can be passed on. */

const POSITION = 'carson stones position 1\nfive stones'
const LOTS = [1, 2, 3].map((n) => ({ step: `* die-${n}`, text: `The die shows ${n}.`, weight: 1 }))

/** A die falls after every answer. */
function desk(steps: readonly string[], known: number): DeskShown {
  const whole = steps.flatMap((step, n) => (step.startsWith('*') || steps[n + 1]?.startsWith('*') ? [step] : [step, '* die-1']))
  const told = whole.slice(known).map((step, n) => {
    const chance = step.startsWith('*')
    const text = chance ? `The die shows ${step.at(-1)}.` : `Somebody takes ${step.at(-1)}.`
    return { step, lots: chance ? LOTS : [], move: { version: known + n + 1, seat: chance ? null : 0, round: 1, text, places: [] } }
  })
  const update = stones(takes, { version: whole.length, log: [] })
  return { update: { ...update, table: { ...update.table, mine: [0, 1] } }, steps: told, length: whole.length, position: POSITION }
}

beforeEach(() => {
  withoutServer()
  history.replaceState(null, '', '/analysis')
  vi.spyOn(rest, 'games').mockResolvedValue([{ name: 'stones', title: 'Stones', options: [], bots: [], lesson: false, presets: [] }])
  vi.spyOn(rest, 'desk').mockImplementation(({ steps, known = 0 }) => Promise.resolve(desk(steps, known)))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  go('/', true)
})

const rows = () => within(screen.getByRole('list', { name: 'Moves' })).getAllByRole('listitem').map((row) => row.querySelector('button')?.textContent?.trim())
const here = () => screen.getByRole('list', { name: 'Moves' }).querySelector('[aria-current]')?.textContent?.trim()

async function begun() {
  vi.spyOn(rest, 'firstStudy').mockResolvedValue({ position: POSITION, steps: [], names: [], at: 0 })
  const page = render(AnalysisPage)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'A fresh game of Stones' }))
  await screen.findByRole('heading', { name: /How many stones/ })
  return page
}

test('lines are listed as they are walked, and every step leads back to its moment', async () => {
  const { container } = await begun()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /Take 2/ }))
  await waitFor(() => expect(rows()).toEqual(['The beginning', 'Somebody takes 2.', 'The die shows 1.']))
  await user.click(screen.getByRole('button', { name: 'One step back' }))
  await waitFor(() => expect(here()).toBe('The beginning'))
  await user.click(screen.getByRole('button', { name: /Take 3/ }))
  await waitFor(() => expect(rows()).toEqual(['The beginning', 'Somebody takes 2.', 'Instead: Somebody takes 3.', 'Instead: The die shows 1.', 'The die shows 1.']))
  await user.click(screen.getByRole('button', { name: /^Somebody takes 2/ }))
  await waitFor(() => expect(here()).toBe('The die shows 1.'))
  expect(await stumblingBlocks(container)).toEqual([])
})

test('another outcome of a die is chosen', async () => {
  await begun()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /Take 2/ }))
  await user.selectOptions(await screen.findByRole('combobox', { name: /Something else than/ }), 'The die shows 3.')
  await waitFor(() => expect(here()).toBe('Instead: The die shows 3.'))
})

test('the address holds what is shown, and opens it again', async () => {
  await begun()
  await waitFor(() => expect(location.hash).not.toBe(''))
  const before = location.hash
  await userEvent.setup().click(screen.getByRole('button', { name: /Take 2/ }))
  await waitFor(() => expect(location.hash).not.toBe(before))
  await waitFor(() => expect(screen.getByLabelText('A link to this position and all of this line')).toHaveValue(location.href))
  cleanup()
  render(AnalysisPage)
  await waitFor(() => expect(here()).toBe('The die shows 1.'))
})

test('a text that cannot be read stays, with its line marked and the reason below', async () => {
  vi.mocked(rest.desk).mockRejectedValue(new RestError(400, 'Line 2: there are six stones at most.', {}, { line: 2 }))
  const { container } = render(AnalysisPage)
  const user = userEvent.setup()
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The position' })
  await user.type(field, POSITION)
  await user.click(screen.getByRole('button', { name: 'Open it' }))
  expect(await screen.findByText('Line 2: there are six stones at most.')).toBeVisible()
  expect(field).toHaveValue(POSITION)
  await waitFor(() => expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('five stones'))
  expect(await stumblingBlocks(container.querySelector('main')!)).toEqual([])
})

test('a game that may not be analysed says why, and a broken link as well', async () => {
  vi.spyOn(rest, 'study').mockRejectedValue(new RestError(409, 'Other people play in this game.'))
  go('/analysis?table=ab&at=3', true)
  render(AnalysisPage)
  expect(await screen.findByText(/Other people play/)).toBeVisible()
  cleanup()
  go('/analysis#nothing', true)
  render(AnalysisPage)
  expect(await screen.findByText(/This link holds no position/)).toBeVisible()
})
