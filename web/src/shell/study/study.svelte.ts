/**
 * A study: a position, and a line of answers and dice from there. To the screens it looks like a table, over which one
 * walks to and fro; the server keeps nothing of it.
 */

import type { Advised, Answer, DeskLine, DeskShown, Hint, Request } from '../lib/protocol'
import { rest, RestError, sentence } from '../lib/rest'
import { Refusal, type Line, type SocketEvents, type Walker } from '../lib/socket'
import { t } from '../lib/words'
import { TableState } from '../table/state/table.svelte'
import { together } from './rounds'
import { Twig } from './tree.svelte'

const LETTERS = 'ABCDEFGH'
/** a bot is asked when one has stayed somewhere for so many milliseconds */
const REST = 250

/** How a study begins: a position, perhaps with a main line, and after how many of its steps. */
export type Origin = Omit<DeskLine, 'steps'> & { steps?: readonly string[]; at?: number }

export class Study implements Line {
  readonly table: TableState
  readonly walker: Walker = { to: (moves) => this.show(this.here.at(moves)), step: (by) => this.step(by) }
  readonly root = new Twig()
  /** the moment that is shown, and what the server says of it */
  here = $state.raw<Twig>(this.root)
  shown = $state.raw<DeskShown | null>(null)
  /** why the position itself, or a line, cannot be shown; and the line of its text that is to blame */
  problem = $state('')
  blamed = $state(0)
  readonly origin: Omit<DeskLine, 'steps'>
  private events!: SocketEvents
  private asks = 0

  constructor({ steps = [], at = 0, ...origin }: Origin) {
    this.origin = origin
    this.table = new TableState('', (events) => {
      this.events = events
      return this
    })
    this.root.grow(steps)
    void this.show(this.root.at(at))
  }

  // ---- walking

  /** Show the end of a line; the error of the server when it is refused. */
  async go(steps: readonly string[]): Promise<void> {
    const ask = ++this.asks
    const known = this.known(steps)
    try {
      const shown = await rest.desk({ ...this.origin, steps, known })
      if (ask === this.asks) this.arrive(steps.slice(0, known), shown)
    } catch (error) {
      if (ask === this.asks) this.refuse(error)
      throw error
    }
  }

  /** Show a moment one has been at. */
  async show(twig: Twig): Promise<void> {
    await this.go(twig.steps).catch(() => undefined)
  }

  /** To before the last answer, or after the next one. */
  async step(by: -1 | 1): Promise<void> {
    const to = by < 0 ? this.here.before : this.here.after
    if (to) await this.show(to)
  }

  private arrive(known: readonly string[], shown: DeskShown): void {
    const before = this.root.grow(known)
    const here = before.grow(shown.steps.map(({ step }) => step))
    here.path.slice(known.length).forEach((twig, n) => (twig.words = shown.steps[n] ?? null))
    const onwards = this.shown !== null && here !== this.here && here.path[this.here.depth - 1] === (this.here.parent ? this.here : undefined)
    here.choose()
    this.here = here
    this.shown = shown
    this.problem = ''
    this.blamed = 0
    this.events.connection('open', 0, '')
    this.events.news({ ...shown.update, whole: !onwards })
  }

  private refuse(error: unknown): void {
    this.problem = sentence(error)
    this.blamed = error instanceof RestError ? error.line : 0
    if (!this.shown) this.events.connection('closed', 0, this.problem)
  }

  /** How many of these steps have words. */
  private known(steps: readonly string[]): number {
    const path = this.root.follow(steps).path
    const unknown = path.findIndex(({ words }) => words === null)
    return unknown < 0 ? path.length : unknown
  }

  private get line(): DeskLine {
    return { ...this.origin, steps: this.here.steps }
  }

  // ---- as a table

  async request(message: Request): Promise<Answer> {
    try {
      return await this.answer(message)
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal('illegal', sentence(error))
    }
  }

  private async answer(message: Request): Promise<Answer> {
    switch (message.type) {
      case 'act': {
        const asked = this.shown?.update.asked.find((one) => one.seat === message.seat)
        const choice = asked?.choices.find((one) => one.action === message.action)
        await this.go([...this.here.steps, `${LETTERS[message.seat]} ${choice?.text ?? ''}`])
        break
      }
      case 'undo':
        await this.step(-1)
        break
      case 'explain':
        return { type: 'explanation', id: 0, ...(await rest.deskExplanation({ ...this.line, target: message.target })) }
      default:
        throw new Refusal('seat', t('study.alone'))
    }
    return { type: 'accepted', id: 0, version: this.here.depth }
  }

  /** What a bot thinks, look by look, each adding to what was found before. */
  readonly advise = async (seat: number, tell: (hint: Hint) => void, wanted: () => boolean): Promise<void> => {
    const { line } = this
    const looks: Advised[] = []
    await rested(REST)
    for (let round = 0; wanted() && round < (looks[0]?.rounds ?? 1); round++) {
      const look = await patiently(() => rest.deskAdvice({ ...line, seat, round }), wanted)
      if (!look) return
      looks.push(look)
      const hint = together(looks)
      if (hint) tell(hint)
    }
  }

  retry(): void {}

  close(): void {}
}

const rested = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Ask; a server that says it is too early is asked again when it wants to be. */
async function patiently<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof RestError) || error.status !== 429 || error.wait === 0) throw error
      await rested(1000 * error.wait)
      if (!wanted()) return null
    }
  }
}
