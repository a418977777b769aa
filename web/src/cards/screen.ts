/** The card game's screen, as the shell asks for it. */

import type { GameScreen } from '../shell/table/game'
import { Cards } from './cards.svelte'
import CardsTable from './CardsTable.svelte'

export const screen: GameScreen = { play: (table) => new Cards(table), Table: CardsTable }
