import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Review as Found } from '../lib/protocol'
import { rest, RestError } from '../lib/rest'
import { aTable, stumblingBlocks } from '../lib/testing'
import Review from './Review.svelte'

const none: Found = { state: 'none', bot: 'Marshal', done: 0, total: 0, moves: [], curve: [] }
const running: Found = { ...none, state: 'running', done: 3, total: 12 }
const done: Found = {
  ...none, state: 'done', done: 12, total: 12,
  moves: [
    { version: 31, round: 2, seat: 0, done: 'Pass', better: 'Buy d4 for $3', doneAt: 'pass', betterAt: 'd4', cost: 0.124, unit: 'win' },
    { version: 8, round: 1, seat: 1, done: 'Wages', better: 'Church', doneAt: 'wages', betterAt: 'build-8', cost: 0.05, unit: 'win' },
  ],
}

afterEach(() => vi.restoreAllMocks())

test('the review is made when somebody asks for it, and leads to the moments', async () => {
  vi.spyOn(rest, 'review').mockResolvedValueOnce(none).mockResolvedValue(done)
  const start = vi.spyOn(rest, 'startReview').mockResolvedValue(running)
  const onlook = vi.fn()
  const { container } = render(Review, { table: aTable({ state: 'over' }), onlook })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Find the costly moves' }))
  expect(start).toHaveBeenCalledWith('ab')
  expect(screen.getByRole('progressbar', { name: 'Marshal looks through the game …' })).toHaveValue(3)
  const [first] = await screen.findAllByRole('listitem', {}, { timeout: 5000 })
  expect(first).toHaveTextContent('Round 2 Pass')
  expect(first).toHaveTextContent('Better: Buy d4 for $3')
  expect(first).toHaveTextContent('−12 % to win')
  expect(await stumblingBlocks(container)).toEqual([])
  await user.click(within(first!).getByRole('button', { name: 'Show the board before: Pass' }))
  expect(onlook).toHaveBeenCalledWith(31, done.moves[0])
})

test('the curve of chances leads to its moments, by keys and by a click', async () => {
  const curve = [
    { version: 2, seat: 0, win: 0.5 },
    { version: 4, seat: 1, win: 0.5 },
    { version: 8, seat: 0, win: 0.25 },
  ]
  vi.spyOn(rest, 'review').mockResolvedValue({ ...done, curve })
  const onlook = vi.fn()
  const { container } = render(Review, { table: aTable({ state: 'over' }), onlook, at: 4 })
  const plot = await screen.findByRole('slider', { name: /Chances to win/ })
  expect(container.querySelectorAll('polyline')).toHaveLength(2)
  plot.focus()
  const user = userEvent.setup()
  await user.keyboard('{End}')
  expect(plot).toHaveAttribute('aria-valuetext', 'Move 8: Wren 25 %')
  expect(onlook).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onlook).toHaveBeenLastCalledWith(8)
  await user.click(plot)
  expect(onlook).toHaveBeenLastCalledWith(2)
  expect(await stumblingBlocks(container)).toEqual([])
})

test('watchers see a review that is there, and start none', async () => {
  vi.spyOn(rest, 'review').mockResolvedValueOnce(none).mockResolvedValueOnce(done)
  const { unmount } = render(Review, { table: aTable({ state: 'over', mine: [] }) })
  await vi.waitFor(() => expect(rest.review).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('heading')).toBeNull()
  unmount()
  render(Review, { table: aTable({ state: 'over', mine: [] }) })
  expect(await screen.findByRole('heading', { name: /Josie/ })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a review that failed can be tried again', async () => {
  vi.spyOn(rest, 'review').mockResolvedValue({ ...none, state: 'failed' })
  const start = vi.spyOn(rest, 'startReview').mockRejectedValue(new RestError(503, 'Not now.'))
  render(Review, { table: aTable({ state: 'over' }) })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }))
  expect(start).toHaveBeenCalled()
  expect(await screen.findByText('Not now.')).toBeVisible()
})
