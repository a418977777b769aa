/** Plays notes, softly, once the person has touched the page: browsers and people want nothing before. */

import type { Note } from './score'

const VOLUME = 0.11
/** the first moments of a note, so that it does not click */
const RISE = 0.006

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

export function play(notes: readonly Note[]): void {
  if (!navigator.userActivation?.hasBeenActive) return
  const audio = (context ??= new AudioContext())
  void audio.resume()
  const out = audio.createGain()
  out.gain.value = VOLUME
  out.connect(audio.destination)
  const now = audio.currentTime + 0.01
  for (const note of notes) sound(audio, out, note, now + note.at)
}

/** Whatever is sounding stops. */
export function hush(): void {
  void context?.close()
  context = null
}

function sound(audio: AudioContext, out: AudioNode, note: Note, at: number): void {
  const { source, through } = note.like === 'knock' ? knock(audio, note) : tone(audio, note)
  const shape = audio.createGain()
  shape.gain.setValueAtTime(0, at)
  shape.gain.linearRampToValueAtTime(note.loud, at + RISE)
  shape.gain.exponentialRampToValueAtTime(0.0008, at + note.long)
  through.connect(shape).connect(out)
  source.start(at)
  source.stop(at + note.long + 0.02)
}

type Voice = { source: AudioScheduledSourceNode; through: AudioNode }

function tone(audio: AudioContext, { pitch, like }: Note): Voice {
  const source = audio.createOscillator()
  source.type = like === 'string' ? 'triangle' : 'sine'
  source.frequency.value = pitch
  return { source, through: source }
}

function knock(audio: AudioContext, { pitch }: Note): Voice {
  const source = audio.createBufferSource()
  source.buffer = noise ??= hiss(audio)
  source.loop = true
  const through = audio.createBiquadFilter()
  through.type = 'bandpass'
  through.frequency.value = pitch
  through.Q.value = 3
  source.connect(through)
  return { source, through }
}

/** A second of noise. */
function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return buffer
}
