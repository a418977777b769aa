/** REST: people and tables. The shapes are those of protocol.ts. */
import { ask, greet } from './http'
import type { Charts, GameInfo, HelpTopic, Me, NewTable, TableInfo, Tables, Verify } from './protocol'

export { RestError, sentence } from './http'

const part = encodeURIComponent

export const rest = {
  me: greet,
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  createAccount: (login: string, password: string) => ask<Me>('POST', '/api/account', { login, password }),
  logIn: (login: string, password: string) => ask<Me>('POST', '/api/login', { login, password }),
  logOut: () => ask<Me>('POST', '/api/logout'),
  transfer: () => ask<{ code: string; expires: string }>('POST', '/api/transfer'),
  takeTransfer: (code: string) => ask<Me>('POST', `/api/transfer/${part(code)}`),

  games: () => ask<GameInfo[]>('GET', '/api/games'),
  help: (game: string) => ask<HelpTopic[]>('GET', `/api/games/${part(game)}/help`),

  tables: () => ask<Tables>('GET', '/api/tables'),
  table: (id: string, invite = '') =>
    ask<TableInfo>('GET', `/api/tables/${part(id)}${invite ? `?invite=${part(invite)}` : ''}`),
  playNow: (game = '') => ask<TableInfo>('POST', `/api/play-now${game ? `?game=${part(game)}` : ''}`),
  open: (table: NewTable) => ask<TableInfo>('POST', '/api/tables', table),
  join: (id: string, how: { seat?: number; invite?: string; name?: string } = {}) =>
    ask<TableInfo>('POST', `/api/tables/${part(id)}/join`, how),
  leave: (id: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/leave`),
  seatBot: (id: string, seat: number, bot: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/bot`, { seat, bot }),
  rematch: (id: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/rematch`),
  fork: (id: string, version: number) => ask<TableInfo>('POST', `/api/tables/${part(id)}/fork`, { version }),

  recordPath: (id: string) => `/api/tables/${part(id)}/record`,
  uploadRecord: (text: string) => ask<TableInfo>('POST', '/api/records', text),
  charts: (id: string) => ask<Charts>('GET', `/api/tables/${part(id)}/charts`),
  verify: (id: string) => ask<Verify>('GET', `/api/tables/${part(id)}/verify`),
}
