/**
 * The message catalogue: every string of the interface comes from here.
 *
 * `words/en.json` holds the pages, `words/en.table.json` the table page, further files a variant or two each. Keys are flat
 * (`lobby.playNow`), `{name}` is a placeholder, and an entry with `one` and `other` is a plural chosen by the placeholder `n`.
 */
import pages from '../../words/en.json'
import horses from '../../words/en.horses.json'
import secrets from '../../words/en.secrets.json'
import table from '../../words/en.table.json'

export type Word = keyof typeof pages | keyof typeof table | keyof typeof horses | keyof typeof secrets
export type Values = Record<string, string | number>
export type Entry = string | Partial<Record<Intl.LDMLPluralRule, string>>

const LANGUAGE = 'en'
const catalogue: Record<string, Entry> = { ...pages, ...table, ...horses, ...secrets }
const plurals = new Intl.PluralRules(LANGUAGE)
const ordinals = new Intl.PluralRules(LANGUAGE, { type: 'ordinal' })

/** The text of a word, with its placeholders filled. */
export function t(word: Word, values: Values = {}): string {
  const entry = catalogue[word]
  return entry === undefined ? word : worded(entry, values)
}

/** An entry of any catalogue as a text. */
export function worded(entry: Entry, values: Values): string {
  return filled(typeof entry === 'string' ? entry : chosen(entry, values, plurals), values)
}

/** "1st", "2nd" ...: a place in an order. */
export function ordinal(n: number): string {
  const entry = catalogue['ordinal']
  return typeof entry === 'object' ? filled(chosen(entry, { n }, ordinals), { n }) : String(n)
}

/** "Ann, Bo and Cy". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }).format(names)
}

/** "3 minutes ago". */
export function ago(iso: string, now = Date.now()): string {
  const seconds = Math.round((new Date(iso).getTime() - now) / 1000)
  if (Number.isNaN(seconds)) return ''
  const relative = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' })
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [[60, 'second'], [60, 'minute'], [24, 'hour'], [Infinity, 'day']]
  let value = seconds
  for (const [size, unit] of steps) {
    if (Math.abs(value) < size) return relative.format(value, unit)
    value = Math.round(value / size)
  }
  return ''
}

function chosen(entry: Exclude<Entry, string>, values: Values, rules: Intl.PluralRules): string {
  return entry[rules.select(Number(values['n'] ?? 0))] ?? entry.other ?? ''
}

function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
