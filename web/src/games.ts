/** The games that have a screen of their own. Any other game is played in the shell, by words alone. */

import type { Component } from 'svelte'
import type { EaselPiece } from './shell/lib/protocol'
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

/** Those that draw the pieces of the editor themselves; others have the icon sheet, or words. */
export const PIECES: Record<string, () => Promise<Component<{ piece: EaselPiece }>>> = {
  cards: async () => (await import('./cards/art/EaselPieceArt.svelte')).default,
}
