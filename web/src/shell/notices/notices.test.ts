import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Channel, Notices } from '../lib/protocol'
import { rest } from '../lib/rest'
import { stumblingBlocks } from '../lib/testing'
import { bytesOf } from './browser'
import LinkPage from './LinkPage.svelte'
import Messages from './Messages.svelte'

const slack: Channel = { id: 's', kind: 'slack', label: 'Slack', state: 'on', mark: '' }
const mail: Channel = { id: 'm', kind: 'mail', label: 'ann@post.example', state: 'asked', mark: '' }
const wishes: Notices['wishes'] = { kinds: ['turn', 'over'], pace: 'once', daily_at: 18, quiet_from: null, quiet_until: null, zone: 'UTC' }
const all = (channels: Channel[], offer: Partial<Notices['offer']> = {}): Notices => ({ offer: { push: '', mail: true, services: ['slack', 'ntfy'], ...offer }, channels, wishes })

afterEach(() => vi.restoreAllMocks())

test('shows the ways there are, tries one out and turns it off', async () => {
  vi.spyOn(rest, 'notices').mockResolvedValue(all([slack, mail]))
  const attempt = vi.spyOn(rest, 'tryChannel').mockResolvedValue(all([slack, mail]))
  const turn = vi.spyOn(rest, 'turnChannel').mockResolvedValue(all([{ ...slack, state: 'off' }, mail]))
  const { container } = render(Messages)
  const items = within(await screen.findByRole('list', { name: 'Where you hear of it' })).getAllByRole('listitem')
  expect(items[1]).toHaveTextContent('We sent a mail there. Open the link in it')
  await userEvent.click(screen.getByRole('button', { name: 'Send a test: Slack' }))
  expect(attempt).toHaveBeenCalledWith('s')
  expect(await screen.findByText('A message is on its way to Slack.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Turn off: Slack' }))
  expect(turn).toHaveBeenCalledWith('s', false)
  expect(await screen.findByRole('button', { name: 'Turn on: Slack' })).toBeInTheDocument()
  expect(await stumblingBlocks(container)).toEqual([])
})

test('keeps what one wishes, by the hours of this device', async () => {
  vi.spyOn(rest, 'notices').mockResolvedValue(all([slack]))
  const wish = vi.spyOn(rest, 'wish').mockImplementation(async (changed) => ({ ...all([slack]), wishes: changed }))
  render(Messages)
  await userEvent.click(await screen.findByRole('switch', { name: 'I am asked for a vote' }))
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(wish).toHaveBeenLastCalledWith({ ...wishes, kinds: ['turn', 'vote', 'over'], zone })
  await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }))
  expect(wish).toHaveBeenLastCalledWith(expect.objectContaining({ quiet_from: 22, quiet_until: 7 }))
  await userEvent.selectOptions(await screen.findByLabelText('until'), '9')
  expect(wish).toHaveBeenLastCalledWith(expect.objectContaining({ quiet_from: 22, quiet_until: 9 }))
})

test('somebody who is quicker than the server loses no wish; what was refused is shown as it is', async () => {
  const said: (() => void)[] = []
  vi.spyOn(rest, 'notices').mockResolvedValue(all([slack]))
  const wish = vi.spyOn(rest, 'wish').mockImplementation((changed) => new Promise((resolve) => said.push(() => resolve({ ...all([slack]), wishes: changed }))))
  render(Messages)
  await userEvent.click(await screen.findByRole('switch', { name: 'I am asked for a vote' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }))
  expect(screen.getByLabelText('until')).toBeVisible()
  said[0]?.()
  await vi.waitFor(() => expect(wish).toHaveBeenCalledTimes(2))
  expect(wish).toHaveBeenLastCalledWith(expect.objectContaining({ kinds: ['turn', 'vote', 'over'], quiet_from: 22 }))
  said[1]?.()
  wish.mockRejectedValueOnce(new Error('the disk is full'))
  await vi.waitFor(() => expect(screen.getByRole('switch', { name: 'Quiet hours' })).toBeChecked())
  await userEvent.click(screen.getByRole('switch', { name: 'A game is over' }))
  await vi.waitFor(() => expect(screen.getByRole('switch', { name: 'Quiet hours' })).not.toBeChecked())
})

test('says plainly what a server does not offer', async () => {
  vi.spyOn(rest, 'notices').mockResolvedValue(all([], { mail: false, services: [] }))
  render(Messages)
  expect(await screen.findByText('This server sends no mail, and nothing to chat services.')).toBeInTheDocument()
  expect(screen.queryByLabelText('Mail address')).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a link in a message stops it at once, and there is a way back', async () => {
  const follow = vi.spyOn(rest, 'followLink').mockImplementation(async (what) => ({ label: 'ann@post.example', on: what === 'start' }))
  render(LinkPage, { what: 'stop', token: 'signed' })
  expect(await screen.findByText('No more messages to ann@post.example.')).toBeInTheDocument()
  expect(follow).toHaveBeenCalledWith('stop', 'signed')
  await userEvent.click(screen.getByRole('button', { name: 'Send them after all' }))
  expect(follow).toHaveBeenLastCalledWith('start', 'signed')
  expect(await screen.findByText('Messages come to ann@post.example again.')).toBeInTheDocument()
})

test('reads a key as browsers want it', () => {
  expect([...bytesOf('_-8A')]).toEqual([255, 239, 0])
})
