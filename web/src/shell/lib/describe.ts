/** Tables in words. */
import type { OptionInfo, TableInfo } from './protocol'
import { listed, t } from './words'

/** The chosen values of an option, as labels. */
export function chosenLabels(option: OptionInfo, value: string): string[] {
  const values = option.many ? value.split(',') : [value]
  return option.choices.filter((choice) => values.includes(choice.value)).map((choice) => choice.label)
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
