/** The sounds of a table as notes. They are made in the browser when they are played; there are no files. */

import type { LogLine } from '../../lib/protocol'

export type Sound = 'turn' | 'move' | 'fight' | 'money' | 'over'

/** `at` and `long` in seconds, `pitch` in hertz, `loud` from 0 to 1; a knock is noise around its pitch. */
export type Note = { at: number; long: number; pitch: number; loud: number; like: 'bell' | 'string' | 'knock' }

/** Of several things that happen at once the first of these is heard. */
export const ORDER: readonly Sound[] = ['over', 'fight', 'money', 'move', 'turn']

const bell = (at: number, pitch: number, loud = 0.5, long = 0.7): Note => ({ at, long, pitch, loud, like: 'bell' })
const string = (at: number, pitch: number, loud = 0.5, long = 0.5): Note => ({ at, long, pitch, loud, like: 'string' })
const knock = (at: number, pitch: number, loud = 0.6, long = 0.07): Note => ({ at, long, pitch, loud, like: 'knock' })

const [C4, G4, C5, E5, G5, C6, E6] = [261.6, 392, 523.3, 659.3, 784, 1046.5, 1318.5] as const

export const SCORE: Record<Sound, readonly Note[]> = {
  /* two plucked strings, upwards: somebody waits for you */
  turn: [string(0, G4), string(0.13, C5)],
  /* wood put down on wood */
  move: [knock(0, 520, 0.5), knock(0.012, 180, 0.5, 0.09)],
  /* dice that roll and come to rest */
  fight: [knock(0, 900, 0.4), knock(0.09, 700, 0.5), knock(0.16, 980, 0.35), knock(0.25, 620, 0.5), knock(0.38, 240, 0.7, 0.12)],
  /* a coin on a counter */
  money: [bell(0, C6, 0.25, 0.25), bell(0.07, E6, 0.3, 0.45)],
  /* a chord, string by string */
  over: [string(0, C4, 0.5, 1.1), string(0.12, G4, 0.45, 1.1), string(0.24, C5, 0.45, 1.1), string(0.36, E5, 0.4, 1.1), bell(0.52, G5, 0.3, 1.2)],
}

/** A game names the kinds of events that are heard; what it does not name is silent. */
export function sounding<Kind extends string>(kinds: Partial<Record<Sound, readonly Kind[]>>): (line: LogLine) => Sound | null {
  const sounds = new Map<string, Sound>(ORDER.flatMap((sound) => (kinds[sound] ?? []).map((kind) => [kind, sound])))
  return ({ kind }) => sounds.get(kind) ?? null
}
