/** The last duel with tiles, as the log has told it. */

import type { LogLine } from '../../shell/lib/protocol'

export type DuelSide = { seat: number; tiles: number[]; total: number }
export type DuelResult = { place: string; sides: DuelSide[]; winner: number | 'outlaw' }

const RESULTS = new Set(['won', 'outlaw-won', 'lost', 'fell'])

/** Tiles, totals and the winner of the last duel that was settled; null when no tile was played in it. */
export function lastDuel(lines: readonly LogLine[]): DuelResult | null {
  const end = lines.findLastIndex(({ kind, undone }) => !undone && (kind === 'won' || kind === 'outlaw-won'))
  const verdict = lines[end]
  const start = lines.findLastIndex(({ kind, undone }, at) => at < end && !undone && kind === 'duel')
  const place = lines[start]?.places[0]
  if (!verdict || start < 0 || place === undefined) return null
  const duel = lines.slice(start, end + 1).filter(({ undone }) => !undone)
  const played = (seat: number | null): number[] => duel.flatMap((line) => (line.kind === 'turned-up' && line.seat === seat ? [line.amount ?? 0] : []))
  const sides = [verdict, ...losersAfter(lines, end)].flatMap(({ seat, amount }) => (seat === null ? [] : [{ seat, tiles: played(seat), total: amount ?? 0 }]))
  if (!duel.some(({ kind }) => kind === 'turned-up' || kind === 'empty-handed')) return null
  return { place, sides, winner: verdict.seat ?? 'outlaw' }
}

function losersAfter(lines: readonly LogLine[], end: number): LogLine[] {
  const rest = lines.slice(end + 1)
  const stop = rest.findIndex(({ kind }) => !RESULTS.has(kind))
  return (stop < 0 ? rest : rest.slice(0, stop)).filter(({ undone }) => !undone)
}
