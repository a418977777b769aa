/** A sheet as it is being filled: what it costs, what is left, and how far each line can go. */

import type { SheetForm, SheetLine } from './scene'

export type Wishes = Record<string, number>

export const LINE_ICONS: Record<string, string> = {
  money: 'dollar', cowboys: 'cowboy', parcels: 'parcel', roads: 'road', revolvers: 'revolver', bid: 'flag',
}

/** What the form starts with: what was written before, else the usual start. */
export function startOf(form: SheetForm): Wishes {
  const begun = Object.keys(form.own).length > 0
  return Object.fromEntries(form.lines.map(({ line, least, usual }) => [line, begun ? (form.own[line] ?? least) : usual]))
}

export function usualOf(form: SheetForm): Wishes {
  return Object.fromEntries(form.lines.map(({ line, usual }) => [line, usual]))
}

/** Shares that are left. */
export function leftOf(form: SheetForm, wishes: Wishes): number {
  return form.lines.reduce((left, { line, price }) => left - price * (wishes[line] ?? 0), form.shares)
}

/** The least and the most a line can hold, with the others as they are. */
export function limitsOf(form: SheetForm, wishes: Wishes, { line, price, least, most }: SheetLine): [number, number] {
  const affordable = (wishes[line] ?? 0) + Math.floor(leftOf(form, wishes) / price)
  return [least, Math.max(least, Math.min(most, affordable))]
}

/** The next thing to tell the server, by its word: a number for the first empty line, or that the sheet is done. */
export function nextWord(form: SheetForm, wishes: Wishes): string {
  const empty = form.lines.find(({ line }) => !(line in form.own))
  return empty ? String(wishes[empty.line] ?? empty.least) : 'done'
}
