/** What a list of choices looks like on the table: which places glow, which buttons appear. */

import type { Choice, Mark } from '../../shell/lib/protocol'
import type { Scene } from './scene'
import { answersOf, type Answers } from '../../shell/table/model/choices'
import { isEdge, isParcel } from './geometry'

export type Group = { name: string; count: number; mark: Mark }

export type Offer = Answers & {
  /** parcels, spaces and enclosures, each with the choices that point at it */
  places: Map<string, Choice[]>
  /** road places */
  edges: Map<string, Choice[]>
  /** character tiles by name */
  characters: Map<string, Choice>
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

/** Enclosures lie in a row of their own: they need no filter. */
export const isEnclosure = (at: string): boolean => at.startsWith('enclosure-')

/** Sort choices by where they are shown. */
export function offerOf(choices: readonly Choice[], scene: Scene): Offer {
  const places = new Map<string, Choice[]>()
  const edges = new Map<string, Choice[]>()
  const characters = new Map<string, Choice>()
  const rest: Choice[] = []
  const tiles = new Set(scene.characters.map((character) => character.tile))
  const spaces = new Set([...scene.spaces, ...scene.enclosures].map((space) => space.at))
  for (const choice of choices) {
    const at = choice.at
    if (at !== null && isEdge(at)) add(edges, at, choice)
    else if (at !== null && (isParcel(at) || spaces.has(at))) add(places, at, choice)
    else if (tiles.has(at ?? choice.text)) characters.set(at ?? choice.text, choice)
    else rest.push(choice)
  }
  return { places, edges, characters, groups: groupsOf(places), ...answersOf(rest) }
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

/** Which phone tab shows the targets. */
export function tabFor(offer: Offer): 'track' | 'players' | null {
  if (offer.characters.size > 0) return 'players'
  return offer.places.size > 0 || onlyRoads(offer) ? 'track' : null
}
