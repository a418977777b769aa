/** What the server knows about a thing: asked once per state of the table, shown for what the pointer is on. */

import type { Answer, Explanation } from '../../lib/protocol'

const AFTER = 90

export class Explainer {
  /** the thing under the pointer or the focus, and the one a click has pinned */
  over = $state<string | null>(null)
  pinned = $state<string | null>(null)
  private known = $state.raw<ReadonlyMap<string, Explanation>>(new Map())
  private readonly ask: (target: string) => Promise<Answer>
  private under = new Set<string>()
  private timer: ReturnType<typeof setTimeout> | null = null
  private closed = false
  /** counts how often the table has changed: an answer about the one before is worth nothing */
  private times = 0

  /** what to explain: the pinned thing, else what one points at */
  readonly target = $derived(this.pinned ?? this.over)
  readonly shown: Explanation | null = $derived(this.about(this.target))

  constructor(ask: (target: string) => Promise<Answer>) {
    this.ask = ask
  }

  about(target: string | null): Explanation | null {
    return target === null ? null : (this.known.get(target) ?? null)
  }

  /** The pointer or the focus rests on something; fetched after a moment, so that passing over costs nothing. */
  point(target: string | null): void {
    if (this.closed) return
    this.over = target
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    if (target !== null && !this.known.has(target)) this.timer = setTimeout(() => void this.fetch(target), AFTER)
  }

  leave(target: string): void {
    if (this.over === target) this.point(null)
  }

  pin(target: string | null): void {
    this.pinned = target === this.pinned ? null : target
    if (this.pinned !== null) void this.fetch(this.pinned)
  }

  /** Nobody looks any more: what the pointer still touches while the table is taken away asks nothing. */
  close(): void {
    this.point(null)
    this.closed = true
  }

  /** The table has changed: what was known may be wrong now. */
  forget(): void {
    this.times++
    this.known = new Map()
    this.under = new Set()
    for (const target of [this.pinned, this.over]) if (target !== null) void this.fetch(target)
  }

  private async fetch(target: string): Promise<void> {
    const { times, under } = this
    if (under.has(target)) return
    under.add(target)
    try {
      const answer = await this.ask(target)
      if (answer.type === 'explanation' && times === this.times) this.known = new Map(this.known).set(target, answer)
    } catch {
      // The table speaks for itself; an explanation that does not come is not worth a message.
    } finally {
      under.delete(target)
    }
  }
}
