/** The worker that keeps a page for bad times, and what its arrival tells: that there is a newer app than this one. */

let stale = false

/** Whether another app has come to the server since this one was loaded. */
export const isStale = (): boolean => stale

/** Begin, unless this is a board in somebody else's page or a browser that has no workers. */
export function install(): void {
  if (import.meta.env.DEV || window.top !== window || !('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const updated = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (updated) renew()
  })
  void workers.register('/service-worker.js').then(watch, () => undefined)
  // A part of this app is not on the server any more.
  addEventListener('vite:preloadError', renew)
}

/** Look for a new app whenever somebody comes back to the page, or the server to the network. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
}

/** The next page is asked of the server; one that nobody looks at is loaded anew at once. */
function renew(): void {
  stale = true
  if (document.visibilityState === 'hidden') location.reload()
}
