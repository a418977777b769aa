import { cleanup, render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableInfo, Update } from '../lib/protocol'
import { choosing, over, placement } from './fixtures'
import OpenTable from './OpenTable.svelte'

/** A server that greets with one update and writes down what it is told. */
class FakeServer {
  static update: Update
  static heard: Record<string, unknown>[]
  static last: FakeServer | null = null
  readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null

  constructor() {
    FakeServer.last = this
    queueMicrotask(() => this.onopen?.())
  }

  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>
    FakeServer.heard.push(message)
    if (message['type'] === 'hello') this.says(FakeServer.update)
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  close(): void {
    this.readyState = 3
  }
}

async function open(update: Update) {
  FakeServer.update = update
  FakeServer.heard = []
  const page = render(OpenTable, { id: 'x' })
  await vi.waitFor(() => expect(document.getElementById('main')).not.toBeNull())
  await tick()
  return page
}

const heard = (type: string) => FakeServer.heard.filter((message) => message['type'] === type)
/** Only a part of the page: looking through 64 parcels for a role takes its time. */
const question = () => within(document.querySelector<HTMLElement>('section.ask')!)
const at = (place: string) => document.querySelector<HTMLElement>(`[data-at="${place}"]`)!

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeServer)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce'), addEventListener: () => undefined }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the question is asked and its targets are marked', async () => {
  await open(placement)
  const targets = placement.asked[0]!.choices.filter((choice) => choice.at !== null && choice.group !== 'Roads')
  expect(question().getByRole('heading')).toHaveTextContent('Place a cowboy or pass')
  expect(document.querySelectorAll('.hit.legal, .sp.legal')).toHaveLength(new Set(targets.map((choice) => choice.at)).size)
})

test('one click acts, and says which version it answers', async () => {
  await open(placement)
  const choice = placement.asked[0]!.choices.find((one) => one.at === 'wages')!
  await userEvent.click(at('wages'))
  const { seat } = placement.asked[0]!
  expect(heard('act')).toMatchObject([{ seat, action: choice.action, version: placement.version }])
})

test('a place that cannot be chosen is explained instead', async () => {
  await open(placement)
  const closed = placement.scene.spaces.find((space) => !placement.asked[0]!.choices.some((choice) => choice.at === space.at))!
  await userEvent.click(at(closed.at))
  expect(heard('act')).toEqual([])
  expect(heard('explain')).toMatchObject([{ target: closed.at }])
})

test('road places glow only in road mode', async () => {
  await open(placement)
  expect(document.querySelectorAll('.edge')).toHaveLength(0)
  await userEvent.keyboard('r')
  expect(document.querySelectorAll('.edge').length).toBeGreaterThan(0)
  expect(document.querySelectorAll('.hit.legal')).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  expect(document.querySelectorAll('.edge')).toHaveLength(0)
})

test('everything can be done with keys', async () => {
  await open(placement)
  await userEvent.keyboard('g')
  const first = document.activeElement as HTMLElement
  expect(first.dataset['at']).toBeDefined()
  expect(first.getAttribute('aria-label')).toContain('you may')
  await userEvent.keyboard('{Enter}')
  expect(heard('act')).toHaveLength(1)
})

test('a refusal is read out in the words of the server', async () => {
  await open(placement)
  await userEvent.click(at('wages'))
  FakeServer.last!.says({ type: 'refused', id: heard('act')[0]!['id'], code: 'stale', reason: 'The game has moved on.' })
  expect(await question().findByRole('alert')).toHaveTextContent('The game has moved on.')
})

test('a cut line is shown and healed', async () => {
  await open(placement)
  vi.useFakeTimers()
  FakeServer.last!.onclose?.({ code: 1006, reason: '' })
  await tick()
  expect(screen.getByText(/Connection lost/)).toBeInTheDocument()
  expect(document.querySelectorAll('.hit.legal')).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(heard('hello')).toEqual([
    { type: 'hello', version: 0 },
    { type: 'hello', version: placement.version },
  ])
  expect(screen.queryByText(/Connection lost/)).toBeNull()
})

test('characters are chosen from their medallions', async () => {
  await open(choosing)
  const free = choosing.scene.characters.find((character) => character.seat === null)!
  await userEvent.click(document.querySelector(`[data-tile="${free.tile}"]`)!)
  expect(heard('act')).toHaveLength(1)
})

test('at the end the board stays and nothing glows', async () => {
  await open(over)
  expect(document.querySelectorAll('.legal, .edge')).toHaveLength(0)
  expect(await screen.findByText(/takes the town/, {}, { timeout: 10_000 })).toBeInTheDocument()
})

test('before the start the seats are filled', async () => {
  const seats = placement.table.seats.map((seat) => (seat.seat === 3 ? { ...seat, kind: 'open' as const, name: '' } : seat))
  const table: TableInfo = { ...placement.table, state: 'open', seats, host: true, invite: 'boots' }
  await open({ ...placement, table, asked: [] })
  expect(screen.getByText('One seat is open.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(`${location.origin}/join/${table.id}/boots`)
})

test('a game nobody has drawn yet can be played from a list', async () => {
  await open({ ...placement, scene: { secret: 1 } })
  const pass = placement.asked[0]!.choices.find((choice) => choice.text === 'pass')!
  await userEvent.click(question().getByRole('button', { name: new RegExp(pass.label.split(':')[0]!) }))
  expect(heard('act')).toMatchObject([{ action: pass.action }])
})

test('spectators see everything calm', async () => {
  const seats = placement.table.seats.map((seat) => ({ ...seat, you: false }))
  await open({ ...placement, table: { ...placement.table, mine: [], seats }, asked: [], waiting: 'Somebody is to act.' })
  expect(screen.getByText('You are watching')).toBeInTheDocument()
  expect(document.querySelectorAll('.legal')).toHaveLength(0)
  expect(screen.queryByText('Undo')).toBeNull()
})

test('no barriers that a machine can find', async () => {
  const { container } = await open(placement)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map((violation) => violation.id)).toEqual([])
}, 60_000)
