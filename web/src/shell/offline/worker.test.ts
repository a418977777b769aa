import { expect, test, vi } from 'vitest'
import source from './service-worker.js?raw'

const TOLD = { title: 'It is your turn', text: 'You are waited for.', link: '/table/t1', stop: '/stop/x', stopText: 'No more messages here:', tag: 't1' }
type Listener = (event: Record<string, unknown>) => void

/** The worker in a browser that keeps what it is told to do. */
function worker(windows: { url: string; focus: () => void }[] = []) {
  const listeners: Record<string, Listener> = {}
  const show = vi.fn()
  const openWindow = vi.fn()
  const fetch = vi.fn()
  const self = {
    addEventListener: (kind: string, listener: Listener) => (listeners[kind] = listener),
    location: { origin: 'https://carson.example' },
    registration: { showNotification: show },
    clients: { matchAll: async () => windows, openWindow },
  }
  new Function('self', 'caches', 'fetch', source)(self, {}, fetch)
  const click = async (action: string): Promise<void> => {
    let done: unknown
    listeners['notificationclick']?.({ action, notification: { close: () => undefined, data: TOLD }, waitUntil: (work: unknown) => (done = work) })
    await done
  }
  return { listeners, show, openWindow, fetch, click }
}

test('a message is shown, and a newer one about the same takes its place', () => {
  const { listeners, show } = worker()
  listeners['push']?.({ data: { json: () => TOLD }, waitUntil: () => undefined })
  expect(show).toHaveBeenCalledWith('It is your turn', expect.objectContaining({ body: 'You are waited for.', tag: 't1', actions: [{ action: 'stop', title: 'No more messages here' }] }))
})

test('a click opens the table, in the window that has it', async () => {
  const without = worker()
  await without.click('')
  expect(without.openWindow).toHaveBeenCalledWith('https://carson.example/table/t1')
  const focus = vi.fn()
  const there = worker([{ url: 'https://carson.example/table/t1?x', focus }])
  await there.click('')
  expect(focus).toHaveBeenCalled()
  expect(there.openWindow).not.toHaveBeenCalled()
})

test('one click stops it, without any page', async () => {
  const { click, fetch, openWindow } = worker()
  await click('stop')
  expect(fetch).toHaveBeenCalledWith('/stop/x', { method: 'POST' })
  expect(openWindow).not.toHaveBeenCalled()
})
