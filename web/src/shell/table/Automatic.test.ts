import { cleanup, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Asked, Update } from '../lib/protocol'
import { FakeServer, heard, open, stones, takes, withoutServer } from './fakes'
import { settings } from './state/settings.svelte'

/** Questions that need no answer, answers for longer, and explanations of the moment. */

beforeEach(withoutServer)
afterEach(() => {
  settings.set({ idle: false })
  cleanup()
  vi.unstubAllGlobals()
})

const idle: Asked = { ...takes, idle: takes.choices[0]!.action }
const standing = { action: takes.choices[0]!.action, label: 'Not this round', until: 'stones round 1' }
const undo = { last: true, turn: false, ask: false }

/** The server says what has become of the table, and takes the last message. */
async function goesOn(asked: Asked | null, version: number, changes: Partial<Update> = {}): Promise<void> {
  FakeServer.last!.says({ ...stones(asked, changes), version, whole: false })
  const last = FakeServer.heard.at(-1)
  if (last && 'id' in last) FakeServer.last!.says({ type: 'accepted', id: last['id'], version })
  await tick()
  await tick()
}

test('an idle question is answered and not put', async () => {
  await open(stones(idle))
  await vi.waitFor(() => expect(heard('act')).toMatchObject([{ seat: takes.seat, action: idle.idle }]))
  expect(screen.queryByText(takes.question)).toBeNull()
})

test('who wants to is asked everything', async () => {
  settings.set({ idle: true })
  await open(stones(idle))
  expect(screen.getByText(takes.question)).toBeInTheDocument()
  expect(heard('act')).toEqual([])
})

test('an answer for longer is given until it is over', async () => {
  await open(stones({ ...takes, standing }))
  await userEvent.click(screen.getByRole('button', { name: 'Not this round' }))
  expect(heard('act')).toHaveLength(1)
  await goesOn({ ...takes, standing }, 11)
  await vi.waitFor(() => expect(heard('act')).toHaveLength(2))
  await goesOn({ ...takes, standing: { ...standing, until: 'stones round 2' } }, 12)
  expect(screen.getByText(takes.question)).toBeInTheDocument()
  expect(heard('act')).toHaveLength(2)
})

test('undo goes on over what nobody was asked, and then stops', async () => {
  await open(stones(takes, { undo }))
  await userEvent.keyboard('u')
  expect(heard('undo')).toHaveLength(1)
  await goesOn(idle, 11, { undo })
  await vi.waitFor(() => expect(heard('undo')).toHaveLength(2))
  await goesOn(takes, 12, { undo })
  expect(screen.getByText(takes.question)).toBeInTheDocument()
  expect([heard('undo').length, heard('act').length]).toEqual([2, 0])
})

test('where undo leads no further, even an idle question is put', async () => {
  await open(stones(takes, { undo }))
  await userEvent.keyboard('u')
  await goesOn(idle, 11)
  await vi.waitFor(() => expect(screen.getByText(takes.question)).toBeInTheDocument())
  expect([heard('undo').length, heard('act').length]).toEqual([1, 0])
})

test('an explanation is asked for at the moment that is drawn, and anew when it has changed', async () => {
  await open(stones(takes))
  const version = stones(takes).version
  document.querySelector<HTMLElement>('[data-version]')!.dataset['at'] = 'heap'
  document.querySelector<HTMLElement>('[data-version]')!.tabIndex = 0
  document.querySelector<HTMLElement>('[data-version]')!.focus()
  await userEvent.keyboard('?')
  await vi.waitFor(() => expect(heard('explain')).toMatchObject([{ target: 'heap', version }]))
  FakeServer.last!.says({ ...stones(takes), version: version + 1, whole: false })
  await vi.waitFor(() => expect(heard('explain')).toMatchObject([{ version }, { target: 'heap', version: version + 1 }]))
})
