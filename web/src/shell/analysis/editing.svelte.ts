/** A position under the hands of somebody: what lies where, what is held, and every step back. */

import type { EaselChange, EaselPiece, EaselSpot, Edited } from '../lib/protocol'
import { rest, sentence } from '../lib/rest'

/** A piece that is held, and the spot it was picked up from; empty when it comes from the tray. */
export type Held = { piece: EaselPiece; origin: string }

/** Whether a piece may lie on a spot: by its kind, or by its name. */
export const fits = (piece: EaselPiece, spot: EaselSpot): boolean => spot.takes.includes(piece.kind) || spot.takes.includes(piece.name)

export class Editing {
  now = $state.raw<Edited | null>(null)
  held = $state.raw<Held | null>(null)
  /** why the last thing one tried was not done */
  refusal = $state('')
  busy = $state(false)
  private before = $state.raw<readonly Edited[]>([])

  readonly pieces: ReadonlyMap<string, EaselPiece> = $derived(new Map(this.now?.sheet.pieces.map((piece) => [piece.name, piece])))
  readonly canUndo = $derived(this.before.length > 0)

  constructor(position: string) {
    void this.ask(position)
  }

  /** Whether what is held may lie on a spot. */
  takes(spot: EaselSpot): boolean {
    return this.held !== null && fits(this.held.piece, spot)
  }

  hold(piece: EaselPiece, origin = ''): void {
    const same = this.held?.piece.name === piece.name && this.held.origin === origin
    this.held = same ? null : { piece, origin }
    this.refusal = ''
  }

  /** A click on a spot: what is held is put there, else its uppermost piece is picked up; another click takes the next one below. */
  async touch(spot: EaselSpot): Promise<void> {
    const { held } = this
    if (held && held.origin !== spot.name) {
      if (this.takes(spot)) await this.move(held, spot.name)
      return
    }
    const at = held ? spot.lies.indexOf(held.piece.name) : spot.lies.length
    const next = this.pieces.get(spot.lies[at - 1] ?? '')
    this.held = next ? { piece: next, origin: spot.name } : null
    this.refusal = ''
  }

  /** Put what is held on a spot, or away without one. A piece of the tray stays in hand, so that several can be put. */
  async move({ piece, origin }: Held, to = ''): Promise<void> {
    if (origin || !to) this.held = null
    if (origin || to) await this.change({ piece: piece.name, origin, to })
  }

  /** Take a piece away and keep one like it in hand. */
  async take(piece: EaselPiece, origin: string): Promise<void> {
    await this.change({ piece: piece.name, origin })
  }

  async write(field: string, value: string): Promise<void> {
    await this.change({ field, value })
  }

  /** Take a text that somebody has typed; it must be possible. */
  async read(text: string): Promise<void> {
    await this.attempt(async () => {
      const { position } = await rest.desk({ position: text, steps: [] })
      this.keep(await rest.edit(position))
    })
  }

  undo(): void {
    const last = this.before.at(-1)
    if (!last) return
    this.before = this.before.slice(0, -1)
    this.now = last
    this.refusal = ''
  }

  private async change(change: EaselChange): Promise<void> {
    const position = this.now?.position
    if (position !== undefined) await this.ask(position, change)
  }

  private async ask(position: string, change?: EaselChange): Promise<void> {
    await this.attempt(async () => this.keep(await rest.edit(position, change)))
  }

  private async attempt(step: () => Promise<void>): Promise<void> {
    this.busy = true
    this.refusal = ''
    try {
      await step()
    } catch (error) {
      this.refusal = sentence(error)
    } finally {
      this.busy = false
    }
  }

  private keep(next: Edited): void {
    if (this.now && this.now.position !== next.position) this.before = [...this.before, this.now]
    this.now = next
  }
}
