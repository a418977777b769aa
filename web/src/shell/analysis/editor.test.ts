import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onEscape } from '../lib/escape'
import type { EaselChange, Edited } from '../lib/protocol'
import { rest, RestError } from '../lib/rest'
import { stumblingBlocks } from '../lib/testing'
import { withoutServer } from '../table/fakes'
import Editor from './Editor.svelte'

/** A game with two fields and one way between them; stones lie on fields, a bridge on the way. */

type Lies = Record<string, string[]>
const KINDS: Record<string, string> = { stone: 'stone', bridge: 'bridge' }

function sheet(position: string): Edited {
  const { lies, gold } = JSON.parse(position) as { lies: Lies; gold: string }
  const spot = (name: string, kind: string, wide: number, x: number) => ({ name, label: name, takes: [kind], lies: lies[name] ?? [], x, y: 0, wide, high: 1 })
  const crowded = (lies['a'] ?? []).length > 1
  return {
    position, line: crowded ? 2 : 0, problem: crowded ? 'Line 2: a has room for one stone.' : '',
    sheet: {
      areas: [
        { label: 'Board', wide: 2, high: 1, seat: null, spots: [spot('a', 'stone', 1, 0), spot('b', 'stone', 1, 1), spot('way', 'bridge', 0.2, 0.9)] },
        { label: 'Player A', wide: 0, high: 0, seat: 0, spots: [{ ...spot('home A', 'stone', 1, 0), label: 'At home', takes: ['stone', 'bridge'] }] },
      ],
      pieces: Object.entries(KINDS).map(([name, kind]) => ({ name, label: name, kind, picture: '', seat: null, short: '', group: kind === 'stone' ? 'Stones' : 'Ways', parts: [] })),
      fields: [{ name: 'gold A', label: 'Gold', value: gold, low: 0, high: 99, choices: [], seat: 0 }],
    },
  }
}

const without = (pieces: string[], piece: string): string[] => pieces.toSpliced(pieces.lastIndexOf(piece), 1)

function changed(position: string, change?: EaselChange): Edited {
  const now = JSON.parse(position) as { lies: Lies; gold: string }
  if (change && 'field' in change) now.gold = change.value
  else if (change) {
    if (change.origin) now.lies[change.origin] = without(now.lies[change.origin] ?? [], change.piece)
    if (change.to) now.lies[change.to] = [...(now.lies[change.to] ?? []), change.piece]
  }
  return sheet(JSON.stringify(now))
}

const START = JSON.stringify({ lies: { a: ['stone'] }, gold: '5' })
beforeEach(() => {
  withoutServer()
  addEventListener('keydown', onEscape, { capture: true })
  vi.spyOn(rest, 'edit').mockImplementation((position, change) => Promise.resolve(changed(position, change)))
})
afterEach(() => {
  cleanup()
  removeEventListener('keydown', onEscape, { capture: true })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function opened() {
  const ondone = vi.fn<(position: string) => void>()
  const { container } = render(Editor, { position: START, ondone, oncancel: () => undefined })
  await screen.findByText('A game can come to this.')
  return { ondone, container, user: userEvent.setup() }
}

test('a piece is chosen and put, picked up and put elsewhere, taken away and brought back by undo', async () => {
  const { user, container, ondone } = await opened()
  await user.click(screen.getByRole('button', { name: 'stone' }))
  await user.click(screen.getByRole('button', { name: 'b: empty' }))
  expect(await screen.findByRole('button', { name: 'b: stone' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'stone' })) // back into the tray
  await user.click(screen.getByRole('button', { name: 'a: stone' }))
  await user.click(screen.getByRole('button', { name: 'Take it away' }))
  expect(await screen.findByRole('button', { name: 'a: empty' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('button', { name: 'a: stone' })).toBeVisible()
  expect(await stumblingBlocks(container.querySelector('main')!)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Analyse it' }))
  expect(JSON.parse(ondone.mock.calls[0]![0])).toEqual({ lies: { a: ['stone'], b: ['stone'] }, gold: '5' })
})

test('what cannot be is said in words and stays where it was put', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('button', { name: 'stone' }))
  await user.click(screen.getByRole('button', { name: 'a: stone' }))
  expect(await screen.findByText('Line 2: a has room for one stone.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'a: stone and stone' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Analyse it' })).toBeDisabled()
})

test('a line between places is laid and taken up with the same piece', async () => {
  const { user } = await opened()
  expect(screen.queryByRole('button', { name: /^way/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ways' }))
  await user.click(screen.getByRole('button', { name: 'bridge' }))
  await user.click(screen.getByRole('button', { name: 'way: empty' }))
  await user.click(await screen.findByRole('button', { name: 'way: bridge' }))
  expect(await screen.findByRole('button', { name: 'way: empty' })).toBeVisible()
})

test('numbers are written; a text that is refused stays as it was typed', async () => {
  const { user } = await opened()
  const gold = screen.getByRole('spinbutton', { name: 'Gold' })
  await user.clear(gold)
  await user.type(gold, '12')
  await user.tab()
  await waitFor(() => expect(vi.mocked(rest.edit).mock.lastCall?.[1]).toEqual({ field: 'gold A', value: '12' }))
  vi.spyOn(rest, 'desk').mockRejectedValue(new RestError(400, 'Line 1: this is no position.'))
  await user.click(screen.getByText('The position as a text'))
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The position as a text' })
  await user.clear(text)
  await user.type(text, 'rubbish')
  await user.click(screen.getByRole('button', { name: 'Take the text' }))
  expect(await screen.findByText('Line 1: this is no position.')).toBeVisible()
  expect(text).toHaveValue('rubbish')
})

test('a box takes what is held, stacks what is alike, and gives any of its pieces', async () => {
  const { user } = await opened()
  const home = screen.getByRole('group', { name: 'At home' })
  await user.click(screen.getByRole('button', { name: 'stone' }))
  await user.click(within(home).getByRole('button', { name: 'Put it there: At home' }))
  await within(home).findByRole('button', { name: 'stone' })
  await user.click(within(home).getByRole('button', { name: 'Put it there: At home' }))
  expect(await within(home).findByRole('button', { name: 'stone, 2 of them' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Ways' }))
  await user.click(screen.getByRole('button', { name: 'bridge' }))
  await user.click(within(home).getByRole('button', { name: 'stone, 2 of them' })) // anywhere in the box
  await within(home).findByRole('button', { name: 'bridge' })
  await user.keyboard('{Escape}')
  await user.click(within(home).getByRole('button', { name: 'stone, 2 of them' }))
  await user.click(screen.getByRole('button', { name: 'b: empty' }))
  expect(await screen.findByRole('button', { name: 'b: stone' })).toBeVisible()
  expect(within(home).getByRole('button', { name: 'stone' })).toBeVisible()
})

test('clicking a place again picks up what lies below, and in the end nothing', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('button', { name: 'stone' }))
  await user.click(screen.getByRole('button', { name: 'a: stone' }))
  await user.keyboard('{Escape}')
  const place = await screen.findByRole('button', { name: 'a: stone and stone' })
  await user.click(place)
  expect(screen.getByText(/stone in hand/)).toBeVisible()
  await user.click(place) // nothing else is there
  expect(screen.queryByText(/stone in hand/)).toBeNull()
})
