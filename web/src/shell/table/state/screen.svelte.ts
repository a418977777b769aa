/** The screen of the game at a table, loaded as soon as it is known which game that is. */

import { untrack } from 'svelte'
import { SCREENS } from '../../../games'
import type { GameScreen } from '../game'
import type { TableState } from './table.svelte'

/** `found` is null for a game without a screen of its own, undefined until it has come. Call it while a component is made. */
export function screenOf(table: TableState): { readonly found: GameScreen | null | undefined } {
  let found = $state.raw<GameScreen | null>()
  const game = $derived(table.info?.game)

  $effect(() => {
    if (game !== undefined) untrack(() => void load(game))
  })

  // A new question starts with nothing selected.
  $effect(() => {
    void table.asked
    const { play } = table
    untrack(() => play.renew())
  })

  async function load(name: string): Promise<void> {
    const screen = (await SCREENS[name]?.()) ?? null
    if (screen) table.play = screen.play(table)
    found = screen
  }

  return {
    get found() {
      return found
    },
  }
}
