import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome, TableInfo } from '../lib/protocol'
import { rest } from '../lib/rest'
import { here } from '../lib/router.svelte'
import { aTable } from '../lib/testing'
import EndPanel from './EndPanel.svelte'

const scores = [12, 14].map((total) => ({ total, lines: [{ label: 'VP gained in play', detail: '', points: total }] }))
const outcome: Outcome = { reason: 'It is over.', ranking: [1, 0], scores, story: '74 minutes, 11 duels, 20 buildings' }

beforeEach(() => {
  vi.spyOn(rest, 'review').mockResolvedValue({ state: 'none', bot: 'Marshal', done: 0, total: 0, moves: [], curve: [] })
  vi.spyOn(rest, 'charts').mockResolvedValue({ rounds: [0, 1], vp: [[0, 0], [12, 14]], cash: [[15, 15], [8, 30]] })
})
afterEach(() => vi.restoreAllMocks())

function show(changes: Partial<TableInfo> = {}) {
  render(EndPanel, { table: aTable({ state: 'over', ...changes }), outcome })
  return userEvent.setup()
}

test('tells who won, by how much and why it is over', () => {
  show()
  expect(screen.getByRole('heading', { name: 'Josie takes the town' })).toBeVisible()
  expect(screen.getByText('14 points, 2 ahead of Wren. It is over.')).toBeVisible()
  expect(screen.getByText('74 minutes, 11 duels, 20 buildings')).toBeVisible()
})

test('a shared victory names all who share it', () => {
  const even = [14, 14].map((total) => ({ total, lines: [{ label: 'VP gained in play', detail: '', points: total }] }))
  render(EndPanel, { table: aTable({ state: 'over' }), outcome: { ...outcome, scores: even, winners: 2 } })
  expect(screen.getByRole('heading', { name: 'Josie and Wren share the town' })).toBeVisible()
  expect(screen.getByText('14 points each. It is over.')).toBeVisible()
  expect(within(screen.getByRole('table')).getAllByText('1st')).toHaveLength(2)
})

test('alone against the rules a tie is lost, and an opponent without money has no line of cash', async () => {
  vi.spyOn(rest, 'charts').mockResolvedValue({ rounds: [0, 1], vp: [[0, 0], [14, 14]], cash: [[15, 0], [8, 0]] })
  const even = [14, 14].map((total) => ({ total, lines: [{ label: 'VP gained in play', detail: '', points: total }] }))
  render(EndPanel, { table: aTable({ state: 'over' }), outcome: { ...outcome, scores: even }, alone: true })
  expect(screen.getByText('14 points, as many as Wren; whoever plays alone needs more. It is over.')).toBeVisible()
  const cash = (await screen.findByRole('heading', { name: /^Cash/ })).closest('section')!
  expect(within(cash).queryAllByText(/Wren/).length).toBeGreaterThan(0)
  expect(within(cash).queryAllByText(/Josie/)).toEqual([])
})

test('the charts say the same in a table', async () => {
  const user = show()
  await user.click((await screen.findAllByText('Show as a table'))[1] as HTMLElement)
  expect(screen.getByRole('cell', { name: '$30' })).toBeInTheDocument()
})

test('a rematch leads to the new table', async () => {
  vi.spyOn(rest, 'rematch').mockResolvedValue(aTable({ id: 'again' }))
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Rematch' }))
  expect(here.route).toEqual({ page: 'table', id: 'again' })
})

test('a rematch that exists is only a step away, and watchers start none', () => {
  show({ rematch: 'xy' })
  expect(screen.getByRole('link', { name: 'To the rematch' })).toHaveAttribute('href', '/table/xy')
})

test('watchers start no rematch', () => {
  show({ mine: [] })
  expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull()
})

test('a fork starts from the chosen move', async () => {
  const fork = vi.spyOn(rest, 'fork').mockResolvedValue(aTable({ id: 'copy' }))
  const user = show({ version: 9 })
  await user.click(screen.getByRole('button', { name: 'Play on from here' }))
  expect(fork).toHaveBeenCalledWith('ab', 4)
})
