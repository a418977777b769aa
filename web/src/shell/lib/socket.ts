/** One WebSocket per open table: speaks first, answers by number, and comes back by itself when it is cut. */

import type { Answer, FromServer, Hint, News, RefusalCode, Request } from './protocol'
import type { Twig } from '../study/tree.svelte'

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

/** A message the server did not carry out, or could not hear. */
export class Refusal extends Error {
  readonly code: RefusalCode | 'lost'

  constructor(code: RefusalCode | 'lost', reason: string) {
    super(reason)
    this.name = 'Refusal'
    this.code = code
  }
}

/** The part of a WebSocket that is used, so that tests can bring their own. */
export type Wire = {
  readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  send(text: string): void
  close(): void
}

export type SocketEvents = {
  news(message: News): void
  /** `next` is the time of the next try in milliseconds from now, 0 when none is planned. */
  connection(state: Connection, next: number, reason: string): void
}

export type SocketOptions = {
  open?: (url: string) => Wire
  random?: () => number
  lostText?: string
}

const OPEN = 1
const FIRST_DELAY = 500
const LONGEST_DELAY = 15_000
/** Without an answer for this long the line is dead, whatever the browser believes. */
const ANSWER_WITHIN = 12_000
/** The server closes with these when coming back would not help: who are you, not allowed, no such table. */
const FINAL_CODES: readonly number[] = [4401, 4403, 4404]

/** A backup was put back: what we know of the table may never have happened. */
const RESTORED = 4410

/** How long to wait before the n-th try, counted from 0: doubling, with up to a third taken off at random. */
export function delayBefore(attempt: number, random: () => number): number {
  const full = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt)
  return Math.round(full * (1 - random() / 3))
}

