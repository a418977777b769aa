/*
 * Keeps the page that is shown while the server cannot be reached, and nothing else: pages and answers always come from
 * the server, so that no old app ever meets a new server. The build puts in what is kept (vite.config.ts).
 * And shows messages to somebody who is not here, which the server has written.
 */
const BUILD = '__BUILD__'
const KEPT = ['__KEPT__']
const PAGE = '/offline.html'
const AWAY = [502, 503, 504]

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll([PAGE, ...KEPT])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOf(event))
  else if (KEPT.includes(pathname)) event.respondWith(fileOf(request))
})

self.addEventListener('push', (event) => {
  const told = event.data?.json()
  if (told) event.waitUntil(show(told))
})

self.addEventListener('notificationclick', (event) => {
  const { link, stop } = event.notification.data
  event.notification.close()
  event.waitUntil(event.action === 'stop' ? fetch(stop, { method: 'POST' }) : open(link))
})

/** A newer message about a table takes the place of an older one. */
function show({ title, text, link, stop, stopText, tag }) {
  const actions = [{ action: 'stop', title: stopText.replace(/:$/, '') }]
  return self.registration.showNotification(title, { body: text, tag, renotify: true, icon: '/icons/192.png', data: { link, stop }, actions })
}

/** The page, in a window that is there already if it shows it. */
async function open(link) {
  const wanted = new URL(link, self.location.origin)
  if (wanted.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => new URL(one.url).pathname === wanted.pathname)
  await (there ? there.focus() : self.clients.openWindow(wanted.href))
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== BUILD).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** The page from the server; without one, the page that says so. */
async function pageOf(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (!AWAY.includes(answer.status)) return answer
    return (await caches.match(PAGE)) ?? answer
  } catch (error) {
    const page = await caches.match(PAGE)
    if (page) return page
    throw error
  }
}

/** A file whose name changes with its content: the one that is kept is the one that is wanted. */
async function fileOf(request) {
  return (await caches.match(request)) ?? fetch(request)
}
