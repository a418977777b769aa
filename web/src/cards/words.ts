/** The texts of the card game's table; the catalogue comes along only when this table is opened. */
import { worded, type Entry, type Values } from '../shell/lib/words'
import catalogue from '../words/en.cards.json'

export type CardWord = keyof typeof catalogue

export function say(word: CardWord, values: Values = {}): string {
  return worded(catalogue[word] as Entry, values)
}

/** "+5", "0" or "−6". */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0')
