/** The shapes of docs/protocol.md about keeping order. */

export type Announced = { id: number; text: string; until: string | null }
export type News = { announced: Announced[]; reports: number | null }

export type Held = { kind: string; until: string | null; reason: string }
export type Person = { id: string; name: string; login: string | null; admin: boolean; created: string; seen: string | null; held: Held[] }
export type People = { people: Person[]; more: string | null }
export type Quota = { kind: string; usual: number; most: number | null }
export type Said = { at: string; seat: number | null; name: string; text: string }
export type Report = {
  id: number
  at: string
  table: string
  table_name: string
  reporter: string
  reporter_id: string
  person: string
  name: string
  reason: string
  /** the moment of a line of the chat; empty when it is about the person */
  line: string
  context: Said[]
  state: string
  decision: string
  decided: string | null
  decider: string
}
export type Reports = { reports: Report[]; more: string | null }
export type Audit = { id: number; at: string; actor: string; what: string; whom: string; person: string; table: string; why: string; facts: Record<string, unknown> }
export type AuditLog = { rows: Audit[]; more: string | null }
export type PersonPage = {
  person: Person
  quotas: Quota[]
  tables: { id: string; name: string; game: string; state: string; updated: string }[]
  reports: Report[]
  log: Audit[]
}
export type AdminTable = { id: string; name: string; game: string; state: string; public: boolean; host: string; people: string[]; updated: string; ordered: string }
export type AdminTables = { tables: AdminTable[]; more: string | null }
export type Names = { usual: string[]; own: string[] }
