import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Device } from '../lib/protocol'
import { rest, RestError } from '../lib/rest'
import { stumblingBlocks } from '../lib/testing'
import DeviceList from './DeviceList.svelte'

const time = '2026-01-05T10:00:00Z'
const here: Device = { id: 'a', name: 'Firefox on Linux', created: time, seen: time, here: true }
const phone: Device = { id: 'b', name: 'Safari on iPhone', created: time, seen: time, here: false }

afterEach(() => vi.restoreAllMocks())

test('says where one is signed in and ends it there', async () => {
  vi.spyOn(rest, 'devices').mockResolvedValue([here, phone])
  const end = vi.spyOn(rest, 'signOutThere').mockResolvedValue([here])
  const { container } = render(DeviceList)
  const items = await screen.findAllByRole('listitem')
  expect(items[0]).toHaveTextContent('Firefox on Linux This device')
  expect(within(items[0]!).queryByRole('button')).toBeNull()
  expect(items[1]).toHaveTextContent(/Safari on iPhone Last used on .*2026/)
  expect(await stumblingBlocks(container)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Sign out there: Safari on iPhone' }))
  expect(end).toHaveBeenCalledWith('b')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
})

test('ends all others at once, and says what went wrong', async () => {
  vi.spyOn(rest, 'devices').mockResolvedValue([here, phone])
  vi.spyOn(rest, 'signOutElsewhere').mockRejectedValueOnce(new RestError(503, 'The disk is full.')).mockResolvedValueOnce([here])
  render(DeviceList)
  const button = await screen.findByRole('button', { name: 'Sign out everywhere else' })
  await userEvent.click(button)
  expect(screen.getByText('The disk is full.')).toBeVisible()
  await userEvent.click(button)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
