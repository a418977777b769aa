import { expect, test } from 'vitest'
import { isServerPath, routeOf } from './routes'

test.each([
  ['/', { page: 'lobby' }],
  ['/table/ab12', { page: 'table', id: 'ab12' }],
  ['/table/ab12/', { page: 'table', id: 'ab12' }],
  ['/join/ab12/secret', { page: 'join', id: 'ab12', invite: 'secret' }],
  ['/transfer/x%20y', { page: 'transfer', code: 'x y' }],
  ['/rules', { page: 'rules' }],
  ['/replays', { page: 'replays' }],
  ['/puzzles', { page: 'puzzles' }],
  ['/puzzles/city/today', { page: 'puzzle', game: 'city', id: 'today' }],
  ['/puzzles/city', { page: 'lost' }],
  ['/fair/ab12', { page: 'fair', id: 'ab12' }],
  ['/account', { page: 'account' }],
  ['/game/x_y', { page: 'game', code: 'x_y' }],
  ['/embed/x_y', { page: 'embed', code: 'x_y' }],
  ['/table', { page: 'lost' }],
  ['/rules/R-GOV-TAX', { page: 'rulings', at: 'R-GOV-TAX' }],
  ['/replays/more', { page: 'lost' }],
  ['/join/ab12', { page: 'lost' }],
  ['/join/a/b/c', { page: 'lost' }],
  ['/%E0%A4%A', { page: 'lost' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

test('the server keeps its own addresses', () => {
  expect(['/api/me', '/schema', '/health', '/ws/tables/a'].every(isServerPath)).toBe(true)
  expect(['/', '/rules', '/apiary'].some(isServerPath)).toBe(false)
})
