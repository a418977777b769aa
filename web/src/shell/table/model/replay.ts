/** The moves of a game as one looks through them. A moment is counted in moves: 0 is before the first. */

import type { LogLine, Move } from '../../lib/protocol'
import { t } from '../../lib/words'

/** milliseconds a moment is shown: at least so long, longer for each letter of its caption, and not for ever */
const LEAST = 900
const LETTER = 22
const MOST = 4200

/** How many of the moves were made at a version. */
export function indexAt(moves: readonly Move[], version: number): number {
  return moves.findLastIndex((move) => move.version <= version) + 1
}

/** The version after so many moves. */
export function versionAt(moves: readonly Move[], index: number): number {
  return moves[index - 1]?.version ?? 0
}

export type RoundStart = { round: number; index: number }

/** Where each round begins. What comes before the first one is set-up. */
export function roundsOf(moves: readonly Move[]): RoundStart[] {
  const starts: RoundStart[] = []
  let round = 0
  moves.forEach((move, n) => {
    if (move.round > round) starts.push({ round: move.round, index: n + 1 })
    round = move.round
  })
  return starts
}

/** What happened, in a sentence: the move's own, or what the log said at a moment that was taken back since. */
export function captionOf(move: Move | null, past: { version: number; log: readonly LogLine[] } | null, nameOf: (seat: number) => string): string {
  if (past && past.log.length > 0 && past.version !== move?.version) return past.log.map((line) => line.text).join(' ')
  if (!move) return t('replay.start')
  if (move.text) return move.text
  return move.seat === null ? t('replay.chance') : t('replay.silent', { name: nameOf(move.seat) })
}

/** How long a caption stays at the usual speed. */
export function paceOf(caption: string): number {
  return Math.min(MOST, LEAST + LETTER * caption.length)
}
