/** The clock of a seat as time goes by. Call it while a component starts. */

import { beat, leftNow } from '../model/clock'
import type { TableState } from './table.svelte'

export function ticking(table: TableState, seat: () => number) {
  const clocks = $derived(table.shown?.clocks ?? null)
  const running = $derived(clocks?.running.includes(seat()) ?? false)
  const read = $derived(clocks?.left[seat()] ?? null)
  let now = $state(Date.now())
  const left = $derived(read === null ? null : leftNow(read, running, table.since, Math.max(now, table.since)))

  $effect(() => {
    if (!running || left === null) return
    const timer = setInterval(() => (now = Date.now()), beat(left))
    return () => clearInterval(timer)
  })

  return {
    get running() {
      return running
    },
    /** milliseconds, below zero in overtime; null without a clock */
    get left() {
      return left
    },
    get isUp() {
      return running && left !== null && left <= 0
    },
  }
}
