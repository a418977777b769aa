/** Which drawing of the icon sheet belongs to what, and what it is called. */

import type { Scene } from './scene'

const OTHER_NAMES: Record<string, string> = {
  store: 'b-general',
  'city-hall': 'b-cityhall',
  house: 'house',
  townhouse: 'townhouse',
  mountain: 'mountain',
}

/** The drawing of a building, a house or a mountain. */
export const iconOf = (thing: string): string => OTHER_NAMES[thing] ?? `b-${thing}`

/** Things that are part of the land: they have no plate under them. */
export const isLand = (thing: string): boolean => ['house', 'townhouse', 'mountain', 'river'].includes(thing)

/** How a space is drawn on the ribbon: an icon, or a figure with icons, as it is printed on a board. */
export type Print = { icon?: string; figure?: string; icons?: string[] }

const PRINTS: Record<string, Print> = {
  wages: { icon: 'dollar' },
  ammunition: { icon: 'revolver' },
  roads: { icon: 'road' },
  road: { icon: 'road' },
  parcels: { icon: 'parcel' },
  'parcel-income': { figure: '$2', icons: ['parcel'] },
  'cowboy-income': { figure: '$2', icons: ['revolver'] },
  gambling: { icons: ['die-3', 'die-5'] },
  income: { figure: '$', icons: ['b-saloon'] },
  'parcel-vp': { figure: '½', icons: ['parcel'] },
  'cowboy-vp': { figure: '½', icons: ['revolver'] },
  'building-vp': { figure: '1', icons: ['b-saloon'] },
}

export const printOf = (at: string): Print => PRINTS[at] ?? {}

/** What people call a building, as far as the table shows one of its kind. */
export function tileName(tile: string, scene: Scene): string {
  const forSale = scene.spaces.find((space) => space.tile === tile)?.tileName
  const standing = Object.values(scene.parcels).find((parcel) => parcel.thing === tile)?.name
  return forSale ?? standing ?? tile.charAt(0).toUpperCase() + tile.slice(1).replaceAll('-', ' ')
}

/** Answers that are about a piece carry its picture. */
const ANSWERS: Record<string, string> = { dynamite: 'dynamite', 'no-duel': 'no-duel', sing: 'song', move: 'cowboy' }

export const answerIcon = (text: string): string => ANSWERS[text] ?? ''
