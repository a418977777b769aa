import { doing } from '../lib/doing.svelte'

/** A list of the server that is read part by part; `ask` gets the place where the rest begins, or nothing. */
export function listing<T>(ask: (after: string) => Promise<{ rows: T[]; more: string | null }>) {
  let rows = $state.raw<T[]>()
  let next = $state<string | null>(null)

  const first = doing(async () => {
    const part = await ask('')
    rows = part.rows
    next = part.more
  })
  const rest = doing(async () => {
    const part = await ask(next ?? '')
    rows = [...(rows ?? []), ...part.rows]
    next = part.more
  })

  return {
    /** undefined until the first part is there */
    get rows() {
      return rows
    },
    get more() {
      return next !== null
    },
    get busy() {
      return first.busy || rest.busy
    },
    get problem() {
      return first.problem || rest.problem
    },
    /** Begin anew. */
    load: () => first.run(),
    loadMore: () => rest.run(),
    put(all: T[], more: string | null): void {
      rows = all
      next = more
    },
  }
}

export type Listing = { readonly rows: unknown[] | undefined; readonly more: boolean; readonly busy: boolean; readonly problem: string; load(): Promise<void>; loadMore(): Promise<void> }
