import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { News } from './protocol'
import { delayBefore, Refusal, socketUrl, TableSocket, type Connection, type Wire } from './socket'

class FakeWire implements Wire {
  static all: FakeWire[] = []
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  sent: Record<string, unknown>[] = []
  closed = false

  constructor() {
    FakeWire.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.closed = true
    this.readyState = 3
  }

  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  breaks(code = 1006, reason = ''): void {
    this.readyState = 3
    this.onclose?.({ code, reason })
  }
}

function table() {
  const news: News[] = []
  const states: [Connection, number, string][] = []
  const socket = new TableSocket(
    'ws://test',
    {
      news: (message) => news.push(message),
      connection: (state, next, reason) => states.push([state, next, reason]),
    },
    { open: () => new FakeWire(), random: () => 0, lostText: 'lost' },
  )
  return { socket, news, states }
}

const wire = (n: number) => FakeWire.all[n]!
const update = (version: number) => ({ type: 'update', version })

beforeEach(() => {
  FakeWire.all = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('speaks first, with no version yet', () => {
  const { states } = table()
  wire(0).opens()
  expect(wire(0).sent).toEqual([{ type: 'hello', version: 0 }])
  wire(0).says(update(7))
  expect(states.map(([state]) => state)).toEqual(['open'])
})

test('comes back by itself and names the last version it saw', () => {
  const { states } = table()
  wire(0).opens()
  wire(0).says(update(7))
  wire(0).breaks()
  expect(states.at(-1)).toEqual(['lost', 500, ''])
  vi.advanceTimersByTime(499)
  expect(FakeWire.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  wire(1).opens()
  expect(wire(1).sent).toEqual([{ type: 'hello', version: 7 }])
})

test('waits longer after every failure, and short again after a success', () => {
  const { states } = table()
  const delays = () => states.filter(([state]) => state === 'lost').map(([, next]) => next)
  for (let n = 0; n < 7; n++) {
    wire(n).breaks()
    vi.advanceTimersByTime(20_000)
  }
  expect(delays()).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000])
  wire(7).opens()
  wire(7).says(update(1))
  wire(7).breaks()
  expect(delays().at(-1)).toBe(500)
})

test('takes up to a third off at random', () => {
  expect(delayBefore(2, () => 0)).toBe(2000)
  expect(delayBefore(2, () => 1)).toBe(1333)
})

test('gives every request its own answer', async () => {
  const { socket } = table()
  wire(0).opens()
  const first = socket.request({ type: 'past', version: 3 })
  const second = socket.request({ type: 'act', seat: 0, action: 5, version: 9 })
  expect(wire(0).sent.slice(1)).toEqual([
    { type: 'past', version: 3, id: 1 },
    { type: 'act', seat: 0, action: 5, version: 9, id: 2 },
  ])
  wire(0).says({ type: 'accepted', id: 2, version: 10 })
  wire(0).says({ type: 'past', id: 1, version: 3, scene: {}, log: [] })
  expect(await second).toMatchObject({ version: 10 })
  expect(await first).toMatchObject({ version: 3 })
})

test("refuses with the server's own sentence", async () => {
  const { socket } = table()
  wire(0).opens()
  const act = socket.request({ type: 'act', seat: 0, action: 5, version: 9 })
  wire(0).says({ type: 'refused', id: 1, code: 'stale', reason: 'The table has moved on.' })
  await expect(act).rejects.toMatchObject({ code: 'stale', message: 'The table has moved on.' })
})

test('fails what was under way when the line breaks, and sends nothing without a line', async () => {
  const { socket } = table()
  wire(0).opens()
  const act = socket.request({ type: 'hurry' })
  wire(0).breaks()
  await expect(act).rejects.toBeInstanceOf(Refusal)
  await expect(socket.request({ type: 'hurry' })).rejects.toMatchObject({ code: 'lost', message: 'lost' })
})

test('says a move again that was under way when the line broke', async () => {
  const { socket } = table()
  wire(0).opens()
  wire(0).says(update(9))
  const act = socket.request({ type: 'act', seat: 0, action: 5, version: 9 })
  wire(0).breaks(1012, '')
  socket.retry()
  wire(1).opens()
  wire(1).says(update(9))
  expect(wire(1).sent.at(-1)).toEqual({ type: 'act', seat: 0, action: 5, version: 9, id: 2 })
  wire(1).says({ type: 'accepted', id: 2, version: 10 })
  expect(await act).toMatchObject({ version: 10 })
})

test('says no move again once the table has moved on', async () => {
  const { socket } = table()
  wire(0).opens()
  const act = socket.request({ type: 'act', seat: 0, action: 5, version: 9 })
  wire(0).breaks()
  socket.retry()
  wire(1).opens()
  wire(1).says(update(10))
  await expect(act).rejects.toMatchObject({ code: 'lost' })
  expect(wire(1).sent).toHaveLength(1)
})

test('tells that a server looks for the table, until it has found it', () => {
  const { states } = table()
  wire(0).opens()
  wire(0).says(update(1))
  wire(0).says({ type: 'refused', id: 0, code: 'busy', reason: 'trying again' })
  expect(states.at(-1)).toEqual(['lost', 0, 'trying again'])
  wire(0).says(update(2))
  expect(states.at(-1)![0]).toBe('open')
})

test('takes a line without answers for dead', async () => {
  const { socket, states } = table()
  wire(0).opens()
  const act = socket.request({ type: 'hurry' })
  act.catch(() => undefined)
  vi.advanceTimersByTime(12_000)
  await expect(act).rejects.toMatchObject({ code: 'lost' })
  expect(wire(0).closed).toBe(true)
  expect(states.at(-1)![0]).toBe('lost')
})

test('tries at once when asked to', () => {
  const { socket } = table()
  wire(0).breaks()
  socket.retry()
  expect(FakeWire.all).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(FakeWire.all).toHaveLength(2)
})

test('asks for everything anew after a backup was put back', () => {
  const { socket } = table()
  wire(0).opens()
  wire(0).says(update(3))
  wire(0).breaks(4410, 'look again')
  socket.retry()
  wire(1).opens()
  expect(wire(1).sent.at(-1)).toEqual({ type: 'hello', version: 0 })
})

test('stays away when the server says so', () => {
  const { states } = table()
  wire(0).opens()
  wire(0).breaks(4404, 'There is no such table.')
  vi.advanceTimersByTime(60_000)
  expect(FakeWire.all).toHaveLength(1)
  expect(states.at(-1)).toEqual(['closed', 0, 'There is no such table.'])
})

test('says nothing more after it was closed', () => {
  const { socket, news } = table()
  wire(0).opens()
  socket.close()
  wire(0).says(update(3))
  vi.advanceTimersByTime(60_000)
  expect(news).toEqual([])
  expect(FakeWire.all).toHaveLength(1)
})

test('ignores what is no message', () => {
  const { news } = table()
  wire(0).opens()
  wire(0).onmessage?.({ data: 'not json' })
  wire(0).onmessage?.({ data: '17' })
  wire(0).says({ type: 'chat', lines: [] })
  expect(news).toEqual([{ type: 'chat', lines: [] }])
})

test('follows the page: secure or not', () => {
  expect(socketUrl('a b', { protocol: 'https:', host: 'x.org' })).toBe('wss://x.org/ws/tables/a%20b')
  expect(socketUrl('t', { protocol: 'http:', host: 'x:8000' })).toBe('ws://x:8000/ws/tables/t')
})
