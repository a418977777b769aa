/** A study in the fragment of an address: the position, its main line and the line one is on. Nothing is stored anywhere. */

import type { TableInfo } from '../lib/protocol'
import type { Origin, Study } from './study.svelte'

/** what a link holds; the line one is on shares its first steps with the main one */
type Packed = { p: string; n?: string[]; m?: string; a: number; w?: string }

const FORMAT = 'deflate-raw'
const joined = (steps: readonly string[]): string => steps.join('\n')
const parted = (text = ''): string[] => (text ? text.split('\n') : [])

/** How a study is opened at the end of a line besides its main one. */
export type Opening = Origin & { walk: string[] }

export async function linkOf({ origin, root, here }: Study): Promise<string> {
  const main = root.main.steps
  const walked = here.steps
  const shared = walked.findIndex((step, n) => step !== main[n])
  const a = shared < 0 ? walked.length : shared
  const packed: Packed = { p: origin.position, a }
  if (origin.names?.length) packed.n = origin.names
  if (main.length > 0) packed.m = joined(main)
  if (a < walked.length) packed.w = joined(walked.slice(a))
  return `/analysis#${await squeezed(JSON.stringify(packed))}`
}

/** What a fragment holds; null when it is no study. */
export async function openingOf(fragment: string): Promise<Opening | null> {
  try {
    const { p, n, m, a, w } = JSON.parse(await unsqueezed(fragment.replace(/^#/, ''))) as Packed
    const steps = parted(m)
    return { position: p, steps, at: a, walk: [...steps.slice(0, a), ...parted(w)], ...(n ? { names: n } : {}) }
  } catch {
    return null
  }
}

/** The way to the analysis of a game at one of its moments. */
export function analysisOf(table: TableInfo, version: number): string {
  return `/analysis?${table.shared ? 'game' : 'table'}=${encodeURIComponent(table.id)}&at=${version}`
}

/** Whether a game may be analysed: it is over, or one plays it alone where hints are allowed. */
export function mayAnalyse(table: TableInfo): boolean {
  if (table.trouble !== null) return false
  const alone = table.mine.length > 0 && table.seats.every((seat) => seat.you || seat.kind === 'bot' || seat.kind === 'virtual')
  return table.state === 'over' || (alone && table.hints !== null)
}

// ---- text as a short word for an address

async function squeezed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream(FORMAT))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

async function unsqueezed(word: string): Promise<string> {
  const bytes = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream(FORMAT)))
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter()
  void writer.write(bytes).catch(() => undefined)
  void writer.close().catch(() => undefined)
  return new Uint8Array(await new Response(stream.readable).arrayBuffer())
}
