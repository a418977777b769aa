import { screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Lesson } from '../../lib/protocol'
import { rest } from '../../lib/rest'
import { aTable } from '../../lib/testing'
import { FakeServer, heard, open, stones, takes, withoutServer } from '../fakes'
import { isOver, lit } from '../model/lesson'

beforeAll(withoutServer)

const coach: Lesson = { done: 3, steps: 8, told: 'You took 2 stones.', said: 'Now take one or two.', lit: [1, 2], aside: 'Not yet, please.' }

test('only what is lit is offered, and the coach says why', async () => {
  await open(stones(takes, { lesson: coach }))
  expect(screen.getByText('Step 4 of 8')).toBeVisible()
  expect(screen.getByText('You took 2 stones.')).toBeVisible()
  expect(screen.getByText('Now take one or two.')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Take \d/ })).toHaveLength(2)
  await userEvent.setup().click(screen.getByRole('button', { name: /^Take 2/ }))
  expect(heard('act')).toEqual([expect.objectContaining({ action: 2 })])
})

test('screen readers hear the coach before the question', async () => {
  await open(stones(takes, { lesson: coach }))
  const spoken = [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent ?? '')
  expect(spoken.some((text) => /You took 2 stones\. Now take one or two\. How many stones/.test(text))).toBe(true)
})

test('one leaves the lesson with two clicks, and the next update is free', async () => {
  const user = userEvent.setup()
  const leave = vi.spyOn(rest, 'leaveLesson').mockResolvedValue(aTable())
  await open(stones(takes, { lesson: coach }))
  await user.click(screen.getByRole('button', { name: 'Leave the lesson, play on freely' }))
  expect(leave).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Really leave?' }))
  expect(leave).toHaveBeenCalledWith('x')
  FakeServer.last?.says({ type: 'changes', version: 9, log: [], table: {}, scene: {}, lesson: null })
  await vi.waitFor(() => expect(screen.queryByText('Step 4 of 8')).toBeNull())
  expect(screen.getAllByRole('button', { name: /^Take \d/ })).toHaveLength(3)
})

test('while others play the coach says to watch, and at the end everything is offered', async () => {
  const page = await open(stones(null, { lesson: { ...coach, told: '', said: 'Watch.', lit: [] } }))
  expect(screen.getByText('Watch.')).toBeVisible()
  page.unmount()
  await open(stones(takes, { lesson: { ...coach, done: 8, said: 'Good luck!', lit: [] } }))
  expect(screen.getByText('The lesson is over')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Got it' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Take \d/ })).toHaveLength(3)
})

test('any other game is as ever', async () => {
  await open(stones(takes))
  expect(document.querySelector('[data-coach]')).toBeNull()
  expect(lit(takes, null)).toBe(takes)
  expect(lit(null, coach)).toBeNull()
  expect([isOver(coach), isOver({ ...coach, done: 8 })]).toEqual([false, true])
})
