import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { RemoteBot } from '../lib/protocol'
import { rest, RestError } from '../lib/rest'
import { stumblingBlocks } from '../lib/testing'
import RemoteBots from './RemoteBots.svelte'

const sage: RemoteBot = { id: 'a', name: 'Sage', created: '2026-01-05T10:00:00Z', online: true }

afterEach(() => vi.restoreAllMocks())

test('makes a bot, shows its token this once, and revokes it', async () => {
  vi.spyOn(rest, 'remoteBots').mockResolvedValueOnce([]).mockResolvedValueOnce([sage])
  vi.spyOn(rest, 'makeRemoteBot').mockResolvedValue({ id: 'a', name: 'Sage', token: 'carson_secret' })
  const revoke = vi.spyOn(rest, 'revokeRemoteBot').mockResolvedValue([])
  const { container } = render(RemoteBots, { account: true })
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the bot' }), 'Sage')
  await userEvent.click(screen.getByRole('button', { name: 'Make a bot' }))
  expect(await screen.findByRole('textbox', { name: 'Token of Sage' })).toHaveValue('carson_secret')
  expect(screen.getByRole('listitem')).toHaveTextContent('Sage Online')
  expect(await stumblingBlocks(container)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the token of Sage' }))
  expect(revoke).toHaveBeenCalledWith('a')
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.queryByDisplayValue('carson_secret')).toBeNull()
})

test('a guest is told what is missing, and what goes wrong is said', async () => {
  vi.spyOn(rest, 'remoteBots').mockRejectedValue(new RestError(503, 'The disk is full.'))
  render(RemoteBots, { account: false })
  expect(await screen.findByText('The disk is full.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText(/needs an account/)).toBeVisible()
})
