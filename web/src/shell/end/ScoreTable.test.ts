import { render, screen, within } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { Outcome } from '../lib/protocol'
import { aTable, stumblingBlocks } from '../lib/testing'
import ScoreTable from './ScoreTable.svelte'

const outcome: Outcome = {
  reason: 'All 4 rounds have been played.',
  ranking: [1, 0],
  scores: [
    { total: 12, lines: [{ label: 'VP gained in play', detail: '', points: 12 }] },
    {
      total: 19,
      lines: [
        { label: 'VP gained in play', detail: '', points: 15 },
        { label: 'Cash: 1 VP for every $6', detail: '$26', points: 4 },
      ],
    },
  ],
}

const cells = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell').map((cell) => cell.textContent?.trim())

test('the winner stands first', () => {
  render(ScoreTable, { table: aTable(), outcome })
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads[0]).toContain('Josie')
  expect(heads[0]).toContain('1st')
  expect(heads[1]).toContain('2nd')
})

test('every line, also those only one player has', () => {
  render(ScoreTable, { table: aTable(), outcome })
  expect(cells(/VP gained/)).toEqual(['15', '12'])
  expect(cells(/Cash/)).toEqual(['4$26', '0'])
  expect(screen.getByText('1 VP for every $6')).toBeVisible()
  expect(cells(/Total/)).toEqual(['19', '12'])
})

test('it is accessible', async () => {
  const { container } = render(ScoreTable, { table: aTable(), outcome })
  expect(await stumblingBlocks(container)).toEqual([])
})
