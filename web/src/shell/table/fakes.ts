/** A table that is opened in tests, and the server it talks to. */
import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, vi } from 'vitest'
import type { Asked, Update } from '../lib/protocol'
import { aChoice, aTable } from '../lib/testing'
import OpenTable from './OpenTable.svelte'

/** A server that greets with one update and writes down what it is told. */
export class FakeServer {
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

const LINES = [[{ text: 'Stones: ', style: '' }, { text: 'ooooo', style: 'seat-1' }], [{ text: 'take 1 to 3', style: 'legal' }]]
export const takes: Asked = {
  seat: 0,
  question: 'How many stones do you take? Whoever takes the last one wins.',
  choices: [1, 2, 3].map((amount) => aChoice(`take-${amount}`, { action: amount, label: `Take ${amount}: ${5 - amount} are left` })),
}

/** A game without a screen of its own, at its ninth move. */
export function stones(asked: Asked | null, changes: Partial<Update> = {}): Update {
  const table = aTable({ game: 'stones', status: '5 stones', actors: [asked?.seat ?? 1] })
  const line = { version: 9, seat: 1, kind: 'took', text: 'Josie takes 2.', places: [], amount: 2, undone: false }
  return {
    type: 'update', table, version: 9, scene: { lines: LINES }, asked: asked ? [asked] : [], waiting: asked ? '' : 'Josie is to move', whole: true,
    log: [line], marks: [], undo: { last: false, turn: false, ask: false }, clocks: null, lesson: null, commitment: '', seed: null, result: null, ...changes,
  }
}

/** Open the table; the map may be behind a curtain. */
export async function open(update: Update) {
  FakeServer.update = update
  FakeServer.heard = []
  const page = render(OpenTable, { id: 'x' })
  await vi.waitFor(() => expect(document.querySelector('[data-version], [role="dialog"]')).not.toBeNull(), 15_000)
  await tick()
  return page
}

export const heard = (type: string) => FakeServer.heard.filter((message) => message['type'] === type)

/** No sockets, and nothing moves. */
export function withoutServer(): void {
  vi.stubGlobal('WebSocket', FakeServer)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce'), addEventListener: () => undefined }))
}
