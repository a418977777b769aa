/** What a list of choices looks like on the table: which places glow, which buttons appear. */

import type { Choice, Mark, Scene } from '../../shell/lib/protocol'
import { isEdge, isParcel } from './geometry'

/** More amounts than this become a stepper; with gaps between them, more than the second number. */
export const FEW_AMOUNTS = 3
const SEVERAL_AMOUNTS = 6

export type Group = { name: string; count: number; mark: Mark }

export type Offer = {
  /** parcels, spaces and enclosures, each with the choices that point at it */
  places: Map<string, Choice[]>
  /** road places */
  edges: Map<string, Choice[]>
  /** character tiles by name */
  characters: Map<string, Choice>
  /** plain numbers, ascending: dollars, points or pieces */
  amounts: Choice[]
  /** everything without a place */
  buttons: Choice[]
  /** kinds of places, for the filter */
  groups: Group[]
}

export const NOTHING: Offer = {
  places: new Map(),
  edges: new Map(),
  characters: new Map(),
  amounts: [],
  buttons: [],
  groups: [],
}

/** Enclosures lie beside the question: they need neither a tab nor a filter. */
export const isEnclosure = (at: string): boolean => at.startsWith('enclosure-')

export const isAmount = (choice: Choice): boolean => choice.at === null && /^\d+$/.test(choice.text)

/** Sort choices by where they are shown. */
export function offerOf(choices: readonly Choice[], scene: Scene | null): Offer {
  const offer: Offer = { ...NOTHING, places: new Map(), edges: new Map(), characters: new Map(), buttons: [] }
  const tiles = new Set(scene?.characters.map((character) => character.tile))
  const spaces = new Set([...(scene?.spaces ?? []), ...(scene?.enclosures ?? [])].map((space) => space.at))
  const amounts: Choice[] = []
  for (const choice of choices) {
    const at = choice.at
    if (scene && at !== null && isEdge(at)) add(offer.edges, at, choice)
    else if (scene && at !== null && (isParcel(at) || spaces.has(at))) add(offer.places, at, choice)
    else if (tiles.has(at ?? choice.text)) offer.characters.set(at ?? choice.text, choice)
    else if (isAmount(choice)) amounts.push(choice)
    else offer.buttons.push(choice)
  }
  amounts.sort((a, b) => Number(a.text) - Number(b.text))
  if (isRange(amounts)) offer.amounts = amounts
  else offer.buttons.unshift(...amounts)
  offer.groups = groupsOf(offer.places)
  return offer
}

/** Many amounts in a row become a stepper; a few, or some that are picked out, a button each. */
function isRange(amounts: readonly Choice[]): boolean {
  const span = Number(amounts.at(-1)?.text) - Number(amounts[0]?.text)
  return amounts.length > SEVERAL_AMOUNTS || (amounts.length > FEW_AMOUNTS && span === amounts.length - 1)
}

function add(map: Map<string, Choice[]>, at: string, choice: Choice): void {
  const there = map.get(at)
  if (there) there.push(choice)
  else map.set(at, [choice])
}

function groupsOf(places: Map<string, Choice[]>): Group[] {
  const groups = new Map<string, Group>()
  for (const [at, choices] of places) {
    if (isEnclosure(at)) continue
    for (const { group: name, mark } of choices) {
      const group = groups.get(name)
      if (!group) groups.set(name, { name, count: 1, mark })
      else {
        group.count += 1
        if (mark !== 'fight') group.mark = mark
      }
    }
  }
  return [...groups.values()]
}

/** The places left when only one group is shown; all without a filter. */
export function filtered(places: Map<string, Choice[]>, group: string | null): Map<string, Choice[]> {
  if (group === null) return places
  const left = new Map<string, Choice[]>()
  for (const [at, choices] of places) {
    const kept = choices.filter((choice) => choice.group === group)
    if (kept.length > 0) left.set(at, kept)
  }
  return left
}

/** How a place is marked: a fight outweighs the rest, and taking a piece away comes last. */
export function markOf(choices: readonly Choice[] | undefined): Mark | null {
  if (!choices || choices.length === 0) return null
  if (choices.some((choice) => choice.mark === 'fight')) return 'fight'
  if (choices.some((choice) => choice.mark === 'free')) return 'free'
  return choices.every((choice) => choice.mark === 'back') ? 'back' : 'plain'
}

/** Roads are laid in a mode of their own, unless the question is about nothing else: at most whether to stop. */
export function onlyRoads(offer: Offer): boolean {
  const others = offer.places.size + offer.characters.size + offer.amounts.length
  return offer.edges.size > 0 && others === 0 && offer.buttons.length < 2
}

/** A choice one may want to think about twice: it starts a fight, costs money or ends something. */
export function isCostly(choice: Choice): boolean {
  return choice.mark === 'fight' || /\$\s?[1-9]/.test(choice.label) || choice.text === 'pass'
}

/** Which phone tab shows the targets. */
export function tabFor(offer: Offer): 'track' | 'players' | null {
  if (offer.characters.size > 0) return 'players'
  for (const at of offer.places.keys()) if (!isParcel(at) && !isEnclosure(at)) return 'track'
  return null
}
