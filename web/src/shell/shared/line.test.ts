import { afterEach, expect, test, vi } from 'vitest'
import type { Past, Update } from '../lib/protocol'
import { rest, RestError } from '../lib/rest'
import { aTable } from '../lib/testing'
import { SharedLine } from './line'

afterEach(() => vi.restoreAllMocks())

const events = () => ({ news: vi.fn(), connection: vi.fn() })

test('a shared game is told once, and can be looked through', async () => {
  vi.spyOn(rest, 'sharedGame').mockResolvedValue({ type: 'update', table: aTable({ id: 'abc' }) } as Update)
  vi.spyOn(rest, 'sharedPast').mockResolvedValue({ version: 5, scene: {}, log: [] } as Past)
  const heard = events()
  const line = new SharedLine('abc', heard)
  await vi.waitFor(() => expect(heard.news).toHaveBeenCalledOnce())
  expect(heard.connection).toHaveBeenCalledWith('open', 0, '')
  expect(heard.news.mock.calls[0]?.[0]).toMatchObject({ table: { id: 'abc', shared: true } })
  expect(await line.request({ type: 'past', version: 5 })).toMatchObject({ type: 'past', version: 5 })
  await expect(line.request({ type: 'hurry' })).rejects.toThrow('This game can only be looked through.')
})

test('one that is not shared any more says so', async () => {
  vi.spyOn(rest, 'sharedGame').mockRejectedValue(new RestError(404, 'This game is not shared.'))
  const heard = events()
  new SharedLine('abc', heard)
  await vi.waitFor(() => expect(heard.connection).toHaveBeenCalledWith('closed', 0, 'This game is not shared.'))
})
