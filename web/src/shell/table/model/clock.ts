/** Thinking time in words. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "4:05", "1 h 20", "2 d 3 h": short, and finer when it gets tight; "-0:12" in overtime. */
export function timeLeft(milliseconds: number): string {
  const over = -Math.ceil(milliseconds / 1000) * 1000
  return over > 0 ? `-${inWords(over)}` : inWords(Math.max(0, milliseconds))
}

function inWords(left: number): string {
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${String(Math.floor((left % HOUR) / MINUTE)).padStart(2, '0')}`
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What is left on a clock that was read some time ago. */
export function leftNow(left: number, running: boolean, readAt: number, now: number): number {
  return running ? left - (now - readAt) : left
}

/** How often a clock needs to be drawn. */
export const beat = (left: number): number => (Math.abs(left) >= HOUR ? 30_000 : 1000)
