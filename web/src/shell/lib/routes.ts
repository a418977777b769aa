/** Which page an address shows. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'join'; id: string; invite: string }
  | { page: 'transfer'; code: string }
  | { page: 'rules' }
  | { page: 'rulings'; at: string }
  | { page: 'replays' }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'fair'; id: string }
  | { page: 'analysis' }
  | { page: 'account' }
  | { page: 'order'; tab: string; id: string }
  | { page: 'stop'; token: string }
  | { page: 'confirm'; token: string }
  | { page: 'reset'; token: string }
  | { page: 'game'; code: string }
  | { page: 'embed'; code: string }
  | { page: 'lost' }

/** The route of a path such as `/table/ab12`; `lost` when no page lives there. */
export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decoded)
  if (rest.length > 0) return { page: 'lost' }
  if (first === undefined) return { page: 'lobby' }
  if (first === 'order') return { page: 'order', tab: second ?? '', id: third ?? '' }
  if (third !== undefined) {
    if (first === 'puzzles' && second) return { page: 'puzzle', game: second, id: third }
    return first === 'join' && second ? { page: 'join', id: second, invite: third } : { page: 'lost' }
  }
  if (second !== undefined) {
    if (first === 'table') return { page: 'table', id: second }
    if (first === 'fair') return { page: 'fair', id: second }
    if (first === 'rules') return { page: 'rulings', at: second }
    if (first === 'game' || first === 'embed') return { page: first, code: second }
    if (first === 'stop' || first === 'confirm' || first === 'reset') return { page: first, token: second }
    if (first === 'transfer') return { page: 'transfer', code: second }
    return { page: 'lost' }
  }
  if (first === 'rules' || first === 'replays' || first === 'puzzles' || first === 'analysis' || first === 'account') return { page: first }
  return { page: 'lost' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Addresses that belong to the server, not to this app. */
export function isServerPath(path: string): boolean {
  return /^\/(api|ws|schema|health|metrics)(\/|$)/.test(path)
}
