/** The games that have a screen of their own. Any other game is played in the shell, by words alone. */

import type { GameScreen } from './shell/table/game'

export const SCREENS: Record<string, () => Promise<GameScreen>> = {
  city: async () => (await import('./city/screen')).screen,
  cards: async () => (await import('./cards/screen')).screen,
}
