import { cleanup, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aChoice, aTable, stumblingBlocks } from '../lib/testing'
import { FakeServer, heard, open, stones, takes, withoutServer } from './fakes'

/** A game nobody has drawn a screen for is played in the shell: question, choices, players, log and drawn lines. */

beforeEach(withoutServer)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const question = () => within(document.querySelector<HTMLElement>('section.ask')!)

test('a game without a screen shows the question, its choices, the drawn table, the players and the log', async () => {
  const { container } = await open(stones(takes))
  expect(question().getByRole('heading')).toHaveTextContent('How many stones do you take?')
  expect([...document.querySelectorAll('[data-asked] .acts span')].map((label) => label.textContent)).toEqual(['Take 14 are left', 'Take 23 are left', 'Take 32 are left'])
  expect(screen.getByRole('region', { name: 'The table' }).textContent).toBe('Stones: ooooo\ntake 1 to 3\n')
  expect(within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual(['Wren', 'Josie'])
  expect(screen.getByText('takes 2.', { exact: false })).toBeVisible()
  expect(await stumblingBlocks(container)).toEqual([])
})

test('a click on a choice of such a game acts', async () => {
  await open(stones(takes))
  await userEvent.click(question().getByRole('button', { name: /Take 2/ }))
  expect(heard('act')).toMatchObject([{ seat: 0, action: 2, version: 9 }])
})

test('many numbers in a row are a slider there too', async () => {
  const choices = [0, 1, 2, 3, 4, 5].map((amount) => aChoice(String(amount), { action: amount, label: `Bid ${amount}`, amount }))
  await open(stones({ seat: 0, question: 'What do you bid?', choices }))
  expect(question().getByRole('slider')).toHaveAttribute('aria-valuetext', 'Bid 0')
})

test('one waits, sees what happens, and reads the score at the end', async () => {
  await open(stones(null))
  expect(question().getByRole('heading')).toHaveTextContent('Josie is to move')
  const table = aTable({ game: 'stones', state: 'over' })
  const scores = [1, 0].map((total) => ({ total, lines: [{ label: 'Won', detail: '', points: total }] }))
  FakeServer.last!.says(stones(null, { table, version: 10, log: [], whole: false, result: { reason: 'The last stone is taken.', ranking: [0, 1], winners: 1, scores } }))
  expect(await screen.findByText('Wren takes the town', {}, { timeout: 15_000 })).toBeVisible()
})
