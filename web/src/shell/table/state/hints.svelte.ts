/** Hints: what a bot would do here, asked for once per question. */

import type { Choice, Hint, HintOption } from '../../lib/protocol'
import { rest, sentence } from '../../lib/rest'
import type { TableState } from './table.svelte'

export type Hinted = { choice: Choice; option: HintOption }

export class Hints {
  asking = $state(false)
  problem = $state('')
  /** the question for which the hint is wanted */
  private wanted = $state('')
  private known = $state.raw<Hint | null>(null)
  private readonly table: TableState

  private readonly question = $derived.by(() => {
    const asked = this.table.asked
    return asked ? `${this.table.live?.version ?? 0}/${asked.seat}` : ''
  })
  /** who would give a hint; empty when none can be had now */
  readonly offered = $derived.by(() => {
    if (this.table.lesson?.lit.length) return '' // the coach knows better
    const several = (this.table.asked?.choices.length ?? 0) > 1
    return several ? (this.table.info?.hints ?? '') : ''
  })
  readonly open = $derived(this.question !== '' && this.wanted === this.question)
  /** the choices of the hint, the best first; null until it is there */
  readonly shown: Hinted[] | null = $derived.by(() => {
    const hint = this.known
    if (!hint || `${hint.version}/${hint.seat}` !== this.question) return null
    return hint.options.flatMap((option) => {
      const choice = this.table.asked?.choices.find((one) => one.action === option.action)
      return choice ? [{ choice, option }] : []
    })
  })

  constructor(table: TableState) {
    this.table = table
  }

  toggle(): void {
    this.wanted = this.open ? '' : this.question
    this.problem = ''
    if (this.open && !this.shown) void this.ask()
  }

  close(): void {
    this.wanted = ''
    this.problem = ''
  }

  private async ask(): Promise<void> {
    const asked = this.table.asked
    const version = this.table.live?.version
    if (!asked || version === undefined || this.asking) return
    this.asking = true
    try {
      this.known = await rest.hint(this.table.id, asked.seat, version)
    } catch (error) {
      this.problem = sentence(error)
    } finally {
      this.asking = false
    }
  }
}
