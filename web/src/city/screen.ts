/** The board game's screen, as the shell asks for it. */

import type { GameScreen } from '../shell/table/game'
import CityTable from './CityTable.svelte'
import Progress from './Progress.svelte'
import { City } from './state/city.svelte'

export const screen: GameScreen = { play: (table) => new City(table), Table: CityTable, Progress }
