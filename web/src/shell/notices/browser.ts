/** Messages to this browser: its own service gives it an address, which we tell the server. */

export type Ability = 'none' | 'denied' | 'ready'

/** Whether this browser can be sent messages at all, and lets us. */
export function ability(): Ability {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** The address it has now, if any. */
export async function subscribed(): Promise<PushSubscription | null> {
  if (ability() === 'none') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Ask the person and the browser; null when the person says no. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.ready
  const old = await registration.pushManager.getSubscription()
  if (old && !isFor(old, key)) await old.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
}

/** What the server has to know of it. */
export function told(subscription: PushSubscription): [endpoint: string, keys: { p256dh: string; auth: string }] {
  const { endpoint, keys } = subscription.toJSON()
  return [endpoint ?? '', { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }]
}

/** Whether it was made for this server as it is now: another key, and nothing we send is taken. */
function isFor(subscription: PushSubscription, key: string): boolean {
  const made = subscription.options.applicationServerKey
  return made !== null && String(new Uint8Array(made)) === String(bytesOf(key))
}

export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const letters = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
