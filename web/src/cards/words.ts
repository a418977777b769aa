/** The texts of the card game's table; the catalogue comes along only when this table is opened. */
import { catalogue, worded, type Values } from '../shell/lib/catalogue'
import cards from './en.ftl?raw'

const words = catalogue(cards)

export const say = (word: string, values: Values = {}): string => worded(words, word, values)

/** "+5", "0" or "−6". */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0')
