/** Amounts to bid, as the server offers them. */

import type { Choice } from '../../shell/lib/protocol'
import { numberOf } from '../../shell/table/model/choices'

const STEPS = [1, 2, 5]

/** The offered amount nearest to the one somebody wants. */
export function amountNear(amounts: readonly Choice[], wanted: number): Choice | undefined {
  const distance = (choice: Choice): number => Math.abs(numberOf(choice) - wanted)
  return amounts.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** The usual steps over the highest bid, as far as they are on offer and not the most one has. */
export function quickBids(amounts: readonly Choice[], highest: number): number[] {
  const offered = new Set(amounts.slice(0, -1).map(numberOf))
  return STEPS.map((step) => highest + step).filter((amount) => offered.has(amount))
}
