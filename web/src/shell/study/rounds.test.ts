import { expect, test } from 'vitest'
import type { Advised, HintOption } from '../lib/protocol'
import { together } from './rounds'

const option = (action: number, win: number, visits: number, reasons: string[] = []): HintOption => ({ action, win, points: null, visits, reasons })
const look = (...options: HintOption[]): Advised => ({ seat: 1, bot: 'Marshal', rounds: 6, options })

test('several looks are one: tries add up, chances are means, the most tried is best', () => {
  const hint = together([look(option(7, 0.5, 30), option(8, 0.4, 10)), look(option(8, 0.6, 50), option(7, 0.3, 10))])
  expect(hint?.options.map(({ action, visits }) => [action, visits])).toEqual([[8, 60], [7, 40]])
  expect(hint?.options[0]?.win).toBeCloseTo((0.4 * 10 + 0.6 * 50) / 60)
})

test('reasons are told only by looks that agree about the best', () => {
  const hint = together([
    look(option(7, 0.5, 90, ['more land']), option(8, 0.4, 10, ['less cash'])),
    look(option(8, 0.6, 50, ['wrong']), option(7, 0.3, 40, ['wrong'])),
  ])
  expect(hint?.options.map(({ action, reasons }) => [action, reasons])).toEqual([[7, ['more land']], [8, ['less cash']]])
})

test('a bot that does not try things out is taken at its word', () => {
  const greedy = { ...option(3, 0, 0), win: null, points: 4.5 }
  expect(together([look(greedy, { ...greedy, action: 4, points: 2 })])?.options.map(({ points }) => points)).toEqual([4.5, 2])
  expect(together([])).toBeNull()
})
