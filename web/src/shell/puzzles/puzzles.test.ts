import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskLine, DeskShown, Puzzle, PuzzleBook, PuzzleVerdict, Solution } from '../lib/protocol'
import { rest } from '../lib/rest'
import { stumblingBlocks } from '../lib/testing'
import { stones, takes, withoutServer } from '../table/fakes'
import PuzzlePage from './PuzzlePage.svelte'
import PuzzlesPage from './PuzzlesPage.svelte'
import { solved } from './solved.svelte'

/** Puzzles of a game without a screen of its own: of five stones one is to take two. */

const theme = (name: string) => ({ name, label: name.toUpperCase() })
const line = (id: string, level: number, ...themes: string[]) => ({ id, about: '2 players', round: 3, level, themes })
const book: PuzzleBook = {
  game: 'stones', title: 'Stones', today: '2-5', themes: [theme('few'), theme('many')],
  puzzles: [line('1-4', 1, 'few'), line('2-5', 2, 'few', 'many'), line('3-6', 3, 'many')],
}
const puzzle: Puzzle = {
  ...line('2-5', 2), themes: [theme('few')], game: 'stones', position: 'carson stones position 1', seat: 0, names: ['Ann', 'Josie'], next: '3-6',
}
const option = (action: number, win: number, ...reasons: string[]) => ({ action, win, points: null, visits: 0, reasons })
const solution: Solution = { bot: 'Marshal', options: [option(2, 0.75, 'one stone more for you'), option(1, 0.25)] }
const wrong: PuzzleVerdict = { right: false, text: 'Not the best: it costs 50%. Try again.', solution: null }

let asked: DeskLine[]

beforeEach(() => {
  withoutServer()
  localStorage.clear()
  solved.reload()
  asked = []
  vi.spyOn(rest, 'puzzles').mockResolvedValue([book])
  vi.spyOn(rest, 'puzzle').mockResolvedValue(puzzle)
  vi.spyOn(rest, 'puzzleSolution').mockResolvedValue(solution)
  vi.spyOn(rest, 'answerPuzzle').mockImplementation((_game, _id, action) =>
    Promise.resolve(action === 2 ? { right: true, text: 'Right! That is the best answer.', solution } : wrong),
  )
  vi.spyOn(rest, 'desk').mockImplementation((place) => {
    asked.push(place)
    return Promise.resolve<DeskShown>({ update: stones(takes, { version: 0, log: [] }), length: 0, position: '', steps: [] })
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const said = (): HTMLElement => screen.getByRole('region', { name: 'What is said to your answer' })

async function opened() {
  const page = render(PuzzlePage, { game: 'stones', id: 'today' })
  await screen.findByRole('heading', { name: /How many stones/ })
  return page
}

test('a wrong answer is told and may be tried again, the right one brings what the bot says', async () => {
  const user = userEvent.setup()
  const { container } = await opened()
  expect(asked[0]).toMatchObject({ position: puzzle.position, seats: [0], names: ['Ann', 'Josie'], puzzle: true })
  await user.click(screen.getByRole('button', { name: /Take 1/ }))
  expect(await screen.findByText(wrong.text)).toBeVisible()
  expect(screen.queryByText(/What Marshal thinks/)).toBeNull()
  expect(solved.of('stones', '2-5')).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByText(wrong.text)).toBeNull()
  await user.click(screen.getByRole('button', { name: /Take 2/ }))
  expect(await screen.findByText('Right! That is the best answer.')).toBeVisible()
  expect(screen.getByText('75 % to win')).toBeVisible()
  expect(screen.getByText('After this round, beside the next best: one stone more for you.')).toBeVisible()
  expect(within(said()).getByRole('link', { name: 'Next puzzle' })).toHaveAttribute('href', '/puzzles/stones/3-6')
  expect(solved.of('stones', '2-5')).toBe('solved')
  expect(await stumblingBlocks(container)).toEqual([])
})

test('who gives up is shown the answer, and it does not count as solved later', async () => {
  const user = userEvent.setup()
  await opened()
  await user.click(screen.getByRole('button', { name: /Take 3/ }))
  await user.click(await waitFor(() => within(said()).getByRole('button', { name: 'Show the answer' })))
  expect(await screen.findByText('What Marshal thinks of the answers')).toBeVisible()
  expect(solved.of('stones', '2-5')).toBe('looked')
  await user.click(within(said()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('What Marshal thinks of the answers')).toBeNull())
  await user.click(screen.getByRole('button', { name: /Take 2/ }))
  await screen.findByText('Right! That is the best answer.')
  expect(solved.of('stones', '2-5')).toBe('looked')
})

test('the list has the one of the day, themes, levels, and marks what was solved', async () => {
  solved.note('stones', '1-4', 'solved')
  const user = userEvent.setup()
  const { container } = render(PuzzlesPage)
  expect(await screen.findByRole('link', { name: 'Puzzle of the day' })).toHaveAttribute('href', '/puzzles/stones/2-5')
  expect(screen.getByText('1 of 3 solved on this device')).toBeVisible()
  const shown = (): string[] => screen.getAllByRole('link', { name: /^No\. / }).map((link) => link.textContent?.match(/No\. (\d+)/)?.[1] ?? '')
  expect(shown()).toEqual(['1', '2', '3'])
  expect(screen.getByRole('link', { name: /No\. 1.*solved.*FEW.*Round 3; 2 players/ })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'few')
  expect(shown()).toEqual(['1', '2'])
  await user.click(screen.getByRole('checkbox', { name: 'Only new ones' }))
  expect(shown()).toEqual(['2'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), '3')
  await waitFor(() => expect(screen.getByText('No puzzle is left with this choice')).toBeVisible())
  expect(await stumblingBlocks(container.querySelector('main')!)).toEqual([])
})

test('marks outlive the page', () => {
  solved.note('stones', '9-9', 'solved')
  solved.reload()
  expect(solved.of('stones', '9-9')).toBe('solved')
})
