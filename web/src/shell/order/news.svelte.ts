import type { Announced } from './protocol'
import { order } from './rest'

const EVERY = 15_000
const KEY = 'carson.read'

let announced = $state.raw<Announced[]>([])
let reports = $state<number | null>(null)
let read = $state.raw<number[]>(stored())
let now = $state(Date.now())

/** What is announced to everybody, and for admins how many reports wait. */
export const news = {
  /** announcements that are not over and that one has not put away */
  get shown(): Announced[] {
    return announced.filter(({ id, until }) => !read.includes(id) && (until === null || Date.parse(until) > now))
  },
  get announced() {
    return announced
  },
  /** null for everybody who is no admin */
  get reports() {
    return reports
  },
  /** The server says it by itself to whoever is at a table. */
  hear(lines: Announced[]): void {
    announced = lines
    now = Date.now()
  },
  dismiss(id: number): void {
    read = [...read, id].slice(-50)
    localStorage.setItem(KEY, JSON.stringify(read))
  },
  async load(): Promise<void> {
    const told = await order.news().catch(() => null)
    if (!told) return
    this.hear(told.announced)
    reports = told.reports
  },
  /** Look now and then while somebody looks at the page; gives the way to stop. */
  follow(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.load()
    }
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  },
}

function stored(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'number') : []
  } catch {
    return []
  }
}
