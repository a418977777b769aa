/** The card game at an open table. */

import type { LogLine } from '../shell/lib/protocol'
import type { Sound } from '../shell/table/sound/score'
import { useTable } from '../shell/table/state/context'
import { Aim } from '../shell/table/state/aim.svelte'
import { Play } from '../shell/table/state/play.svelte'
import type { TableState } from '../shell/table/state/table.svelte'
import { soundOf } from './model/sounds'
import { Pick } from './pick.svelte'
import type { CardsScene } from './scene'

export class Cards extends Play {
  override readonly keys = ['p', 'u', 'g', 'h', 'help', 'm', 'arrows', 'space', 'esc'] as const
  readonly pick: Pick
  readonly scene = $derived(this.table.scene as CardsScene | null)

  constructor(table: TableState) {
    super(table, new Aim(table))
    this.pick = new Pick(table)
  }

  /** G leads to what one may choose. */
  override key(key: string): (() => void) | null {
    if (key !== 'g' && key !== 'G') return null
    return () => document.querySelector<HTMLElement>('[data-target]:not([tabindex="-1"])')?.focus()
  }

  override escape(): void {
    this.pick.clear()
    super.escape()
  }

  override renew(): void {
    this.pick.clear()
    super.renew()
  }

  override soundOf(line: LogLine): Sound | null {
    return soundOf(line)
  }
}

/** The card game at the open table, for every component of its screen. */
export const useCards = (): Cards => useTable().play as Cards
export const usePick = (): Pick => useCards().pick
