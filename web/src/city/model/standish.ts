/** What Jeb Standish does in a round, and why: read from the log, card by card. */

import type { LogLine } from '../../shell/lib/protocol'
import type { CowboyCard, Standish } from './scene'

/** A card with what came of it; without a card, what he does when the actions are carried out. */
export type Deed = { card: CowboyCard | null; lines: LogLine[] }

const PLACING = new Set(['sent', 'stayed', 'points'])
const ACTING = new Set(['reasoned', 'sheltered', 'converted', 'released'])

/** His deeds of the round, the newest first. */
export function deedsOf(log: readonly LogLine[], standish: Standish): Deed[] {
  const from = log.findLastIndex((line) => line.kind === 'round-starts' && !line.undone)
  const deeds: Deed[] = []
  for (const line of log.slice(from + 1)) {
    if (line.seat !== standish.seat || line.undone) continue
    const last = deeds.at(-1)
    if (line.kind === 'drew-card') {
      const card = standish.cards.find((one) => one.at === line.places[0])
      if (card) deeds.push({ card, lines: [] })
    } else if (ACTING.has(line.kind)) {
      if (last && last.card === null) last.lines.push(line)
      else deeds.push({ card: null, lines: [line] })
    } else if (last && PLACING.has(line.kind)) last.lines.push(line)
  }
  return deeds.toReversed()
}
