/** Pointing at things: what shines, which answer waits for a second click, and what a click does. */

import type { Choice } from '../../lib/protocol'
import { isCostly } from '../model/choices'
import { settings } from './settings.svelte'
import type { TableState } from './table.svelte'

export class Aim {
  /** a button that waits for a second click */
  doubted = $state<Choice | null>(null)
  /** places that shine because one points at a line of the log or of an explanation */
  lit = $state.raw<readonly string[]>([])
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
    this.lit = places
  }

  protected isDoubtful(choice: Choice): boolean {
    return settings.confirm && isCostly(choice)
  }
}