export function socketUrl(id: string, where: { protocol: string; host: string } = location): string {
  const scheme = where.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${where.host}/ws/tables/${encodeURIComponent(id)}`
}

type Waiting = {
  message: Request
  resolve(answer: Answer): void
  reject(error: Refusal): void
  timer: ReturnType<typeof setTimeout>
}

/** Walks along the lines that grow from a root; `to` is a number of steps from there. */
export type Walker = {
  readonly root: Twig
  readonly here: Twig
  show(twig: Twig): Promise<void>
  draw(twig: Twig, step: string): Promise<void>
  to(moves: number): Promise<void>
  step(by: -1 | 1): Promise<void>
}

/** Asks a bot; what it thinks is told as it comes, as long as anybody wants to know. */
export type Adviser = (seat: number, tell: (hint: Hint) => void, wanted: () => boolean) => Promise<void>

/** What a table speaks over: a WebSocket, requests about a game that is over, or a position and a line from there. */
export type Line = Pick<TableSocket, 'request' | 'retry' | 'close'> & { readonly walker?: Walker; readonly advise?: Adviser }

export class TableSocket {
  /** The last version heard of; the server is told after a reconnect and sends what happened since. */
  version = 0
  state: Connection = 'connecting'

  private wire: Wire | null = null
  private lastId = 0
  private attempt = 0
  private waiting = new Map<number, Waiting>()
  /** A move that was under way when the line was cut: it is said again if the table has not moved on meanwhile. */
  private held: Waiting | null = null
  private timer: ReturnType<typeof setTimeout> | null = null
  private readonly url: string
  private readonly events: SocketEvents
  private readonly options: Required<SocketOptions>

  constructor(url: string, events: SocketEvents, options: SocketOptions = {}) {
    this.url = url
    this.events = events
    this.options = {
      open: options.open ?? ((address) => new WebSocket(address) as unknown as Wire),
      random: options.random ?? Math.random,
      lostText: options.lostText ?? 'The connection is lost; this was not sent.',
    }
    this.connect()
  }

  /** Send a message and get its answer; rejects with a Refusal. */
  request(message: Request): Promise<Answer> {
    const wire = this.wire
    if (!wire || wire.readyState !== OPEN) return Promise.reject(this.lost())
    return new Promise((resolve, reject) => this.ask(wire, message, resolve, reject))
  }

  private ask(wire: Wire, message: Request, resolve: Waiting['resolve'], reject: Waiting['reject']): void {
    const id = ++this.lastId
    const timer = setTimeout(() => this.drop(wire), ANSWER_WITHIN)
    this.waiting.set(id, { message, resolve, reject, timer })
    wire.send(JSON.stringify({ ...message, id }))
  }

  /** Try again now: the window came back, or the person asked for it. */
  retry(): void {
    if (this.state !== 'lost') return
    const wire = this.wire
    this.wire = null
    this.connect()
    if (wire) wire.close()
  }

  close(): void {
    const wire = this.wire
    this.forgetTimer()
    this.wire = null
    this.failAll(false)
    this.change('closed', 0)
    if (wire) wire.close()
  }

  // ---- the line

  private connect(): void {
    this.forgetTimer()
    const wire = this.options.open(this.url)
    this.wire = wire
    if (this.state !== 'connecting') this.change('connecting', 0)
    wire.onopen = () => {
      if (wire !== this.wire) return
      wire.send(JSON.stringify({ type: 'hello', version: this.version }))
    }
    wire.onmessage = (event) => {
      if (wire === this.wire) this.hear(event.data)
    }
    wire.onclose = (event) => {
      if (wire === this.wire) this.cut(event.code, event.reason)
    }
  }

  private drop(wire: Wire): void {
    if (wire !== this.wire) return
    wire.onclose = null
    wire.close()
    this.cut(0, '')
  }

  private cut(code: number, reason: string): void {
    this.wire = null
    this.failAll(!FINAL_CODES.includes(code))
    if (code === RESTORED) this.version = 0
    if (FINAL_CODES.includes(code)) {
      this.change('closed', 0, reason)
      return
    }
    const delay = delayBefore(this.attempt++, this.options.random)
    this.timer = setTimeout(() => this.connect(), delay)
    this.change('lost', delay, reason)
  }

  private change(state: Connection, next: number, reason = ''): void {
    this.state = state
    this.events.connection(state, next, reason)
  }

  private forgetTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  // ---- messages

  private hear(data: unknown): void {
    const message = parse(data)
    if (!message) return
    this.attempt = 0
    if (message.type === 'refused' && message.id === 0 && message.code === 'busy') {
      this.change('lost', 0, message.reason)  // of the server: it looks for the table, and tells when it has found it
      return
    }
    if (this.state !== 'open') this.change('open', 0)
    if ('id' in message && typeof message.id === 'number') {
      this.settle(message as Answer)
      return
    }
    if (message.type === 'update' || message.type === 'changes') this.version = message.version
    if (message.type === 'update') this.sayAgain(message.version)
    this.events.news(message as News)
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id)
    if (!waiting) return
    this.waiting.delete(answer.id)
    clearTimeout(waiting.timer)
    if (answer.type === 'refused') waiting.reject(new Refusal(answer.code, answer.reason))
    else waiting.resolve(answer)
  }

  /** Nothing under way is answered any more; `hold`: but a move may still be made. */
  private failAll(hold: boolean): void {
    const waiting = [...this.waiting.values()]
    this.waiting.clear()
    for (const one of waiting) {
      clearTimeout(one.timer)
      if (hold && !this.held && one.message.type === 'act') this.hold(one)
      else one.reject(this.lost())
    }
    if (!hold) this.letGo()
  }

  private hold(one: Waiting): void {
    this.held = { ...one, timer: setTimeout(() => this.letGo(), ANSWER_WITHIN) }
  }

  private letGo(): void {
    if (!this.held) return
    clearTimeout(this.held.timer)
    this.held.reject(this.lost())
    this.held = null
  }

  /** Whether the move was made before the line was cut, the version tells. */
  private sayAgain(version: number): void {
    const held = this.held
    if (!held || !this.wire) return
    if (held.message.type !== 'act' || held.message.version !== version) {
      this.letGo()
      return
    }
    this.held = null
    clearTimeout(held.timer)
    this.ask(this.wire, held.message, held.resolve, held.reject)
  }

  private lost(): Refusal {
    return new Refusal('lost', this.options.lostText)
  }
}

function parse(data: unknown): FromServer | null {
  if (typeof data !== 'string') return null
  try {
    const message = JSON.parse(data) as FromServer
    return message && typeof message.type === 'string' ? message : null
  } catch {
    return null
  }
}
