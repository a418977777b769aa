/** What happened in the auction of a round, read from the log: the table itself forgets it when a new round begins. */
import type { LogLine } from '../../shell/lib/protocol'

export type Play = { seat: number; value: number; boost: number; thrown: boolean }
export type Round = { number: number; plays: Play[]; takes: Map<number, string[]> }

/** The rounds that were begun, first to last. */
export function roundsOf(lines: readonly LogLine[]): Round[] {
  const rounds: Round[] = []
  const boosts = new Map<number, number>()
  for (const line of lines) {
    if (line.undone) continue
    if (line.kind === 'round-starts') {
      rounds.push({ number: rounds.length + 1, plays: [], takes: new Map() })
      boosts.clear()
    }
    const round = rounds.at(-1)
    if (!round || line.seat === null) continue
    if (line.kind === 'boosted') addBoost(round, boosts, line.seat, line.amount ?? 0)
    else if (line.kind === 'revealed' || line.kind === 'discarded') {
      const thrown = line.kind === 'discarded'
      round.plays.push({ seat: line.seat, value: line.amount ?? 0, boost: thrown ? 0 : (boosts.get(line.seat) ?? 0), thrown })
    } else if (line.kind === 'took-terrain' || line.kind === 'took-character' || line.kind === 'fetched') {
      round.takes.set(line.seat, [...(round.takes.get(line.seat) ?? []), ...line.places.slice(0, 1)])
    }
  }
  return rounds
}

/** Help comes before the cards are turned over, or after. */
function addBoost(round: Round, boosts: Map<number, number>, seat: number, amount: number): void {
  const play = round.plays.find((one) => one.seat === seat)
  if (play) play.boost += amount
  else boosts.set(seat, (boosts.get(seat) ?? 0) + amount)
}
