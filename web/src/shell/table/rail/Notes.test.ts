import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { RestError, rest } from '../../lib/rest'
import { stumblingBlocks } from '../../lib/testing'
import Notes from './Notes.svelte'

afterEach(() => vi.restoreAllMocks())

async function show() {
  vi.spyOn(rest, 'note').mockResolvedValue({ text: 'build a Mine' })
  const keep = vi.spyOn(rest, 'setNote').mockImplementation((_, __, text) => Promise.resolve({ text }))
  const page = render(Notes, { table: 'ab', seat: 1 })
  const field = await screen.findByRole('textbox', { name: /For your eyes only/ })
  await vi.waitFor(() => expect(field).toHaveValue('build a Mine'))
  return { ...page, field, keep, user: userEvent.setup() }
}

test('a note is kept once somebody stops typing, in one go', async () => {
  const { container, field, keep, user } = await show()
  await user.type(field, ', soon')
  expect(keep).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('Not kept yet')
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Kept$/), 3000)
  expect(keep.mock.calls).toEqual([['ab', 1, 'build a Mine, soon']])
  expect(await stumblingBlocks(container)).toEqual([])
})

test('whoever turns away loses nothing, and what was not typed is not sent', async () => {
  const { field, keep, user, unmount } = await show()
  await user.type(field, '!')
  unmount()
  expect(keep.mock.calls).toEqual([['ab', 1, 'build a Mine!']])
})

test('what could not be kept says so and stays on the page', async () => {
  const { field, keep, user } = await show()
  keep.mockRejectedValue(new RestError(503, 'the disk is full'))
  await user.type(field, '?')
  await user.tab()
  expect(await screen.findByText('the disk is full')).toBeVisible()
  expect(field).toHaveValue('build a Mine?')
})
