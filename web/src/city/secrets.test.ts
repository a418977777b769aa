import { cleanup, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Asked, Choice, Update } from '../shell/lib/protocol'
import type { DuelTiles, Scene, SheetForm } from './model/scene'
import { aChoice, stumblingBlocks } from '../shell/lib/testing'
import { FakeServer, heard, open, withoutServer } from '../shell/table/fakes'
import { placement } from './fixtures'

/** What players hide from each other, on the screen: sheets, duel tiles, and one device for several people. */

beforeEach(withoutServer)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Only a part of the page: looking through 64 parcels for a role takes its time. */
const question = () => within(document.querySelector<HTMLElement>('section.ask')!)

const word = (text: string, action: number, label = text): Choice => aChoice(text, { action, label })
const asks = (seat: number, choices: Choice[]): Asked => ({ seat, question: 'What do you do?', choices }) as Asked

function moment(scene: Partial<Scene>, asked: Asked[], mine: number[]): Update {
  const table = { ...placement.table, mine, actors: asked.map(({ seat }) => seat), hints: 'Marshal' }
  return { ...placement, table, asked, scene: { ...placement.scene, phase: 'actions', ...scene } }
}

// ---- sheets

const FORM: SheetForm = {
  shares: 9, dollars: 3, tiles: null, own: {}, waiting: [0, 1],
  lines: [
    { line: 'cowboys', name: 'Cowboys', price: 2, least: 1, most: 6, usual: 3 },
    { line: 'roads', name: 'Roads', price: 1, least: 0, most: 4, usual: 1 },
  ],
}

const sheet = (own: Record<string, number>): Update => {
  const numbers = [0, 1, 2, 3, 4].map((amount) => aChoice(String(amount), { action: amount, amount }))
  const full = Object.keys(own).length === FORM.lines.length
  const choices = [...(full ? [word('done', 90)] : numbers), ...(Object.keys(own).length > 0 ? [word('again', 91)] : [])]
  return moment({ phase: 'setup', sheetForm: { ...FORM, own } }, [asks(0, choices)], [0])
}

/** Plays the server: waits for the n-th action, takes it and sends what follows. */
async function answered(nth: number, update: Update): Promise<number> {
  await vi.waitFor(() => expect(heard('act')).toHaveLength(nth))
  const act = heard('act')[nth - 1]!
  const version = (act['version'] as number) + 1
  FakeServer.last!.says({ ...update, version, log: [] })
  FakeServer.last!.says({ type: 'accepted', id: act['id'], version })
  await tick()
  return act['action'] as number
}

test('a sheet is a budget: lines change with buttons and arrows within their limits', async () => {
  await open(sheet({}))
  const form = within(question().getByRole('form', { name: 'Your sheet' }))
  expect(form.getByText('2 shares left')).toBeInTheDocument()
  expect(form.getByText('$6 to start with')).toBeInTheDocument()
  await userEvent.click(form.getByRole('button', { name: 'More: Cowboys' }))
  expect(form.getByRole('button', { name: 'More: Roads' })).toBeDisabled()
  const cowboys = form.getByRole('spinbutton', { name: 'Cowboys' })
  cowboys.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(cowboys).toHaveAttribute('aria-valuenow', '4')
  await userEvent.keyboard('{Home}')
  expect(cowboys).toHaveAttribute('aria-valuenow', '1')
  expect(form.getByText('6 shares left')).toBeInTheDocument()
  await userEvent.click(form.getByRole('button', { name: 'Usual start' }))
  expect(cowboys).toHaveAttribute('aria-valuenow', '3')
  expect(heard('act')).toEqual([])
  expect(await stumblingBlocks(document.querySelector('section.ask')!)).toEqual([])
})

test('a sheet is handed in line by line', async () => {
  await open(sheet({}))
  await userEvent.click(question().getByRole('button', { name: 'More: Roads' }))
  await userEvent.click(question().getByRole('button', { name: 'Hand it in' }))
  expect(await answered(1, sheet({ cowboys: 3 }))).toBe(3)
  expect(await answered(2, sheet({ cowboys: 3, roads: 2 }))).toBe(2)
  expect(await answered(3, moment({ phase: 'setup', sheetForm: { ...FORM, waiting: [1] } }, [], [0]))).toBe(90)
  expect(heard('act')).toHaveLength(3)
  expect(question().getByText(/Still writing:/)).toBeInTheDocument()
  expect(question().queryByRole('alert')).toBeNull()
})

test('a sheet that was begun elsewhere is begun anew', async () => {
  await open(sheet({ cowboys: 2 }))
  await userEvent.click(question().getByRole('button', { name: 'Hand it in' }))
  expect(await answered(1, sheet({}))).toBe(91)
  expect(await answered(2, sheet({ cowboys: 2 }))).toBe(2)
})

// ---- duel tiles

const tiles = (own: number[] | null): DuelTiles => ({ left: 3, total: 7, own, played: null })

/** A duel of the seats 0 and 1, as one of them sees it. */
function duel(asked: number[], mine: number[], eyes: number): Update {
  const players = placement.scene.players.map((player, seat) => ({ ...player, duelTiles: tiles(seat === eyes ? [0, 2, 5] : null) }))
  const choices = [0, 2, 5].map((value) => word(`tile-${value}`, 480 + value, `Tile ${value}: that makes ${value + 3}`))
  const tileDuel = { place: 'wages', seats: [0, 1], outlaw: 8, waiting: asked, shown: false }
  return moment({ players, tileDuel, tilePile: { left: 3, open: [1, 1] } }, asked.filter((seat) => mine.includes(seat)).map((seat) => asks(seat, choices)), mine)
}

test('a duel tile is played with the key of its value', async () => {
  await open(duel([0, 1], [0], 0))
  expect(question().getByText('In secret')).toBeInTheDocument()
  const sides = within(question().getByRole('list', { name: 'The duel' })).getAllByRole('listitem')
  expect(sides).toHaveLength(3)
  expect(sides[2]).toHaveTextContent('8')
  expect(await stumblingBlocks(document.querySelector('section.ask')!)).toEqual([])
  await userEvent.keyboard('5')
  expect(heard('act')).toMatchObject([{ seat: 0, action: 485 }])
})

test('who has chosen waits and sees no other tile', async () => {
  await open(duel([1], [0], 0))
  expect(question().queryByRole('group', { name: 'Choose a duel tile' })).toBeNull()
  expect(document.querySelector('[data-side="0"]')).toHaveAttribute('data-state', 'chosen')
  expect(document.querySelector('[data-side="1"]')).toHaveAttribute('data-state', 'waits')
})

test('several people at one device choose one after the other behind a curtain', async () => {
  const [first, second] = [placement.table.seats[0]!.name, placement.table.seats[1]!.name]
  await open(duel([0, 1], [0, 1], 0))
  expect(screen.getByRole('dialog')).toHaveTextContent(first)
  expect(screen.queryByRole('button', { name: /Without a curtain/ })).toBeNull()
  expect(document.querySelector('[data-own-tiles]')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(document.querySelector('[data-own-tiles]')).not.toBeNull()
  expect(question().queryByRole('group', { name: 'Whose turn' })).toBeNull()
  await userEvent.keyboard('2')
  await answered(1, duel([1], [0, 1], 1))
  expect(screen.getByRole('dialog')).toHaveTextContent(second)
  expect(document.querySelector('[data-own-tiles]')).toBeNull()
  FakeServer.last!.onclose?.({ code: 1006, reason: '' })
  await tick()
  expect(screen.getByRole('dialog')).toHaveTextContent(second)
})
