import { cleanup, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rest } from '../lib/rest'
import { aTable } from '../lib/testing'
import { FakeServer, heard, open, stones, takes, withoutServer } from './fakes'

/** Ways out of a game: both ask once more. */

beforeEach(withoutServer)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('resigning and ending the game take a second click', async () => {
  const resign = vi.spyOn(rest, 'resign').mockResolvedValue(aTable({ game: 'stones' }))
  await open(stones(takes))
  await userEvent.click(screen.getByLabelText('Settings and keys'))
  await press('Resign')
  expect(resign).not.toHaveBeenCalled()
  await press('Sure? Resign')
  expect(resign).toHaveBeenCalledWith('x')
  await userEvent.click(screen.getByLabelText('Settings and keys'))
  await press('End the game')
  expect(heard('abandon')).toEqual([])
  await press('Sure? End the game')
  expect(heard('abandon')).toMatchObject([{ seat: 0 }])
})

test('whoever leaves while the log still scrolls hears of no error', async () => {
  const wrong = vi.fn()
  addEventListener('error', wrong)
  await open(stones(takes))
  const log = document.querySelector('.lines')!
  cleanup()
  log.dispatchEvent(new Event('scroll'))
  removeEventListener('error', wrong)
  expect(wrong).not.toHaveBeenCalled()
})

test('whoever resigns leaves the notes of the seat', async () => {
  vi.spyOn(rest, 'note').mockResolvedValue({ text: 'Watch Dolly.' })
  await open(stones(takes))
  await userEvent.click(screen.getByRole('tab', { name: 'Notes' }))
  expect(await screen.findByDisplayValue('Watch Dolly.')).toBeVisible()
  const table = aTable({ game: 'stones', mine: [], kept: [0] })
  FakeServer.last!.says(stones(null, { table, whole: false, log: [] }))
  expect(await screen.findByRole('tab', { name: 'Log', selected: true })).toBeVisible()
  expect(screen.queryByRole('tab', { name: 'Notes' })).toBeNull()
})

test('a game without a result says so and can be played on in a copy', async () => {
  await open(stones(takes))
  const table = aTable({ game: 'stones', state: 'over', abandoned: true, version: 9 })
  FakeServer.last!.says(stones(null, { table, whole: false, log: [] }))
  expect(await screen.findByText('Ended without a result', {}, { timeout: 15_000 })).toBeVisible()
  const fork = vi.spyOn(rest, 'fork').mockResolvedValue(aTable())
  await press('Play on from here')
  expect(fork).toHaveBeenCalledWith('ab', 9)
})
