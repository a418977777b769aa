/** REST about keeping order: for everybody, and for admins. */
import { ask } from '../lib/http'
import type { TableInfo } from '../lib/protocol'
import type { AdminTables, Announced, AuditLog, Names, News, People, PersonPage, Reports } from './protocol'

const part = encodeURIComponent
const person = (id: string): string => `/api/admin/people/${part(id)}`

/** What a report is about: somebody on a seat, or a line of the chat. */
export type About = { seat: number } | { line: string }

export const order = {
  news: () => ask<News>('GET', '/api/news'),
  report: (table: string, about: About, reason: string) => ask<{ reported: boolean }>('POST', `/api/tables/${part(table)}/reports`, { ...about, reason }),
  remove: (table: string, seat: number) => ask<TableInfo>('POST', `/api/tables/${part(table)}/remove`, { seat }),
  inviteAgain: (table: string, id: string) => ask<TableInfo>('POST', `/api/tables/${part(table)}/invite-again`, { person: id }),

  people: (text: string, who: string, after = '') => ask<People>('GET', `/api/admin/people?text=${part(text)}&who=${who}&after=${part(after)}`),
  person: (id: string) => ask<PersonPage>('GET', person(id)),
  restrict: (id: string, kind: string, until: string, reason: string) => ask<PersonPage>('PUT', `${person(id)}/${kind}`, { until, reason }),
  lift: (id: string, kind: string) => ask<PersonPage>('DELETE', `${person(id)}/${kind}`),
  rename: (id: string, name: string, reason: string) => ask<PersonPage>('PUT', `${person(id)}/name`, { name, reason }),
  limit: (id: string, kind: string, most: number | null) => ask<PersonPage>('PUT', `${person(id)}/quota`, { kind, most }),

  reports: (closed: boolean, before = '') => ask<Reports>('GET', `/api/admin/reports?closed=${closed}&before=${before || 0}`),
  decide: (id: number, decision: string) => ask<Reports>('POST', `/api/admin/reports/${id}`, { decision }),
  tables: (text: string, which: string, after = '') => ask<AdminTables>('GET', `/api/admin/tables?text=${part(text)}&which=${which}&after=${part(after)}`),
  orderTable: (id: string, kind: string, reason: string) => ask<AdminTables>('POST', `/api/admin/tables/${part(id)}`, { kind, reason }),
  names: () => ask<Names>('GET', '/api/admin/names'),
  reserve: (pattern: string) => ask<Names>('POST', '/api/admin/names', { pattern }),
  unreserve: (pattern: string) => ask<Names>('DELETE', `/api/admin/names/${part(pattern)}`),
  announce: (text: string, until: string) => ask<Announced[]>('POST', '/api/admin/announcements', { text, until }),
  withdraw: (id: number) => ask<Announced[]>('DELETE', `/api/admin/announcements/${id}`),
  log: (before = '') => ask<AuditLog>('GET', `/api/admin/log?before=${before || 0}`),
}
