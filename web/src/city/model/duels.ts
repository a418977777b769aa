/** A duel (or a game of dice) as the log tells it, line by line. */

import type { LogLine } from '../../shell/lib/protocol'
import type { Scene } from './scene'
import { outlawAt } from './outlaws'
import { sidesOf } from './tiles'

/** A seat's dice, or its duel tiles. */
export type Roll = {
  seat: number
  dice: number[]
  tiles: boolean
  firepower: number | null
  total: number | null
  /** shows no die and no tile: the strength is sure */
  sure?: boolean
}

export type Fight = {
  place: string | null
  gamble: boolean
  rolls: Roll[]
  /** the strength of the outlaw they fight, if there is one */
  outlaw: number | null
  winner: number | 'outlaw' | null
}

/** The fight after one more line; null when the line ends it or has nothing to do with dice. */
export function fightAfter(fight: Fight | null, line: LogLine, scene: Scene): Fight | null {
  switch (line.kind) {
    case 'duel':
      return begin(line.places[0] ?? null, scene)
    case 'rolled':
      return line.seat === null ? fight : rolled(isOpen(fight) ? fight : gambling(line), line.seat, line, scene)
    case 'turned-up':
      return line.seat === null || line.amount === null ? fight : turnedUp(fight ?? tilesDown(scene), line.seat, line.amount)
    case 'empty-handed':
      return line.seat === null ? fight : emptyHanded(fight ?? tilesDown(scene), line.seat)
    case 'won':
      return fight && { ...fight, winner: line.seat, rolls: withTotal(fight.rolls, line) }
    case 'outlaw-won':
      return fight && { ...fight, winner: 'outlaw' }
    case 'stood':
      return fight
    case 'lost':
    case 'fell':
      return fight && { ...fight, rolls: withTotal(fight.rolls, line) }
    default:
      return null
  }
}

/** Everybody who stands at a place; their dice are not rolled yet. */
export function begin(place: string | null, scene: Scene): Fight {
  const rolls = fightersAt(place, scene).map((seat): Roll => {
    const firepower = scene.players[seat]?.firepower ?? null
    const sure = scene.standish?.seat === seat
    return { seat, dice: [], tiles: Boolean(scene.players[seat]?.duelTiles), firepower, total: sure ? firepower : null, sure }
  })
  return { place, gamble: false, rolls, outlaw: outlawAt(place, scene), winner: null }
}

/** The duel a scene stops in, when one looks back at the moment between two dice. */
export function fightIn(scene: Scene): Fight | null {
  if (!scene.duel) return null
  const { place, dice } = scene.duel
  const fight = begin(place, scene)
  const rolls = fight.rolls.map((roll) => {
    const die = dice[roll.seat] ?? null
    return die === null ? roll : { ...roll, dice: [die], total: die + (roll.firepower ?? 0) }
  })
  return { ...fight, rolls }
}

function fightersAt(place: string | null, scene: Scene): number[] {
  if (place === null) return []
  const there = scene.parcels[place] ?? scene.spaces.find((space) => space.at === place)
  return [...new Set(there?.cowboys)]
}

function gambling(line: LogLine): Fight {
  return { place: line.places[0] ?? 'gambling', gamble: true, rolls: [], outlaw: null, winner: null }
}

const isOpen = (fight: Fight | null): fight is Fight => fight !== null && fight.winner === null

function rolled(fight: Fight, seat: number, line: LogLine, scene: Scene): Fight {
  const die = line.amount
  if (die === null) return fight
  const firepower = fight.gamble ? null : (line.bonus ?? scene.players[seat]?.firepower ?? null)
  const there = fight.rolls.find((roll) => roll.seat === seat)
  const before: Roll = { seat, dice: [], tiles: false, total: null, ...there, firepower }
  const dice = fight.gamble ? [...before.dice, die] : [die]
  const roll: Roll = { ...before, dice, total: dice.reduce((sum, pips) => sum + pips, 0) + (before.firepower ?? 0) }
  return { ...fight, rolls: there ? fight.rolls.map((other) => (other === there ? roll : other)) : [...fight.rolls, roll] }
}

/** The duel for which tiles were chosen, before the next ones are shown. */
export function tilesDown(scene: Scene): Fight {
  const fight = begin(scene.tileDuel?.place ?? null, scene)
  const open = scene.tileDuel?.shown ? sidesOf(scene, scene.tileDuel) : []
  const rolls = fight.rolls.map((roll) => {
    const side = open.find(({ seat, total }) => seat === roll.seat && total !== null)
    return side ? { ...roll, dice: side.tiles, total: side.total } : roll
  })
  return { ...fight, rolls }
}

/** A duel tile lies open; with dynamite there are two. */
const turnedUp = (fight: Fight, seat: number, value: number): Fight =>
  changed(fight, seat, (roll) => ({ ...roll, dice: [...roll.dice, value], total: (roll.total ?? roll.firepower ?? 0) + value }))

/** Nothing to show: firepower alone. */
const emptyHanded = (fight: Fight, seat: number): Fight => changed(fight, seat, (roll) => ({ ...roll, total: roll.firepower }))

const changed = (fight: Fight, seat: number, change: (roll: Roll) => Roll): Fight => ({
  ...fight,
  rolls: fight.rolls.map((roll) => (roll.seat === seat ? change(roll) : roll)),
})

function withTotal(rolls: Roll[], line: LogLine): Roll[] {
  return rolls.map((roll) => (roll.seat === line.seat && line.amount !== null ? { ...roll, total: line.amount } : roll))
}
