import { isStale } from './install'
import { isServerPath, routeOf } from './routes'

let path = $state(location.pathname)
let search = $state(location.search)

/** Where we are; reading it in a component follows every navigation. */
export const here = {
  get path() {
    return path
  },
  get route() {
    return routeOf(path)
  },
  get query() {
    return new URLSearchParams(search)
  },
}

/** Go to another page of the app; a newer app is loaded on the way, if there is one. */
export function go(to: string, replace = false): void {
  if (isStale()) return replace ? location.replace(to) : location.assign(to)
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  arrive()
  if (!replace && !location.hash) scrollTo(0, 0)
}

function arrive(): void {
  path = location.pathname
  search = location.search
}

/** The path a click on a link of this app leads to, or null when the browser should handle the click. */
function targetOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || isServerPath(url.pathname)) return null
  const samePage = url.pathname === location.pathname && url.search === location.search
  return samePage && url.hash ? null : url.pathname + url.search + url.hash
}

/** Turn clicks on links into navigation without reload; gives the function that stops it. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent): void => {
    const to = targetOf(event)
    if (to === null) return
    event.preventDefault()
    go(to)
  }
  document.addEventListener('click', onClick)
  addEventListener('popstate', arrive)
  return () => {
    document.removeEventListener('click', onClick)
    removeEventListener('popstate', arrive)
  }
}
