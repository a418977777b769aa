import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { LogLine } from '../lib/protocol'
import { rest, RestError } from '../lib/rest'
import { aTable, stumblingBlocks } from '../lib/testing'
import OldTable from './OldTable.svelte'

const line = (text: string, undone = false): LogLine => ({ version: 1, seat: 0, kind: 'claim', text, places: [], amount: null, undone })

afterEach(() => vi.restoreAllMocks())

test('a game of older rules can be looked through', async () => {
  const table = aTable({ trouble: 'older-rules' })
  const lines = [line('Wren claims d4.'), line('Wren claims d5.', true)]
  vi.spyOn(rest, 'log').mockResolvedValue({ table, lines, options: [{ label: 'Edition', value: '2023 edition' }] })
  render(OldTable, { id: 'ab', reason: 'older rules' })

  expect(await screen.findByRole('heading', { name: 'Dusty Boots' })).toBeInTheDocument()
  expect(screen.getByText(/older rules, which this server no longer has/)).toBeInTheDocument()
  expect(screen.getByText('Wren claims d4.')).toBeInTheDocument()
  expect(screen.getByText('Wren claims d5.').tagName).toBe('S')
  expect(screen.getByText('2023 edition')).toBeInTheDocument()
  expect(screen.getByText('Josie')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Save the record' })).toHaveAttribute('href', '/api/tables/ab/record')
  expect(await stumblingBlocks(screen.getByRole('main'))).toEqual([])
})

test('otherwise the reason is told', async () => {
  vi.spyOn(rest, 'log').mockRejectedValue(new RestError(404, 'there is no such table'))
  render(OldTable, { id: 'ab', reason: 'There is no such table.' })
  expect(await screen.findByText('There is no such table.')).toBeInTheDocument()
})
