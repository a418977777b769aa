import { cleanup, render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Update } from '../shell/lib/protocol'
import { stumblingBlocks } from '../shell/lib/testing'
import OpenTable from '../shell/table/OpenTable.svelte'
import { anUpdate, aScene, bidding, placing, selling, taking, using } from './sample'

/** A server that greets with one update and writes down what it is told. */
class FakeServer {
  static update: Update
  static heard: Record<string, unknown>[] = []
  readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor() {
    queueMicrotask(() => this.onopen?.())
  }

  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>
    FakeServer.heard.push(message)
    if (message['type'] === 'hello') this.onmessage?.({ data: JSON.stringify(FakeServer.update) })
  }

  close(): void {
    this.readyState = 3
  }
}

async function open(update: Update) {
  FakeServer.update = update
  FakeServer.heard = []
  const page = render(OpenTable, { id: 'x' })
  await vi.waitFor(() => expect(document.querySelector('#main .rail')).not.toBeNull(), 15_000)
  await tick()
  return page
}

const acts = () => FakeServer.heard.filter((message) => message['type'] === 'act').map((message) => message['action'])
const at = (place: string) => document.querySelector<HTMLElement>(`[data-at="${place}"]`)!

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeServer)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce'), addEventListener: () => undefined }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('auction cards in hand can be played, those that were played cannot', async () => {
  await open(bidding())
  const hand = within(screen.getByRole('group', { name: 'Your auction cards' }))
  expect(hand.getAllByRole('button')).toHaveLength(8)
  await userEvent.click(hand.getByRole('button', { name: 'Play the 7' }))
  expect(acts()).toEqual([929])
})

test('a card of the offer is taken with one click and shows what it adds', async () => {
  await open(taking())
  expect(at('i-04')).toHaveTextContent('+5')
  await userEvent.click(at('i-04'))
  expect(acts()).toEqual([801])
})

test('places show what they bring; arrows move the card, Enter places it', async () => {
  await open(placing())
  expect(at('p14')).toHaveAccessibleName('p14: +4 points, the most here')
  at('p14').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(at('n12'))
  expect(document.querySelector('.ground .ghost')).not.toBeNull()
  expect(screen.getByText('n12: +1 points')).toHaveAttribute('aria-live', 'polite')
  await userEvent.keyboard('{Enter}')
  expect(acts()).toEqual([0])
})

test('a character is offered with its text and a clear yes or no', async () => {
  await open(using())
  expect(screen.getByText('Counts 6 more.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(acts()).toEqual([935])
})

test('the Auctioneer sells where the card lies, or not at all', async () => {
  await open(selling())
  await userEvent.click(document.querySelector<HTMLElement>('.sale')!)
  expect(acts()).toEqual([810])
  cleanup()
  await open(selling())
  await userEvent.click(screen.getByRole('button', { name: 'Sell nothing more' }))
  expect(acts()).toEqual([936])
})

test('a sealed card of another player is face down', async () => {
  const scene = aScene()
  scene.players = scene.players.map((one) => (one.seat === 1 ? { ...one, bid: { ...one.bid, chosen: true, sealed: true } } : one))
  await open(anUpdate(scene, null))
  expect(screen.getByRole('img', { name: 'Novice 1 has chosen' })).toBeVisible()
})

test('the cards of a virtual player can be looked at', async () => {
  await open(bidding())
  await userEvent.click(screen.getByRole('button', { name: 'One card taken: show what Novice 2 has' }))
  expect(screen.getByRole('region', { name: 'Cards of Novice 2' })).toHaveTextContent('Novice: one card, appeal 5')
})

test.each([bidding, taking, placing, using, selling])('nothing to stumble over: %o', async (moment) => {
  const { container } = await open(moment())
  expect(await stumblingBlocks(container)).toEqual([])
})
