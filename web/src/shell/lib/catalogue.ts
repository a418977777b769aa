/** Catalogues of Project Fluent, the format of the server's sentences; docs/language.md tells how they are written. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Values = Record<string, string | number>

export const LANGUAGE = 'en'

/** A catalogue with the messages of some files. */
export function catalogue(...sources: string[]): FluentBundle {
  const made = new FluentBundle(LANGUAGE, { useIsolating: false, functions: { NUMBER: number } })
  for (const source of sources) teach(made, source)
  return made
}

/** Adds the messages of a file; none may be there already. */
export function teach(known: FluentBundle, source: string): void {
  const [wrong] = known.addResource(new FluentResource(source))
  if (wrong) throw wrong
}

/** The text of a word: where code has a dot between the parts of a word, the id of the message has a hyphen. */
export function worded(known: FluentBundle, word: string, values: Values): string {
  const pattern = known.getMessage(word.replaceAll('.', '-'))?.value
  return pattern ? known.formatPattern(pattern, variables(values), []) : word
}

/** Numbers are written with digits alone, as the server does. */
function variables(values: Values): Record<string, FluentVariable> {
  const plain = ([name, value]: [string, string | number]): [string, FluentVariable] => [
    name,
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
  ]
  return Object.fromEntries(Object.entries(values).map(plain))
}

/** NUMBER($n, type: "ordinal") chooses by the form of 1st, 2nd, 3rd. */
function number(args: FluentVariable[], options: Record<string, FluentVariable>): FluentNumber {
  const type = String(options['type'] ?? 'cardinal') as Intl.PluralRuleType
  return new FluentNumber(Number(args[0]?.valueOf()), { useGrouping: false, ...({ type } as Intl.NumberFormatOptions) })
}
