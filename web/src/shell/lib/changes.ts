/** After its first update a line carries only changes; here they become updates again (docs/protocol.md). */

import type { Changes, Update } from './protocol'

/** The update that changes make of the one before. */
export function changed(before: Update, news: Changes): Update {
  return {
    ...before,
    marks: [],
    ...news,
    type: 'update',
    whole: false,
    table: withChanges(before.table, news.table),
    scene: withChanges(before.scene, news.scene),
  }
}

/** A thing with its changes: fields by name, single entries of a list or record as `field.entry`. */
export function withChanges<Thing extends object>(before: Thing, changes: Record<string, unknown>): Thing {
  const now = { ...before } as Record<string, unknown>
  const fresh = new Set<string>()
  for (const [path, value] of Object.entries(changes)) {
    const [field = '', entry] = path.split('.')
    if (entry === undefined) now[field] = value
    else {
      if (!fresh.has(field)) now[field] = copyOf(now[field] as object)
      fresh.add(field)
      ;(now[field] as Record<string, unknown>)[entry] = value
    }
  }
  return now as Thing
}

function copyOf(many: object): object {
  return Array.isArray(many) ? [...(many as unknown[])] : { ...many }
}
