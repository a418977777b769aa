import { afterEach, expect, test, vi } from 'vitest'
import { closedByEscape, onEscape } from './escape'

const escape = (): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
  onEscape(event)
  return event
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('what was opened last is closed first, and nobody else hears it', () => {
  const [menu, sheet] = [vi.fn(), vi.fn()]
  const menuGone = closedByEscape(menu)
  const sheetGone = closedByEscape(sheet)
  expect(escape().defaultPrevented).toBe(true)
  expect([menu.mock.calls.length, sheet.mock.calls.length]).toEqual([0, 1])
  sheetGone()
  escape()
  expect(menu).toHaveBeenCalledOnce()
  menuGone()
})

test('an unfolded part of a page folds up around the focus', () => {
  document.body.innerHTML = '<details open><summary>More</summary><button>inside</button></details>'
  document.querySelector('button')!.focus()
  expect(escape().defaultPrevented).toBe(true)
  expect(document.querySelector('details')!.open).toBe(false)
  expect(document.activeElement).toBe(document.querySelector('summary'))
})

test('with nothing open Escape is left to others', () => {
  expect(escape().defaultPrevented).toBe(false)
})
