import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pause, Playback } from './playback'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function stage(most?: number) {
  const seen: string[] = []
  const playback = new Playback<string>(
    {
      async play(item, skip) {
        seen.push(`play ${item}`)
        await pause(100, skip)
        seen.push(`end ${item}`)
      },
      settle: (item) => seen.push(`settle ${item}`),
      idle: () => seen.push('idle'),
    },
    most,
  )
  return { seen, playback }
}

test('one thing at a time', async () => {
  const { seen, playback } = stage()
  playback.push('a')
  playback.push('b')
  expect(seen).toEqual(['play a'])
  await vi.advanceTimersByTimeAsync(100)
  expect(seen).toEqual(['play a', 'end a', 'play b'])
  await vi.advanceTimersByTimeAsync(100)
  expect(seen.slice(-2)).toEqual(['end b', 'idle'])
  expect(playback.busy).toBe(false)
})

test('a skip ends what is playing and settles the rest', async () => {
  const { seen, playback } = stage()
  for (const item of 'abc') playback.push(item)
  playback.skip()
  await vi.advanceTimersByTimeAsync(500)
  expect(seen).toEqual(['play a', 'settle b', 'settle c', 'idle', 'end a'])
  playback.push('d')
  expect(seen.at(-1)).toBe('play d')
})

test('a long queue is caught up with', async () => {
  const { seen, playback } = stage(3)
  for (const item of 'abcde') playback.push(item)
  expect(seen).toEqual(['play a', 'settle b', 'settle c', 'settle d', 'settle e', 'idle'])
})

test('a failure settles the item and goes on', async () => {
  const seen: string[] = []
  const playback = new Playback<string>({
    play: (item) => (item === 'a' ? Promise.reject(new Error('no')) : Promise.resolve(void seen.push(item))),
    settle: (item) => seen.push(`settle ${item}`),
  })
  playback.push('a')
  playback.push('b')
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual(['settle a', 'b'])
})

test('a pause ends early when skipped', async () => {
  const control = new AbortController()
  const ended = vi.fn()
  void pause(1000, control.signal).then(ended)
  control.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
