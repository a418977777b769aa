import { afterEach, beforeEach, expect, test } from 'vitest'
import { followLinks, go, here } from './router.svelte'

let stop: () => void

beforeEach(() => {
  document.body.innerHTML = ''
  go('/', true)
  stop = followLinks()
})
afterEach(() => stop())

function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  const ours = !document.querySelector('a')?.dispatchEvent(event)
  return ours
}

test('a link of the app navigates without reload', () => {
  expect(click('<a href="/fair/ab"><b>x</b></a>')).toBe(true)
  expect(here.route).toEqual({ page: 'fair', id: 'ab' })
})

test('the query is at hand', () => {
  go('/rules?game=city')
  expect(here.query.get('game')).toBe('city')
})

test.each([
  ['another site', '<a href="https://example.org/">x</a>', {}],
  ['a download', '<a href="/api/tables/a/record" download>x</a>', {}],
  ['the server', '<a href="/schema">x</a>', {}],
  ['a new tab', '<a href="/rules">x</a>', { ctrlKey: true }],
  ['a place on this page', '<a href="#duels">x</a>', {}],
])('the browser handles %s', (_, html, init) => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click(html, init)
  expect(here.route).toEqual({ page: 'lobby' })
})

test('back and forward are followed', () => {
  go('/rules')
  history.replaceState(null, '', '/account')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(here.route).toEqual({ page: 'account' })
})
