/** The games that have a screen of their own. Any other game is played in the shell, by words alone. */

import type { Pictures } from './shell/rules/pictures'
import type { GameScreen } from './shell/table/game'

export const SCREENS: Record<string, () => Promise<GameScreen>> = {
  city: async () => (await import('./city/screen')).screen,
  cards: async () => (await import('./cards/screen')).screen,
}

/** Those that have pictures for the rules page. */
export const PICTURES: Record<string, () => Promise<Pictures>> = {
  city: async () => (await import('./city/rules/pictures')).pictures,
  cards: async () => (await import('./cards/rules/pictures')).pictures,
}
