import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../shell/lib/protocol'
import { lastDuel } from './lastduel'

const line = (kind: string, seat: number | null = null, amount: number | null = null, places: string[] = []): LogLine =>
  ({ version: 1, kind, seat, amount, places, text: '', undone: false }) as LogLine

const DUEL = [
  line('duel', null, null, ['f5']),
  line('turned-up', 0, 2), line('turned-up', 1, 5), line('turned-up', 1, 0), line('empty-handed', 2, 4),
  line('won', 1, 9, ['f5']), line('lost', 0, 6, ['f5']), line('lost', 2, 4, ['f5']),
]

describe('the last duel', () => {
  it('has the tiles, the totals and the winner', () => {
    expect(lastDuel([...DUEL, line('gained-roads', 0, 1)])).toEqual({
      place: 'f5',
      winner: 1,
      sides: [{ seat: 1, tiles: [5, 0], total: 9 }, { seat: 0, tiles: [2], total: 6 }, { seat: 2, tiles: [], total: 4 }],
    })
  })

  it('stays until the next one is settled', () => {
    expect(lastDuel([...DUEL, line('duel', null, null, ['roads']), line('turned-up', 0, 3)])?.place).toBe('f5')
  })

  it('may be won by an outlaw', () => {
    const lines = [line('duel', null, 8, ['b2']), line('turned-up', 0, 1), line('outlaw-won', null, 8, ['b2']), line('lost', 0, 3, ['b2'])]
    expect(lastDuel(lines)).toEqual({ place: 'b2', winner: 'outlaw', sides: [{ seat: 0, tiles: [1], total: 3 }] })
  })

  it('is nothing where dice are rolled, or before the first', () => {
    expect(lastDuel([line('duel', null, null, ['f5']), line('rolled', 0, 3), line('won', 0, 6, ['f5'])])).toBeNull()
    expect(lastDuel(DUEL.slice(0, 4))).toBeNull()
  })
})
