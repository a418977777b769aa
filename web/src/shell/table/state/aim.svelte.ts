/** Pointing at things: what shines, which answer waits for a second click, and what a click does. */

import type { Choice } from '../../lib/protocol'
import { isCostly } from '../model/choices'
import { settings } from './settings.svelte'
import type { TableState } from './table.svelte'

export class Aim {
  /** a button that waits for a second click */
  doubted = $state<Choice | null>(null)
  /** places that one points at in a line of the log or of an explanation */
  private pointed = $state.raw<readonly string[]>([])
  /** places that shine: those, else what the move was about that one looks back at */
  readonly lit: readonly string[] = $derived.by(() => (this.pointed.length > 0 ? this.pointed : this.table.replay.places))
  protected readonly table: TableState
  private readonly coarse = matchMedia('(pointer: coarse), (max-width: 760px)')
  touch = $state(this.coarse.matches)

  constructor(table: TableState) {
    this.table = table
    this.coarse.addEventListener('change', (event) => (this.touch = event.matches))
  }

  /** A click on a button of the question. */
  press(choice: Choice): void {
    if (this.isDoubtful(choice) && this.doubted?.action !== choice.action) this.doubted = choice
    else this.act(choice)
  }

  act(choice: Choice): void {
    this.table.act(choice)
    this.clear()
  }

  clear(): void {
    this.doubted = null
  }

  light(places: readonly string[]): void {
    this.pointed = places
  }

  protected isDoubtful(choice: Choice): boolean {
    return settings.confirm && isCostly(choice)
  }
}
