/**
 * A game at an open table, as the shell sees it. Games with a screen of their own extend it; any other game is played
 * with this one: nothing moves, nothing glows, and every choice is a button.
 */

import type { LogLine, Update } from '../../lib/protocol'
import type { Sound } from '../sound/score'
import { Aim } from './aim.svelte'
import { settings } from './settings.svelte'
import type { Step, TableState } from './table.svelte'

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Keys every table has, in the order they are listed; games add theirs. */
export type Key = 'p' | 'u' | 'r' | 'g' | 'n' | 'h' | 'help' | 'm' | 'arrows' | 'space' | 'esc'

export class Play<A extends Aim = Aim> {
  readonly table: TableState
  readonly aim: A
  /** the keys that work here */
  readonly keys: readonly Key[] = ['p', 'u', 'h', 'help', 'm', 'arrows', 'space', 'esc']

  constructor(table: TableState, aim: A) {
    this.table = table
    this.aim = aim
  }

  /** What this game calls the questions that need no answer, for the settings; empty when it has none. */
  get idle(): { label: string; help: string } | null {
    return null
  }

  /** Several seats act at once, and the first command to arrive counts first. */
  isRace(_update: Update): boolean {
    return false
  }

  /** Whether what the screen shows is for one person's eyes only: several answer, and nobody sees what. */
  keepsSecrets(update: Update): boolean {
    return update.asked.length > 1 && !this.isRace(update)
  }

  /** How many things on the table answer the question. */
  get targets(): number {
    return 0
  }

  /** What a key of this game's own does; null when it does nothing. */
  key(_key: string): (() => void) | null {
    return null
  }

  /** Escape: first what is half done, then the pinned explanation. */
  escape(): void {
    if (this.aim.doubted) this.aim.clear()
    else this.table.explain.pinned = null
  }

  /** A new question: nothing is selected. */
  renew(): void {
    this.aim.clear()
  }

  // ---- what moves

  /** Moving pictures are only for those who like and see them. */
  get moves(): boolean {
    return settings.motion && !reduced.matches && document.visibilityState === 'visible' && this.table.past === null
  }

  /** Tell what has happened; ends with the update shown, soon after the signal is aborted. */
  async tell({ update }: Step, _skip: AbortSignal): Promise<void> {
    this.table.show(update)
  }

  /** Somebody acted while one is asked oneself: show it at once. */
  glide(update: Update): void {
    this.table.show(update)
  }

  /** Nothing is left to tell. */
  still(): void {}

  // ---- what is heard

  /** How something that has happened sounds; null for what is silent. */
  soundOf(_line: LogLine): Sound | null {
    return 'move'
  }
}
