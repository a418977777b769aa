/** Which lines of the log are told on the board, and how long each may take. */

import type { LogLine } from '../../shell/lib/protocol'

const DICE = new Set(['duel', 'stood', 'rolled', 'turned-up', 'empty-handed', 'won', 'lost', 'fell', 'outlaw-won'])
const TOLD = new Set([
  'money',
  'points',
  'income',
  'stole',
  'space-used',
  'spent-down',
  'gained-roads',
  'gained-revolvers',
  'ammunition',
  'mayor',
  'doubled',
  'townhouse',
  'attack-cancelled',
  'outlaw-arrived',
  'outlaw-moved',
  'outlaw-beaten',
  'jailed',
  'halved',
  'sent',
  'reasoned',
])

const MONEY = new Set(['money', 'income', 'stole'])

/** What a line adds, short enough to rise from its place: "+$4", "+2 VP"; empty when it adds neither. */
export function gainOf(line: LogLine): string {
  if (!line.amount) return ''
  const sign = line.amount > 0 ? '+' : '−'
  const amount = Math.abs(line.amount)
  if (MONEY.has(line.kind)) return `${sign}$${amount}`
  return line.kind === 'points' ? `${sign}${amount} VP` : ''
}

/** All told lines of one update together, and the limits of a single one, in milliseconds. */
const ALL = 2000
const SHORTEST = 80
const LONGEST = 380

const SHOWN = new Set(['turned-up', 'empty-handed'])

/** Duel tiles are shown by all together. */
export const isShown = (line: LogLine | undefined): boolean => line !== undefined && SHOWN.has(line.kind)
export const isDice = (line: LogLine): boolean => DICE.has(line.kind)
export const isTold = (line: LogLine): boolean => TOLD.has(line.kind) && line.places.length > 0

/** How long one line is shown, so that a long story does not take longer than a short one. */
export function beatOf(lines: readonly LogLine[]): number {
  const told = lines.filter(isTold).length
  return told === 0 ? 0 : Math.min(LONGEST, Math.max(SHORTEST, ALL / told))
}
