/**
 * Shows one thing after another. Every item is played, unless somebody skips or too many are waiting: then the
 * oldest are settled, which means shown at once.
 */

export type Player<T> = {
  /** Play an item; must end soon after the signal is aborted, in the state after the item. */
  play(item: T, skip: AbortSignal): Promise<void>
  /** Jump to the state after an item. */
  settle(item: T): void
  /** Nothing is left to show. */
  idle?(): void
}

export class Playback<T> {
  private waiting: T[] = []
  private now: AbortController | null = null
  private readonly player: Player<T>
  private readonly most: number

  constructor(player: Player<T>, most = 10) {
    this.player = player
    this.most = most
  }

  get busy(): boolean {
    return this.now !== null
  }

  push(item: T): void {
    this.waiting.push(item)
    if (this.waiting.length > this.most) this.skip()
    else if (!this.now) void this.run()
  }

  /** Jump to the end of everything that is waiting. */
  skip(): void {
    const rest = this.waiting
    this.waiting = []
    const now = this.now
    this.now = null
    now?.abort()
    for (const item of rest) this.player.settle(item)
    if (now || rest.length > 0) this.player.idle?.()
  }

  private async run(): Promise<void> {
    for (let item = this.waiting.shift(); item !== undefined; item = this.waiting.shift()) {
      const control = new AbortController()
      this.now = control
      await this.player.play(item, control.signal).catch(() => this.player.settle(item as T))
      if (this.now !== control) return
    }
    this.now = null
    this.player.idle?.()
  }
}

/** Wait, but not longer than until the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || milliseconds <= 0) return Promise.resolve()
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}
