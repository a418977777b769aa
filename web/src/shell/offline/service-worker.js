/*
 * Keeps the page that is shown while the server cannot be reached, and nothing else: pages and answers always come from
 * the server, so that no old app ever meets a new server. The build puts in what is kept (vite.config.ts).
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
