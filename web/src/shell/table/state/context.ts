import { createContext } from 'svelte'
import type { TableState } from './table.svelte'

/** The open table, for every component below the page. */
export const [useTable, provideTable] = createContext<TableState>()
