/** What a game brings to the shell: all the shell knows about it. */

import type { Component } from 'svelte'
import type { Play } from './state/play.svelte'
import type { TableState } from './state/table.svelte'

export type GameScreen = {
  /** the game at a table that has just been opened */
  play: (table: TableState) => Play
  /** the table itself; it reads the open table with `useTable()` */
  Table: Component
  /** how far the game has come, for the bar above the table; without it the table's name stands there */
  Progress?: Component
}
