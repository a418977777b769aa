import { expect, test } from 'vitest'
import type { LogLine } from '../../shell/lib/protocol'
import type { Scene } from './scene'
import { placement } from '../fixtures'
import { fightAfter, fightIn, type Fight } from './duels'
import { flightsBetween, startsOf, type Flight } from './moves'

/** A copy of the scene with nobody on the board, so that every move is the test's own. */
function scene(): Scene {
  const copy = structuredClone(placement.scene)
  for (const space of copy.spaces) Object.assign(space, { cowboys: [], white: null })
  for (const parcel of Object.values(copy.parcels)) Object.assign(parcel, { cowboys: [], white: null })
  for (const player of copy.players) player.hand = []
  return copy
}

const space = (s: Scene, at: string) => s.spaces.find((other) => other.at === at)!
const forSale = scene().spaces.find((other) => other.tile !== null)!
const bare = Object.keys(scene().parcels).find((at) => scene().parcels[at]!.thing === null)!

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
  expect(flightsBetween(placement.scene, structuredClone(placement.scene))).toEqual([])
})

test('a placed cowboy comes from its player', () => {
  const after = scene()
  space(after, 'wages').cowboys = [2]
  after.parcels[bare]!.cowboys = [1]
  expect(flightsBetween(scene(), after)).toEqual([
    { kind: 'cowboy', seat: 2, from: 'home:2', to: 'men:wages' },
    { kind: 'cowboy', seat: 1, from: 'home:1', to: `men:${bare}` },
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

test('the white cowboy comes from whom he works for, and goes back there', () => {
  const before = scene()
  const after = scene()
  space(after, 'gambling').white = 0
  expect(flightsBetween(before, after)).toEqual([{ kind: 'white', seat: 0, from: 'home:0', to: 'men:gambling' }])
  expect(flightsBetween(after, before)).toEqual([{ kind: 'white', seat: 0, from: 'men:gambling', to: 'home:0' }])
})

test('a bought tile flies from the market to the map, or into the hand', () => {
  const tile = forSale.tile!
  const built = scene()
  space(built, forSale.at).tile = null
  Object.assign(built.parcels[bare]!, { thing: tile, owner: 2 })
  expect(flightsBetween(scene(), built)).toEqual([
    { kind: 'tile', tile, seat: 2, from: `tile:${forSale.at}`, to: `thing:${bare}` },
  ])
  const kept = scene()
  space(kept, forSale.at).tile = null
  kept.players[2]!.hand = [tile]
  expect(flightsBetween(scene(), kept)).toEqual([
    { kind: 'tile', tile, seat: 2, from: `tile:${forSale.at}`, to: 'hand:2' },
  ])
})

test('a tile from the hand flies to the map', () => {
  const before = scene()
  before.players[2]!.hand = ['bank']
  const after = scene()
  Object.assign(after.parcels[bare]!, { thing: 'bank', owner: 2 })
  expect(flightsBetween(before, after)).toEqual([
    { kind: 'tile', tile: 'bank', seat: 2, from: 'hand:2', to: `thing:${bare}` },
  ])
})

test('the market that slides at the end of a round is not a purchase', () => {
  const after = scene()
  after.round += 1
  for (const other of after.spaces) other.tile = null
  Object.assign(after.parcels[bare]!, { thing: forSale.tile, owner: 2 })
  expect(flightsBetween(scene(), after)).toEqual([])
})

// ---- dice

/** Seats 2 and 0 stand on a space, with firepower 4 and 2. */
function duelling(): Scene {
  const at = scene()
  space(at, 'build-8').cowboys = [2, 0]
  at.players[2]!.firepower = 4
  at.players[0]!.firepower = 2
  return at
}

test('a duel is followed from the first step to the winner', () => {
  const at = duelling()
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

test('a line of dice carries its numbers, whatever its words are', () => {
  const duel = fightAfter(null, line('duel', null, null, ['build-8']), duelling())
  const roll = { ...line('rolled', 0, 5), text: 'Josie rolls.', bonus: 4 }
  const fight = fightAfter(duel, roll, duelling())
  expect(fight?.rolls.find((one) => one.seat === 0)).toMatchObject({ dice: [5], firepower: 4, total: 9 })
})

test('a scene between two dice shows the first one', () => {
  const at = duelling()
  expect(fightIn(at)).toBeNull()
  at.duel = { place: 'build-8', dice: [3, null, null, null], outlaw: null }
  expect(fightIn(at)?.rolls.map((roll) => [roll.seat, roll.total])).toEqual([
    [2, null],
    [0, 5],
  ])
})

test('dice after a duel are a new game', () => {
  const at = duelling()
  const over = fightAfter(fightAfter(null, line('duel', null, null, ['build-8']), at), line('won', 2, 10), at)
  expect(fightAfter(over, line('rolled', 2, 3), at)).toMatchObject({ gamble: true, winner: null })
})

test('gambling adds two dice', () => {
  const at = scene()
  const first = fightAfter(null, line('rolled', 2, 3, ['gambling']), at)
  const second = fightAfter(first, line('rolled', 2, 5, ['gambling']), at)
  expect(second).toMatchObject({ gamble: true, rolls: [{ seat: 2, dice: [3, 5], total: 8 }] })
})
