/** Looking back: every move that stands, one after the other, by hand or by itself. */

import type { Move, ReviewedMove } from '../../lib/protocol'
import { rest } from '../../lib/rest'
import { captionOf, indexAt, paceOf, roundsOf, versionAt } from '../model/replay'
import type { TableState } from './table.svelte'

export const SPEEDS = [0.5, 1, 2, 4] as const
/** the server is asked for the moments a slider runs over this often at most, in milliseconds */
const GAP = 60

/** what a review thinks of a place: it was chosen there, or it would have been better */
export type Verdict = 'played' | 'better'

export class Replay {
  moves = $state.raw<readonly Move[]>([])
  playing = $state(false)
  speed = $state<number>(1)
  /** the moment that was asked for, while it is being fetched: a number of moves */
  private wanted = $state<number | null>(null)
  /** a choice of a review that one looks at */
  private reviewed = $state.raw<ReviewedMove | null>(null)
  private fetching = false
  private timer: ReturnType<typeof setTimeout> | null = null
  private readonly table: TableState

  readonly version = $derived.by(() => this.table.past?.version ?? this.table.live?.version ?? 0)
  /** how many moves have been made at the moment that is shown */
  readonly index = $derived(indexAt(this.moves, this.version))
  /** the same, as a slider shows it: it does not wait for the server */
  readonly pointer = $derived(this.wanted ?? this.index)
  readonly rounds = $derived(roundsOf(this.moves))
  /** the move that led to the moment that is shown */
  readonly move: Move | null = $derived(this.moves[this.index - 1] ?? null)
  readonly caption = $derived.by(() => captionOf(this.move, this.table.past, (seat) => this.table.nameOf(seat)))
  /** what the move was about, lit on the table while one looks back */
  readonly places: readonly string[] = $derived.by(() => (this.table.past && !this.choice ? (this.move?.places ?? []) : []))
  /** the choice that was open at the moment that is shown, if a review has led there */
  readonly choice: ReviewedMove | null = $derived.by(() => (this.reviewed?.version === this.table.past?.version ? this.reviewed : null))
  /** there is something to look through, and nothing else to do */
  readonly offered = $derived.by(() => this.table.past !== null || (this.table.info?.state === 'over' && !this.table.walker))

  constructor(table: TableState) {
    this.table = table
  }

  /** Learn the moves of the game as it is now. */
  async load(): Promise<void> {
    try {
      this.moves = await rest.moves(this.table)
    } catch {
      // Without them there are no captions; the moments themselves come over the other line.
    }
  }

  /** Before one steps it must be known where to. */
  private async known(): Promise<void> {
    if (this.moves.length === 0) await this.load()
  }

  /** Show a moment, and what a review says of the choice that was open then. */
  async look(version: number, reviewed: ReviewedMove | null = null): Promise<void> {
    this.stop()
    this.reviewed = reviewed
    await this.table.lookAt(version)
  }

  verdictOn(at: string): Verdict | null {
    if (this.choice?.doneAt === at) return 'played'
    return this.choice?.betterAt === at ? 'better' : null
  }

  // ---- by hand

  async step(by: number): Promise<void> {
    this.pause()
    await this.known()
    await this.go(this.pointer + by)
  }

  /** To the beginning of this round or of the one before, or to that of the next one. */
  async stepRound(by: -1 | 1): Promise<void> {
    this.pause()
    await this.known()
    const starts = this.rounds.map(({ index }) => index)
    const to = by < 0 ? starts.findLast((index) => index < this.pointer) : starts.find((index) => index > this.pointer)
    await this.go(to ?? (by < 0 ? 0 : this.moves.length))
  }

  /** Show the table after so many moves. Of those asked for in a hurry only the last one counts. */
  async go(index: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(this.moves.length, index))
    if (this.fetching) return
    this.fetching = true
    try {
      while (this.wanted !== null) {
        const now: number = this.wanted
        await this.table.lookAt(now >= this.moves.length ? Infinity : versionAt(this.moves, now))
        if (this.wanted === now) this.wanted = null
        else if (this.wanted !== null) await new Promise((resolve) => setTimeout(resolve, GAP))
      }
    } finally {
      this.wanted = null
      this.fetching = false
    }
  }

  // ---- by itself

  toggle(): void {
    if (this.playing) this.pause()
    else void this.play()
  }

  /** Play on from here; from the beginning when there is nothing more to come. */
  async play(): Promise<void> {
    await this.known()
    this.playing = true
    if (this.pointer >= this.moves.length) await this.go(0)
    this.beat()
  }

  pause(): void {
    this.playing = false
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  /** One is back in live play: nothing that is under way counts. */
  stop(): void {
    this.pause()
    this.wanted = null
  }

  private beat(): void {
    if (!this.playing) return
    this.timer = setTimeout(() => void this.next(), paceOf(this.caption) / this.speed)
  }

  private async next(): Promise<void> {
    const before = this.index
    await this.go(before + 1)
    if (this.index <= before || this.index >= this.moves.length) this.pause()
    else this.beat()
  }
}
