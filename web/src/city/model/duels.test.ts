import { expect, test } from 'vitest'
import type { LogLine } from '../../shell/lib/protocol'
import type { Standish } from './scene'
import { placement } from '../fixtures'
import { fightAfter } from './duels'

const line = (kind: string, seat: number | null, amount: number | null = null): LogLine => ({
  version: 1, seat, kind, text: '', places: kind === 'duel' ? ['gambling'] : [], amount, undone: false,
})
const spaces = placement.scene.spaces.map((space) => (space.at === 'gambling' ? { ...space, cowboys: [0, 1] } : space))
const players = placement.scene.players.map((player) => ({ ...player, firepower: player.seat === 1 ? 9 : 4 }))
const scene = { ...placement.scene, spaces, players, standish: { seat: 1 } as Standish }

test('whoever rolls no die has a sure strength from the start, and may still lose', () => {
  const begun = fightAfter(null, line('duel', null), scene)
  expect(begun?.rolls.map(({ seat, total, sure }) => [seat, total, sure])).toEqual([[0, null, false], [1, 9, true]])
  const told = fightAfter(begun, line('stood', 1), scene)
  expect(told).toEqual(begun)
  const won = fightAfter(told, line('won', 0, 10), scene)
  const over = fightAfter(won, line('fell', 1, 9), scene)
  expect(over?.winner).toBe(0)
  expect(over?.rolls.map(({ total }) => total)).toEqual([10, 9])
})
