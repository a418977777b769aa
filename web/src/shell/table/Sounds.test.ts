import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LogLine } from '../lib/protocol'
import { aTable } from '../lib/testing'
import { soundOf as cardSound } from '../../cards/model/sounds'
import { soundOf as citySound } from '../../city/model/sounds'
import { FakeServer, open, stones, takes, withoutServer } from './fakes'
import { SCORE, type Sound } from './sound/score'
import { hush } from './sound/synth'
import { settings } from './state/settings.svelte'

/** What was made to sound: the pitches of strings and bells, and those of knocks. */
let heard: number[] = []
let volume = 0

class FakeAudio {
  static made = 0
  currentTime = 0
  sampleRate = 10
  destination = {}
  constructor() {
    FakeAudio.made++
  }
  resume = () => Promise.resolve()
  close = () => Promise.resolve()
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) })
  createGain() {
    const gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(), set value(loud: number) { volume = loud } }
    return { gain, connect: (next: unknown) => next }
  }
  private voice = () => ({ frequency: { set value(pitch: number) { heard.push(pitch) } }, Q: {}, start: vi.fn(), stop: vi.fn(), connect: (next: unknown) => next })
  createOscillator = this.voice
  createBiquadFilter = this.voice
  createBufferSource = () => ({ ...this.voice(), buffer: null })
}

const gesture = { hasBeenActive: true }
const usual = settings.sound
const hears = (sound: Sound): void => expect(heard).toEqual(SCORE[sound].map(({ pitch }) => pitch))
const line = (kind: string, seat: number | null = 1, version = 10): LogLine => ({ version, seat, kind, text: kind, places: [], amount: null, bonus: null, undone: false })
const says = (...lines: LogLine[]) => FakeServer.last?.says({ ...stones(null), version: 10, whole: false, log: lines })

beforeEach(() => {
  withoutServer()
  vi.stubGlobal('AudioContext', FakeAudio)
  Object.defineProperty(navigator, 'userActivation', { value: gesture, configurable: true })
  gesture.hasBeenActive = true
  heard = []
  FakeAudio.made = 0
  settings.set({ sound: true })
})
afterEach(() => {
  hush()
  settings.set({ sound: usual })
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'userActivation')
})

test('a move is heard, quietly', async () => {
  await open(stones(null))
  expect(heard).toEqual([])
  says(line('took'))
  hears('move')
  expect(volume).toBeLessThan(0.2)
})

test('nothing is heard before somebody has touched the page', async () => {
  gesture.hasBeenActive = false
  await open(stones(null))
  says(line('took'))
  expect(FakeAudio.made).toBe(0)
})

test('nothing is heard when sounds are off, and the key M switches them', async () => {
  settings.set({ sound: false })
  await open(stones(null))
  says(line('took'))
  expect(FakeAudio.made).toBe(0)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'm' }))
  expect(settings.sound).toBe(true)
  hears('move')
  await vi.waitFor(() => expect(document.body).toHaveTextContent('Sounds are on'))
})

test('one is called after others have acted, once', async () => {
  await open(stones(takes, { log: [line('took', 0, 8), line('took', 1, 9)] }))
  await vi.waitFor(() => hears('turn'))
  FakeServer.last?.says({ type: 'table', table: aTable({ game: 'stones', name: 'Other' }) })
  hears('turn')
})

test('who acts again is not called', async () => {
  await open(stones(takes, { log: [line('took', 1, 8), line('took', 0, 9)] }))
  expect(heard).toEqual([])
})

test('of a story the loudest part is heard', async () => {
  await open(stones(null))
  const table = { play: { soundOf: citySound }, told: [], newsFrom: -1, mine: [] }
  const { Sounds } = await import('./state/sounds.svelte')
  new Sounds(table as never).tell([line('placed'), line('money'), line('rolled'), line('round-starts')])
  hears('fight')
})

test('games say what sounds how', () => {
  const kinds = ['game-over', 'rolled', 'income', 'placed', 'round-ends']
  expect(kinds.map((kind) => citySound(line(kind)))).toEqual(['over', 'fight', 'money', 'move', null])
  expect(['game-over', 'revealed', 'sold', 'placed', 'ranking'].map((kind) => cardSound(line(kind)))).toEqual(['over', 'fight', 'money', 'move', null])
})

test('a phone is quiet until somebody wants to hear it', async () => {
  localStorage.clear()
  const loaded = async (phone: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: phone, addEventListener: () => undefined }))
    vi.resetModules()
    return (await import('./state/settings.svelte')).settings
  }
  expect((await loaded(false)).sound).toBe(true)
  const phone = await loaded(true)
  expect(phone.sound).toBe(false)
  phone.set({ sound: true })
  expect((await loaded(true)).sound).toBe(true)
  localStorage.clear()
})
