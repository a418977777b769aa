/** Tables in words. */
import type { Clock, GameInfo, OptionInfo, TableInfo } from './protocol'
import { listed, t } from './words'

export function clockText(clock: Clock): string {
  if (clock.kind === 'live') return t('clock.live', { minutes: clock.minutes, increment: clock.increment })
  if (clock.kind === 'days') return t('clock.days', { n: clock.days })
  return t('clock.none')
}

/** The chosen values of an option, as labels. */
export function chosenLabels(option: OptionInfo, value: string): string[] {
  const values = option.many ? value.split(',') : [value]
  return option.choices.filter((choice) => values.includes(choice.value)).map((choice) => choice.label)
}

/** What makes a table different from others: its rules and its clock, never how many seats it has. */
export function rulesText(table: TableInfo, games: GameInfo[]): string {
  const game = games.find((each) => each.name === table.game)
  const parts = game && games.length > 1 ? [game.title] : []
  for (const option of game?.options ?? []) {
    if (option.name === 'seats') continue
    const value = table.options[option.name] ?? option.default
    const telling = option.many ? value !== option.default : option.choices.length > 1
    if (telling) parts.push(...chosenLabels(option, value))
  }
  return [parts.join(', '), clockText(table.clock)].filter(Boolean).join('. ')
}

export function isMyTurn(table: TableInfo): boolean {
  return table.state === 'playing' && !table.copy && table.actors.some((seat) => table.mine.includes(seat))
}

/** How a table stands, from the point of view of the person who reads it. */
export function standing(table: TableInfo): string {
  if (table.state === 'over' || table.trouble || table.copy) return table.status
  if (table.state === 'open') {
    return t('standing.open', { n: table.seats.filter((seat) => seat.kind === 'open').length })
  }
  if (table.kept.length > 0) return t('standing.kept', { status: table.status })
  if (isMyTurn(table)) return t('standing.yours', { status: table.status })
  const names = table.actors.flatMap((seat) => table.seats[seat]?.name ?? [])
  if (names.length === 0) return table.status
  return t('standing.theirs', { status: table.status, names: listed(names), n: names.length })
}

/** Your turn first, then running games, then those waiting for players, then the rest; newest first within each. */
export function byUrgency(tables: TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number =>
    table.trouble ? 3 : isMyTurn(table) ? 0 : table.state === 'playing' ? 1 : table.state === 'open' ? 2 : 3
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.updated.localeCompare(a.updated))
}
