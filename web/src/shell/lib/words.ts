/**
 * What the interface says, from the catalogues: `shell/en.ftl`, and what the table of a game adds with its own.
 */
import shell from '../en.ftl?raw'
import { catalogue, LANGUAGE, teach, worded, type Values } from './catalogue'

const words = catalogue(shell)

/** The text of a word, with its variables filled. */
export const t = (word: string, values: Values = {}): string => worded(words, word, values)

/** More words for `t`: those of a game's table. */
export const add = (source: string): void => teach(words, source)

/** "1st", "2nd" ...: a place in an order. */
export const ordinal = (n: number): string => t('ordinal', { n })

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
