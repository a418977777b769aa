import { doing } from './doing.svelte'
import type { ListName, TableInfo, TableList } from './protocol'
import { rest } from './rest'

/** A list that goes on: its first part is given, again and again; the other parts are asked for one by one. */
export function paged(name: ListName, first: () => TableList) {
  let known = $state.raw<TableInfo[]>([])
  /** where the rest begins; undefined while only the first part is known */
  let place = $state<string | null>()
  const tables = $derived(joined(first().tables, known))
  const next = $derived(place === undefined ? first().more : place)

  const load = doing(async () => {
    const part = await rest.list(name, next ?? '')
    known = joined(tables, part.tables)
    place = part.more
  })

  return {
    get tables() {
      return tables
    },
    get more() {
      return next !== null
    },
    get busy() {
      return load.busy
    },
    get problem() {
      return load.problem
    },
    load: () => load.run(),
    /** It is not in this list any more. */
    drop(id: string): void {
      known = known.filter((table) => table.id !== id)
    },
  }
}

export type Paged = ReturnType<typeof paged>

/** Both lists, each table once. */
function joined(some: TableInfo[], others: TableInfo[]): TableInfo[] {
  const ids = new Set(some.map((table) => table.id))
  return [...some, ...others.filter((table) => !ids.has(table.id))]
}
