/** What tests share. */
import axe from 'axe-core'
import type { Choice, SeatInfo, TableInfo } from './protocol'

export function aTable(changes: Partial<TableInfo> = {}, names: (string | null)[] = ['Wren', 'Josie']): TableInfo {
  const seats: SeatInfo[] = names.map((name, seat) => ({
    seat, kind: name === null ? 'open' : 'person', name: name ?? '', colour: seat, bot: null, strength: null, online: true, you: seat === 0, forfeited: false, stuck: false,
  }))
  return {
    id: 'ab', name: 'Dusty Boots', game: 'city', about: 'Gold rush, 2 players', options: {}, public: true, state: 'playing', seats, clock: { kind: 'none' },
    actors: [], version: 9, status: 'Round 2, placing cowboys', host: false, invite: null, mine: [0], kept: [], rematch: null, hints: null,
    updated: '2026-01-01T10:00:00Z', trouble: null, copy: false, abandoned: false, closed: null, watching: 0, ...changes,
  }
}

/** One of several choices; a plain button without a number unless told otherwise. */
export function aChoice(text: string, changes: Partial<Choice> = {}): Choice {
  return { action: 0, text, label: text, group: '', at: null, mark: 'plain', amount: null, price: null, worth: null, odds: null, deed: '', ...changes }
}

/** What a screen reader or a keyboard would stumble over; colours are checked in a real browser. */
export async function stumblingBlocks(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  return violations.map((violation) => violation.help)
}
