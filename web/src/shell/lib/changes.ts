/** After its first update a line carries only changes; here they become updates again (docs/protocol.md). */

import type { Changes, Choice, Update } from './protocol'

/** What is left out of a choice. */
const PLAIN: Pick<Choice, 'at' | 'mark' | 'amount' | 'price' | 'worth' | 'odds' | 'deed'> = {
  at: null, mark: 'plain', amount: null, price: null, worth: null, odds: null, deed: '',
}

/** An update whose choices have everything. */
export function filled(update: Update): Update {
  const asked = update.asked.map((one) => ({ ...one, choices: one.choices.map((choice) => ({ ...PLAIN, ...choice })) }))
  return { ...update, asked }
}

/** The update that changes make of the one before. */
export function changed(before: Update, news: Changes): Update {
  return filled({
    ...before,
    marks: [],
    ...news,
    type: 'update',
    whole: false,
    table: withChanges(before.table, news.table),
    scene: withChanges(before.scene, news.scene),
  })
}

/** A thing with its changes, which are named by the way to them: `players.2.cash`. */
export function withChanges<Thing extends object>(before: Thing, changes: Record<string, unknown>): Thing {
  return Object.entries(changes).reduce((thing, [way, value]) => put(thing, way.split('.'), value), before)
}

/** A copy of a list or record with another value at the end of a way. */
function put<Thing extends object>(thing: Thing, [field = '', ...rest]: string[], value: unknown): Thing {
  const copy = (Array.isArray(thing) ? [...(thing as unknown[])] : { ...thing }) as Record<string, unknown>
  copy[field] = rest.length > 0 ? put(copy[field] as object, rest, value) : value
  return copy as Thing
}
