import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../lib/protocol'
import { rest } from '../lib/rest'
import { aTable } from '../lib/testing'
import Copies from './Copies.svelte'
import HiddenTables from './HiddenTables.svelte'
import MyGames from './MyGames.svelte'
import WatchTables from './WatchTables.svelte'

afterEach(() => vi.restoreAllMocks())

const going = (id: string, changes: Partial<TableInfo> = {}): TableInfo => aTable({ id, name: `Table ${id}`, actors: [0], ...changes })
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

test('a list goes on, and shows each table once', async () => {
  const list = vi.spyOn(rest, 'list')
  list.mockResolvedValueOnce({ tables: [going('b'), going('c')], more: 'there' }).mockResolvedValueOnce({ tables: [going('d')], more: null })
  render(MyGames, { first: { tables: [going('a'), going('b')], more: 'here' }, onchange: () => undefined })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(names()).toEqual(['Table a', 'Table b', 'Table c'])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(list.mock.calls).toEqual([['mine', 'here'], ['mine', 'there']])
  expect(names()).toEqual(['Table a', 'Table b', 'Table c', 'Table d'])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a table can be hidden', async () => {
  const hide = vi.spyOn(rest, 'hide').mockResolvedValue(going('a'))
  const onchange = vi.fn()
  render(MyGames, { first: { tables: [going('a')], more: null }, onchange })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Hide: Table a' }))
  expect(hide).toHaveBeenCalledWith('a')
  expect(onchange).toHaveBeenCalledOnce()
})

test('hidden tables are asked for when the folder is opened, and can be shown again', async () => {
  const list = vi.spyOn(rest, 'list').mockResolvedValue({ tables: [going('a')], more: null })
  const show = vi.spyOn(rest, 'show').mockResolvedValue(going('a'))
  const { container } = render(HiddenTables, { count: 1, onchange: () => undefined })
  expect(list).not.toHaveBeenCalled()
  container.querySelector('details')!.open = true
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Show: Table a' }))
  expect(show).toHaveBeenCalledWith('a')
})

test('a copy waits for nobody, and is deleted with the second click', async () => {
  const remove = vi.spyOn(rest, 'deleteCopy').mockResolvedValue({ tables: [], more: null })
  const { container } = render(Copies, { first: { tables: [going('a', { copy: true })], more: null }, onchange: () => undefined })
  container.querySelector('details')!.open = true
  expect(screen.getByText('Round 2, placing cowboys')).toBeVisible()
  expect(screen.getByText('Gold rush, 2 players')).toBeVisible()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Delete: Table a' }))
  expect(remove).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Sure? Delete: Table a' }))
  expect(remove).toHaveBeenCalledWith('a')
})

test('a game that is watched tells how many do', () => {
  render(WatchTables, { first: { tables: [going('a', { watching: 2 }), going('b')], more: null } })
  expect(screen.getAllByText(/watching/).map((one) => one.textContent)).toEqual(['2 watching'])
})
