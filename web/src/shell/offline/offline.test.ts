import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import OfflinePage from './OfflinePage.svelte'
import source from './service-worker.js?raw'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// ---- the page

test('the page tries again by itself and on request, and gives way once the server answers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const asked = vi.fn().mockRejectedValue(new TypeError('no network'))
  vi.stubGlobal('fetch', asked)
  const reload = vi.fn()
  render(OfflinePage, { reload })
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
  asked.mockResolvedValue({ ok: true })
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }))
  expect(reload).toHaveBeenCalledOnce()
})

// ---- the worker

type Listener = (event: Record<string, unknown>) => void
let listeners: Record<string, Listener>
let kept: Map<string, string[]>
const network = vi.fn()

/** The worker of a build, in a browser that has kept something of an older one. */
function start(): void {
  listeners = {}
  kept = new Map([['older', ['/offline.html', '/assets/old.js']]])
  const self = {
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
    skipWaiting: () => undefined,
    location: { origin: 'https://carson.example' },
    registration: {},
    clients: { claim: () => undefined },
  }
  const caches = {
    open: (name: string) => Promise.resolve({ addAll: (paths: string[]) => Promise.resolve(kept.set(name, paths)) }),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    match: (request: string | { url: string }) => {
      const path = typeof request === 'string' ? request : new URL(request.url).pathname
      return Promise.resolve([...kept.values()].flat().includes(path) ? `kept ${path}` : undefined)
    },
  }
  const built = source.replace("'__BUILD__'", "'newer'").replace("['__KEPT__']", "['/assets/offline-1.js']")
  new Function('self', 'caches', 'fetch', built)(self, caches, network)
}

async function fires(name: string): Promise<void> {
  let work: unknown
  listeners[name]!({ waitUntil: (promise: unknown) => (work = promise) })
  await work
}

/** What the worker answers; undefined when it leaves a request to the browser. */
async function answer(path: string, changes: Record<string, string> = {}): Promise<unknown> {
  let given: unknown
  const request = { url: `https://carson.example${path}`, method: 'GET', mode: 'cors', ...changes }
  listeners['fetch']!({ request, preloadResponse: Promise.resolve(undefined), respondWith: (promise: unknown) => (given = promise) })
  return given
}

beforeEach(async () => {
  network.mockReset()
  start()
  await fires('install')
  await fires('activate')
})

test('a new worker keeps the files of its own build and forgets those before', () => {
  expect([...kept]).toEqual([['newer', ['/offline.html', '/assets/offline-1.js']]])
})

test('pages come from the server; without one, or while it starts, there is the offline page', async () => {
  network.mockResolvedValueOnce({ status: 404 })
  expect(await answer('/rules', { mode: 'navigate' })).toEqual({ status: 404 })
  network.mockResolvedValueOnce({ status: 502 })
  expect(await answer('/rules', { mode: 'navigate' })).toBe('kept /offline.html')
  network.mockRejectedValueOnce(new TypeError('no network'))
  expect(await answer('/table/x', { mode: 'navigate' })).toBe('kept /offline.html')
})

test('answers of the server are never touched, nor what is sent, nor files it does not keep', async () => {
  for (const path of ['/api/tables', '/api/me', '/health', '/assets/index-2.js', '/manifest.webmanifest']) expect(await answer(path), path).toBeUndefined()
  expect(await answer('/assets/offline-1.js', { method: 'POST' })).toBeUndefined()
  expect(await answer('/assets/offline-1.js')).toBe('kept /assets/offline-1.js')
  expect(network).not.toHaveBeenCalled()
})
