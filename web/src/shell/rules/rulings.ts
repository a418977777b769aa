/** Rulings: finding the one an address names, searching them, and telling examples from rulings. */
import type { Ruling, RulingPage } from '../lib/protocol'
import { wordsOf } from './text'

/** The rulings of one game. */
export type Shelf = { game: string; title: string; pages: RulingPage[] }
export type Place = { shelf: Shelf; page: RulingPage; ruling: Ruling | null }

/** The address of the first page, whatever its name. */
export const START = 'rulings'

/** Where an address such as `R-GOV-TAX`, `duels` or `rulings` leads; null when there is no such thing. */
export function placeOf(shelves: Shelf[], at: string, game = ''): Place | null {
  const wanted = at.toUpperCase()
  for (const shelf of shelves) {
    for (const page of shelf.pages) {
      if (page.name === at) return { shelf, page, ruling: null }
      const ruling = page.rulings.find((each) => each.id.toUpperCase() === wanted)
      if (ruling) return { shelf, page, ruling }
    }
  }
  return at === START ? firstPlace(shelves, game) : null
}

/** The first page of a game, or of all. */
export function firstPlace(shelves: Shelf[], game = ''): Place | null {
  const shelf = shelves.find((each) => each.game === game) ?? shelves[0]
  const page = shelf?.pages[0]
  return shelf && page ? { shelf, page, ruling: null } : null
}

/** The rulings of a game with every word; those with all of them in their name or title come first. */
export function searchRulings(shelf: Shelf, query: string): Ruling[] {
  const words = wordsOf(query)
  const all = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word))
  const head = (ruling: Ruling): string => `${ruling.id} ${ruling.title}`
  const whole = (ruling: Ruling): string => [head(ruling), ruling.text, ruling.why, ...ruling.readings.map((reading) => reading.text)].join('\n')
  const hits = shelf.pages.flatMap((page) => page.rulings).filter((ruling) => all(whole(ruling)))
  return hits.toSorted((a, b) => Number(all(head(b))) - Number(all(head(a))))
}

/** Whether it is a case with its result, and no rule. */
export function isExample(ruling: Ruling): boolean {
  return /^(EX-|D-|T\d)/.test(ruling.id)
}
