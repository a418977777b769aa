import type { About } from './rest'

/** Whom a report is about, while it is written. */
export type Reported = { about: About; name: string; text?: string }

let asked = $state.raw<Reported | null>(null)

/** The form for reports, which is open while somebody or something is to be reported. */
export const reporting = {
  get asked() {
    return asked
  },
  open(what: Reported): void {
    asked = what
  },
  close(): void {
    asked = null
  },
}
