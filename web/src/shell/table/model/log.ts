/** The log as it is shown. */

import type { ChatLine, LogLine, LogMark, Update } from '../../lib/protocol'

/** The log after an update: lines follow those before, or start anew; nothing is there twice. */
export function joined(log: readonly LogLine[], update: Update): LogLine[] {
  if (update.whole || log.length === 0) return update.log
  const last = log.at(-1)?.version ?? 0
  return [...marked(log, update.marks), ...update.log.filter((line) => line.version > last)]
}

/** The lines with what has become of them: undone, or standing again. */
function marked(log: readonly LogLine[], marks: readonly LogMark[]): readonly LogLine[] {
  if (marks.length === 0) return log
  return log.map((line) => {
    const mark = marks.find(({ since, until }) => since <= line.version && line.version <= until)
    return mark && mark.undone !== line.undone ? { ...line, undone: mark.undone } : line
  })
}

/** Whether moves were taken back or came back; then there is nothing to play, only to show. */
export function goesBack(update: Update): boolean {
  return update.whole || update.marks.length > 0
}

/** The lines an update brought, as far as the log before did not have them. */
export function freshLines(log: readonly LogLine[], update: Update): LogLine[] {
  const last = log.at(-1)?.version ?? 0
  return update.log.filter((line) => line.version > last && !line.undone)
}

/** The lines up to a version; they are in order. */
export function upTo(log: LogLine[], version: number): LogLine[] {
  return (log.at(-1)?.version ?? 0) <= version ? log : log.filter((line) => line.version <= version)
}

/** Where the lines since the last own action begin, or -1 when there are none or no such action is known. */
export function sinceOwn(log: readonly LogLine[], mine: readonly number[], lastAct: number | null): number {
  if (mine.length === 0) return -1
  const known = lastAct ?? log.findLast((line) => line.seat !== null && mine.includes(line.seat))?.version
  if (known === undefined) return -1
  const at = log.findIndex((line) => line.version > known)
  return at <= 0 ? -1 : at
}

/** A line cut after the name it begins with, so that the name can be set in bold. */
export function leadingName(text: string, name: string | undefined): [string, string] {
  return name && text.startsWith(name) ? [name, text.slice(name.length)] : ['', text]
}

/** Chat comes as a whole after hello and line by line later; a line is told apart by when it was said. */
export function withLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const known = new Set(chat.map((line) => line.at + line.text))
  return [...chat, ...lines.filter((line) => !known.has(line.at + line.text))]
}
