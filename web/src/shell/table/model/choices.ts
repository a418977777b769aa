/** Choices without a place on a table: numbers and words. */

import type { Choice, Worth } from '../../lib/protocol'
import { listed, t } from '../../lib/words'

/** More amounts than this become a stepper; with gaps between them, more than the second number. */
const FEW_AMOUNTS = 3
const SEVERAL_AMOUNTS = 6

export type Answers = {
  /** numbers, ascending: dollars, points or pieces */
  amounts: Choice[]
  /** everything else */
  buttons: Choice[]
}

/** Many amounts in a row become a stepper; a few, or some that are picked out, a button each. */
export function answersOf(choices: readonly Choice[]): Answers {
  const amounts = amountsOf(choices)
  const others = choices.filter((choice) => choice.amount === null)
  return isRange(amounts) ? { amounts, buttons: others } : { amounts: [], buttons: [...amounts, ...others] }
}

/** The choices that are numbers, ascending. */
export const amountsOf = (choices: readonly Choice[]): Choice[] =>
  choices.filter((choice) => choice.amount !== null).sort((a, b) => numberOf(a) - numberOf(b))

export const numberOf = (choice: Choice | undefined): number => choice?.amount ?? 0

function isRange(amounts: readonly Choice[]): boolean {
  const span = numberOf(amounts.at(-1)) - numberOf(amounts[0])
  return amounts.length > SEVERAL_AMOUNTS || (amounts.length > FEW_AMOUNTS && span === amounts.length - 1)
}

/** A choice one may want to think about twice: it starts a fight, costs money or ends something. */
export function isCostly(choice: Choice): boolean {
  return choice.mark === 'fight' || (choice.price ?? 0) > 0 || choice.text === 'pass'
}

/** The choice that ends a question. */
export const isEnd = (choice: Choice): boolean => choice.text === 'pass' || choice.text === 'done'

/** "Pass: you will be 1st to choose" is "Pass", with what follows from it below. */
export function headed(label: string): [string, string] {
  const at = label.indexOf(': ')
  return at < 0 ? [label, ''] : [label.slice(0, at), label.slice(at + 2)]
}

/** A question in a headline and the rest: "Choose a character" and "Its power works this round ...". */
export function headline(question: string): [string, string] {
  const cut = /^(.{8,90}?)(?:(\?)\s+|[:.;]\s+|, (?=and ))(.+)$/s.exec(question)
  if (!cut) return [question, '']
  const [, head = '', mark = '', rest = ''] = cut
  return [head + (mark || '.'), rest.charAt(0).toUpperCase() + rest.slice(1)]
}

/** A label with what the answer is worth and the odds of the fight it starts, where it does not tell them. */
export function told(choice: Choice): string {
  const more = [choice.worth?.text ?? '', choice.odds === null ? '' : t('choice.odds', { n: choice.odds })].filter(Boolean)
  return more.length > 0 ? t('choice.told', { label: choice.label, more: listed(more) }) : choice.label
}

/** What the answers at one place are worth: the most, of the unit that comes first. */
export function worthOf(choices: readonly Choice[] | undefined): Worth | null {
  const worths = (choices ?? []).flatMap(({ worth }) => (worth ? [worth] : []))
  return worths.filter(({ unit }) => unit === worths[0]?.unit).reduce<Worth | null>((best, one) => (best && best.amount >= one.amount ? best : one), null)
}

/** The most that any answer is worth, by unit; nothing where all are worth the same. */
export function mostOf(choices: readonly Choice[]): Map<string, number> {
  const amounts = new Map<string, number[]>()
  for (const { worth } of choices) if (worth) amounts.set(worth.unit, [...(amounts.get(worth.unit) ?? []), worth.amount])
  const differ = [...amounts].filter(([, all]) => Math.min(...all) < Math.max(...all))
  return new Map(differ.map(([unit, all]) => [unit, Math.max(...all)]))
}
