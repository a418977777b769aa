/** The options of a game as a form sees them: what kind of input each one needs, and when it is of use. */
import type { ChoiceInfo, OptionInfo, WhenInfo } from './protocol'

export type Values = Record<string, string>

/** How an option is asked for. */
export type Kind =
  | 'buttons' // one of a few
  | 'cards' // one of several that need words or pictures
  | 'switches' // any of several
  | 'grid' // any of very many
  | 'board' // any parcels of the map
  | 'settings' // name=value, at most one value for each name
  | 'sequence' // a list in which a choice may come more than once

const FEW_BUTTONS = 4
const MANY_SWITCHES = 12
const PARCELS = 64
const PARCEL = /^[a-h][1-8]$/

export function kindOf(option: OptionInfo): Kind {
  const { choices } = option
  if (!option.many) return choices.length > FEW_BUTTONS && choices.some((choice) => choice.help || choice.holds?.length) ? 'cards' : 'buttons'
  if (option.repeat) return 'sequence'
  if (choices.length > 0 && choices.every((choice) => choice.value.includes('='))) return 'settings'
  if (choices.length === PARCELS && choices.every((choice) => PARCEL.test(choice.value))) return 'board'
  return choices.length > MANY_SWITCHES ? 'grid' : 'switches'
}

export const valueOf = (option: OptionInfo, values: Values): string => values[option.name] ?? option.default

/** The chosen parts of a list. */
export const partsOf = (value: string): string[] => value.split(',').filter(Boolean)

/** Whether another option's value, or a part of it, is one of those that make an option useful. */
export const hasOneOf = (when: WhenInfo, value: string): boolean =>
  [value, ...partsOf(value)].some((part) => when.values.includes(part))

/** Whether an option is of use with these values. */
export function isOfUse(option: OptionInfo, options: OptionInfo[], values: Values): boolean {
  const when = option.when
  if (!when) return true
  const other = options.find((one) => one.name === when.option)
  if (other === undefined) return false
  return hasOneOf(when, valueOf(other, values)) && isOfUse(other, options, values)
}

/** As a form lists them: single choices first, lists after them, and what depends on another option right below it. */
export function inOrder(options: OptionInfo[]): OptionInfo[] {
  const below = (parent: OptionInfo): OptionInfo[] => options.filter((option) => option.when?.option === parent.name)
  const withOthers = (option: OptionInfo): OptionInfo[] => [option, ...below(option).flatMap(withOthers)]
  const free = options.filter((option) => !options.some((other) => other.name === option.when?.option))
  return free.toSorted((a, b) => Number(a.many) - Number(b.many)).flatMap(withOthers)
}

/** The values worth sending: what is of no use stays in the form, but is not said. */
export function toSend(options: OptionInfo[], values: Values): Values {
  const useful = new Set(options.filter((option) => isOfUse(option, options, values)).map((option) => option.name))
  return Object.fromEntries(Object.entries(values).filter(([name]) => useful.has(name)))
}

/** A list with one choice more or less, in the order of the choices. */
export function flipped(option: OptionInfo, value: string, choice: string, on: boolean): string {
  const has = new Set(partsOf(value))
  if (on) has.add(choice)
  else has.delete(choice)
  return option.choices.filter((one) => has.has(one.value)).map((one) => one.value).join(',')
}

// ---- settings

export type Setting = { name: string; label: string; choices: ChoiceInfo[] }

/** Settings by name. A label such as "Townhouses: no" gives the group its name and the choice the rest. */
export function settingsOf(option: OptionInfo): Setting[] {
  const groups = new Map<string, Setting>()
  for (const choice of option.choices) {
    const [name = '', value = ''] = choice.value.split('=')
    const [head = '', ...rest] = choice.label.split(': ')
    const named = rest.length > 0
    const group = groups.get(name) ?? { name, label: named ? head : plain(name), choices: [] }
    group.choices.push({ ...choice, label: named ? rest.join(': ') : choice.label.includes('=') ? plain(value) : choice.label })
    groups.set(name, group)
  }
  return [...groups.values()]
}

/** The list with another value for one name; an empty value leaves it out. */
export function withSetting(option: OptionInfo, value: string, name: string, chosen: string): string {
  const kept = partsOf(value).filter((part) => !part.startsWith(`${name}=`))
  const has = new Set(chosen ? [...kept, chosen] : kept)
  return option.choices.filter((one) => has.has(one.value)).map((one) => one.value).join(',')
}

function plain(word: string): string {
  const text = word.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

// ---- pictures

/** The choices another choice stands for, wherever they are described. */
export function heldBy(choice: ChoiceInfo, options: OptionInfo[]): ChoiceInfo[] {
  const all = options.flatMap((option) => option.choices)
  return (choice.holds ?? []).flatMap((value) => all.find((one) => one.value === value && one.picture) ?? [])
}

/** Choices that have every word of a search in their label, help or value. */
export function matching(choices: ChoiceInfo[], search: string): ChoiceInfo[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const text = (choice: ChoiceInfo): string => `${choice.value} ${choice.label} ${choice.help} ${choice.tone ?? ''}`.toLowerCase()
  return choices.filter((choice) => words.every((word) => text(choice).includes(word)))
}
