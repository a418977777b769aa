/** Who is to sit where at a new table. */
import { COLOURS } from './players'
import type { NewTable } from './protocol'
import { listed, t } from './words'

export type Seat = NewTable['seats'][number]
export type SeatKind = Seat['kind']

/** A plan for so many seats: you first, the others open. */
export function freshPlan(seats: number): Seat[] {
  return resized([{ kind: 'me' }], seats)
}

/** The same plan with more or fewer seats; new ones are open, and you never lose yours. */
export function resized(plan: Seat[], seats: number): Seat[] {
  const kept = plan.slice(0, seats)
  const gone = plan.slice(seats)
  if (gone.some((seat) => seat.kind === 'me') && kept.length > 0) kept[kept.length - 1] = { kind: 'me' }
  while (kept.length < seats) kept.push({ kind: 'open' })
  return kept
}

/** The plan with another kind of player on a seat; there is only one of you, so your old seat opens. */
export function withKind(plan: Seat[], at: number, kind: SeatKind, bot: string): Seat[] {
  return plan.map((seat, i) => {
    if (i === at) return kind === 'bot' ? { kind, bot } : kind === 'local' ? { kind, name: '' } : { kind }
    return kind === 'me' && seat.kind === 'me' ? { kind: 'open' } : seat
  })
}

/** The colour of each seat: the one you have chosen, its own by number, or the first that is free. */
export function coloursOf(plan: Seat[], chosen: number | null): number[] {
  const taken = new Set(plan.some((seat) => seat.kind === 'me') && chosen !== null ? [chosen] : [])
  return plan.map((seat, at) => {
    if (seat.kind === 'me' && chosen !== null) return chosen
    const colour = [at, ...COLOURS.keys()].find((one) => !taken.has(one)) ?? at
    taken.add(colour)
    return colour
  })
}

/** "You, 2 bots and 1 open seat". */
export function planText(plan: Seat[]): string {
  const count = (kind: SeatKind): number => plan.filter((seat) => seat.kind === kind).length
  const parts: string[] = []
  if (count('me')) parts.push(t('plan.me'))
  if (count('local')) parts.push(t('plan.local', { n: count('local') }))
  if (count('bot')) parts.push(t('plan.bots', { n: count('bot') }))
  if (count('open')) parts.push(t('plan.open', { n: count('open') }))
  const text = listed(parts)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
