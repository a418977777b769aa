import { expect, test } from 'vitest'
import type { LogLine, Scene } from '../../lib/protocol'
import { placement } from '../fixtures/placement'
import { fightAfter, type Fight } from './duels'
import { flightsBetween, startsOf, type Flight } from './moves'

const scene = (): Scene => structuredClone(placement.scene) as Scene
const space = (s: Scene, at: string) => s.spaces.find((other) => other.at === at)!

const line = (kind: string, seat: number | null, amount: number | null = null, places: string[] = []): LogLine => ({
  version: 1,
  seat,
  kind,
  text: kind,
  places,
  amount,
  undone: false,
})

test('nothing moves between equal scenes', () => {
  expect(flightsBetween(scene(), scene())).toEqual([])
})

test('a placed cowboy comes from its player', () => {
  const after = scene()
  space(after, 'wages').cowboys.push(2)
  after.parcels['d2']!.cowboys.push(1)
  expect(flightsBetween(scene(), after)).toEqual([
    { kind: 'cowboy', seat: 2, from: 'home:2', to: 'men:wages' },
    { kind: 'cowboy', seat: 1, from: 'home:1', to: 'men:d2' },
  ])
})

test('several cowboys of one player are counted', () => {
  const before = scene()
  space(before, 'road').cowboys = [1, 1, 2]
  const after = scene()
  space(after, 'road').cowboys = [1]
  expect(flightsBetween(before, after).map((flight) => flight.to)).toEqual(['home:1', 'home:2'])
})

test('places are left one after the other, and not too slowly', () => {
  const leave = (place: string): Flight => ({ kind: 'cowboy', seat: 0, from: `men:${place}`, to: 'home:0' })
  expect(startsOf([leave('wages'), leave('wages'), leave('roads')])).toEqual([0, 70, 240])
  const many = startsOf(Array.from({ length: 40 }, (_, n) => leave(`p${n}`)))
  expect(Math.max(...many)).toBeLessThan(2200)
})

test('the white cowboy belongs to the Sheriff', () => {
  const before = scene()
  for (const other of before.spaces) other.white = false
  expect(flightsBetween(before, scene())).toEqual([
    { kind: 'white', seat: 1, from: 'home:1', to: 'men:build-5' },
  ])
})

test('a bought tile flies from the market to the map, or into the hand', () => {
  const after = scene()
  space(after, 'build-8').tile = null
  after.parcels['g4']!.thing = 'drugstore'
  expect(flightsBetween(scene(), after)).toContainEqual({
    kind: 'tile',
    tile: 'drugstore',
    seat: 2,
    from: 'tile:build-8',
    to: 'thing:g4',
  })
  const kept = scene()
  space(kept, 'build-8').tile = null
  kept.players[2]!.hand.push('drugstore')
  expect(flightsBetween(scene(), kept)).toContainEqual(expect.objectContaining({ from: 'tile:build-8', to: 'hand:2' }))
})

test('a tile from the hand flies to the map', () => {
  const after = scene()
  after.players[2]!.hand = []
  after.parcels['g4']!.thing = 'bank'
  expect(flightsBetween(scene(), after)).toEqual([
    { kind: 'tile', tile: 'bank', seat: 2, from: 'hand:2', to: 'thing:g4' },
  ])
})

test('a duel is followed from the first step to the winner', () => {
  const at = scene()
  let fight: Fight | null = null
  for (const told of [line('duel', null, null, ['build-8']), line('rolled', 0, 4), line('rolled', 2, 6)]) {
    fight = fightAfter(fight, told, at)
  }
  expect(fight).toMatchObject({ place: 'build-8', gamble: false, winner: null })
  expect(fight?.rolls.map((roll) => [roll.seat, roll.dice, roll.total])).toEqual([
    [2, [6], 10],
    [0, [4], 6],
  ])
  fight = fightAfter(fight, line('won', 2, 10), at)
  expect(fight?.winner).toBe(2)
  expect(fightAfter(fight, line('money', 2, -8), at)).toBeNull()
})

test('dice can be read from the words of a line', () => {
  const at = scene()
  const duel = fightAfter(null, line('duel', null, null, ['build-8']), at)
  const roll = { ...line('rolled', 0), text: 'Josie rolls a 5 and has firepower 4.' }
  const fight = fightAfter(duel, roll, at)
  expect(fight?.rolls.find((one) => one.seat === 0)).toMatchObject({ dice: [5], firepower: 4, total: 9 })
})

test('dice after a duel are a new game', () => {
  const at = scene()
  const over = fightAfter(fightAfter(null, line('duel', null, null, ['build-8']), at), line('won', 2, 10), at)
  expect(fightAfter(over, line('rolled', 2, 3), at)).toMatchObject({ gamble: true, winner: null })
})

test('gambling adds two dice', () => {
  const at = scene()
  const first = fightAfter(null, line('rolled', 2, 3, ['gambling']), at)
  const second = fightAfter(first, line('rolled', 2, 5, ['gambling']), at)
  expect(second).toMatchObject({ gamble: true, rolls: [{ seat: 2, dice: [3, 5], total: 8 }] })
})
