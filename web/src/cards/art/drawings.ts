/** Which drawing of the icon sheet belongs to a parcel or a character. */

const PARCELS: Record<string, string> = {
  mountain: 'mountain',
  house: 'house',
  townhouse: 'townhouse',
  store: 'b-general',
  hall: 'b-cityhall',
  outlaws: 'outlaw',
}

export const drawingOf = (thing: string): string => PARCELS[thing] ?? `b-${thing}`

/** What is part of the land has no plate under it. */
export const isOnLand = (thing: string): boolean => ['mountain', 'house', 'townhouse'].includes(thing)

/** Both games share most characters. */
const CHARACTERS: Record<string, string> = {
  paperboy: 'c-0',
  sheriff: 'c-1',
  banker: 'c-2',
  grocer: 'c-3',
  chinese_worker: 'c-4',
  settler: 'c-5',
  captain: 'c-6',
  mercenary: 'c-7',
  indian: 'c-8',
  prospector: 'c-9',
  gunsmith: 'c-10',
  singer: 'c-11',
  auctioneer: 'c-12',
  governor: 'c-13',
  doctor: 'c-14',
  cowboy: 'c-15',
  heroes: 'c-16',
  teacher: 'c-17',
  lawyer: 'c-18',
}

/** The drawing of a character; empty for those that this game's own sheet draws. */
export const portraitOf = (character: string): string => CHARACTERS[character] ?? ''

export const OWN_PORTRAITS = ['undertaker', 'editor']

export const isCharacter = (name: string): boolean => name in CHARACTERS || OWN_PORTRAITS.includes(name)
