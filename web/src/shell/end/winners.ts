/** Who has won, for the banner and for those who hear it. */

import type { Outcome, SeatInfo } from '../lib/protocol'
import { listed, t } from '../lib/words'

/** Several may share the victory. */
export const winnersOf = (outcome: Outcome): number[] => outcome.ranking.slice(0, outcome.winners ?? 1)

export function titleOf(outcome: Outcome, seats: readonly SeatInfo[]): string {
  const names = winnersOf(outcome).map((seat) => seats[seat]?.name ?? '')
  return names.length > 1 ? t('end.titleShared', { names: listed(names) }) : t('end.title', { name: names[0] ?? '' })
}
