/** Hints: what a bot would do here, asked for once per question, or at every question as soon as it is put. */

import type { Choice, Hint, HintOption } from '../../lib/protocol'
import { rest, sentence } from '../../lib/rest'
import type { TableState } from './table.svelte'

export type Hinted = { choice: Choice; option: HintOption }

export class Hints {
  problem = $state('')
  /** hints come without being asked for */
  live = $state(false)
  /** the question for which the hint is wanted, and the one for which it was put away */
  private wanted = $state('')
  private hidden = $state('')
  /** the question that a bot is thinking about */
  private under = $state('')
  private known = $state.raw<{ question: string; hint: Hint } | null>(null)
  private readonly table: TableState

  /** what tells one question from another: also of two questions at the same version of different lines it is known which is which */
  readonly question = $derived.by(() => {
    const { asked, live, jumps } = this.table
    return asked ? `${jumps}/${live?.version ?? 0}/${asked.seat}` : ''
  })
  /** who would give a hint; empty when none can be had now */
  readonly offered = $derived.by(() => {
    if (this.table.lesson?.lit.length) return '' // the coach knows better
    const several = (this.table.asked?.choices.length ?? 0) > 1
    return several ? (this.table.info?.hints ?? '') : ''
  })
  readonly asking = $derived(this.under !== '')
  /** somebody has asked for it */
  readonly called = $derived(this.question !== '' && this.wanted === this.question)
  readonly open = $derived(this.called || (this.live && this.offered !== '' && this.hidden !== this.question))
  /** the choices of the hint, the best first; null until it is there */
  readonly shown: Hinted[] | null = $derived.by(() => {
    const { known } = this
    if (!known || known.question !== this.question) return null
    return known.hint.options.flatMap((option) => {
      const choice = this.table.asked?.choices.find((one) => one.action === option.action)
      return choice ? [{ choice, option }] : []
    })
  })

  constructor(table: TableState) {
    this.table = table
  }

  toggle(): void {
    this.wanted = this.called ? '' : this.question
    this.hidden = this.called ? '' : this.question
    this.problem = ''
    if (this.open && !this.shown) void this.ask()
  }

  close(): void {
    this.wanted = ''
    this.hidden = this.question
    this.problem = ''
  }

  /** Let the bot think about the question, unless it does. */
  async ask(): Promise<void> {
    const { asked, live } = this.table
    const { question } = this
    if (!asked || !live || this.under === question) return
    const wanted = (): boolean => this.under === question && this.question === question
    this.under = question
    this.problem = ''
    try {
      await this.advise(asked.seat, live.version, (hint) => wanted() && (this.known = { question, hint }), wanted)
    } catch (error) {
      if (wanted()) this.problem = sentence(error)
    } finally {
      if (this.under === question) this.under = ''
    }
  }

  private async advise(seat: number, version: number, tell: (hint: Hint) => void, wanted: () => boolean): Promise<void> {
    const { adviser, id } = this.table
    if (adviser) await adviser(seat, tell, wanted)
    else tell(await rest.hint(id, seat, version))
  }
}
