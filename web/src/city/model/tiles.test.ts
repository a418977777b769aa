import { describe, expect, it } from 'vitest'
import type { Player, Scene, TileDuel } from './scene'
import { fightAfter, tilesDown } from './duels'
import { grouped, sidesOf, strengthSoFar, tileValue } from './tiles'

const player = (firepower: number, left: number, played: number[] | null = null): Player =>
  ({ firepower, duelTiles: { left, total: null, own: null, played } }) as Player
const DUEL: TileDuel = { place: 'f5', seats: [1, 0], outlaw: null, waiting: [0], shown: false }

function scene(players: Player[], tileDuel: TileDuel | null = DUEL): Scene {
  return { players, tileDuel, parcels: { f5: { cowboys: [0, 1, 2], outlaw: false } }, spaces: [], outlaws: null } as unknown as Scene
}

describe('duel tiles', () => {
  it('are told by their words', () => {
    expect(tileValue('tile-3')).toBe(3)
    expect(tileValue('3')).toBeNull()
  })

  it('are counted by value', () => {
    expect(grouped([0, 2, 2, 5])).toEqual([[0, 1], [2, 2], [5, 1]])
  })

  it('lie face down until all have chosen', () => {
    const sides = sidesOf(scene([player(3, 5), player(2, 6)]), DUEL)
    expect(sides.map(({ seat, state, total }) => [seat, state, total])).toEqual([[1, 'chosen', null], [0, 'waits', null]])
  })

  it('are added to firepower when they are shown', () => {
    const shown = { ...DUEL, seats: [1, 0, 2], shown: true }
    const sides = sidesOf(scene([player(3, 5), player(2, 5, [4, 1]), player(7, 0)], shown), shown)
    expect(sides.map(({ state, total }) => [state, total])).toEqual([['shown', 7], ['waits', null], ['none', 7]])
    expect(strengthSoFar(scene([player(3, 5, [2])]), 0)).toBe(5)
  })
})

describe('the fight on the board', () => {
  const line = (kind: string, seat: number, amount: number) => ({ version: 1, kind, seat, amount, places: [], text: '', undone: false }) as never

  it('begins face down and is turned up seat by seat', () => {
    const before = scene([player(3, 5), player(2, 6), player(1, 0)])
    expect(tilesDown(before).rolls.map(({ dice, tiles, total }) => [dice, tiles, total])).toEqual([[[], true, null], [[], true, null], [[], true, null]])
    const first = fightAfter(null, line('turned-up', 1, 4), before)
    const second = fightAfter(first, line('turned-up', 1, 5), before)
    const last = fightAfter(second, line('empty-handed', 2, 1), before)
    expect(last?.rolls.map(({ dice, total }) => [dice, total])).toEqual([[[], null], [[4, 5], 11], [[], 1]])
  })

  it('shows what the others have played when the Gunsmith plays last', () => {
    const before = scene([player(3, 5), player(2, 5, [4])], { ...DUEL, shown: true })
    expect(tilesDown(before).rolls.map(({ dice, total }) => [dice, total])).toEqual([[[], null], [[4], 6], [[], null]])
  })
})
