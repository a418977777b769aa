/** What lies open on the desk: one thing at a time, so that nothing else on the table has to move. */

import type { TableState } from './table.svelte'

/** What every desk has, and what a phone shows as a sheet over the table. */
export const EXPLAIN = 'explain'
export const HINT = 'hint'

export class Desk {
  private readonly table: TableState
  private picked = $state(EXPLAIN)

  /** a hint that was asked for comes first, then what one has opened */
  readonly open: string = $derived.by(() => (this.table.hints.open ? HINT : this.picked))
  /** the sheet that lies over the table of a phone */
  readonly sheet: string | null = $derived.by(() => {
    if (this.table.hints.called) return HINT
    return this.table.explain.pinned === null ? null : EXPLAIN
  })

  constructor(table: TableState) {
    this.table = table
  }

  show(name: string): void {
    const { hints } = this.table
    if (name === HINT) {
      if (!hints.open) hints.toggle()
      return
    }
    hints.close()
    this.picked = name
  }

  /** Put the sheet away. */
  close(): void {
    if (this.table.hints.called) this.table.hints.close()
    else this.table.explain.pinned = null
  }
}
