import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Explainer } from './explain.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what the pointer rests on is asked for after a moment, once', async () => {
  const ask = vi.fn().mockResolvedValue({ type: 'explanation' })
  const explainer = new Explainer(ask)
  explainer.point('b5')
  explainer.point('b6')
  await vi.runAllTimersAsync()
  expect(ask.mock.calls).toEqual([['b6']])
})

test('a table that is taken away asks nothing more', async () => {
  const ask = vi.fn()
  const explainer = new Explainer(ask)
  explainer.point('b5')
  explainer.close()
  explainer.point('b6')
  await vi.runAllTimersAsync()
  expect(ask).not.toHaveBeenCalled()
})
