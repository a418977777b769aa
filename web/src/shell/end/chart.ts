/** Measures of a line chart. */

/** Round numbers from 0 up to at least `max`, about five of them, and as far below 0 as `min` needs. */
export function ticks(max: number, min = 0): number[] {
  const rough = Math.max(1, max) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power)
  const whole = step < 10 ? Math.ceil(step) : step
  const count = Math.ceil(Math.max(1, max) / whole)
  const below = Math.ceil(Math.max(0, -min) / whole)
  return Array.from({ length: below + count + 1 }, (_, i) => (i - below) * whole)
}

/** Heights for labels that want to be at `wanted`, moved as little as needed to keep `gap` between them. */
export function spread(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed: number[] = new Array<number>(wanted.length).fill(0)
  let free = top
  for (const i of order) {
    placed[i] = Math.max(wanted[i] ?? 0, free)
    free = (placed[i] ?? 0) + gap
  }
  let limit = bottom
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, limit)
    limit = (placed[i] ?? 0) - gap
  }
  return placed
}

/** A text cut to so many characters. */
export function short(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`
}
