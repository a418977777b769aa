/** What moves on the table: dice, cowboys and tiles, and the lines that are told one after another. */

import { tick } from 'svelte'
import type { LogLine, Update } from '../../shell/lib/protocol'
import type { Scene } from '../model/scene'
import { fightAfter, tilesDown, type Fight } from '../model/duels'
import { isParcel } from '../model/geometry'
import { flightsBetween, startsOf, type Flight } from '../model/moves'
import { pause } from '../../shell/table/model/playback'
import { sceneOf } from '../model/scene'
import { beatOf, gainOf, isDice, isShown, isTold } from '../model/telling'
import { settings } from '../../shell/table/state/settings.svelte'
import type { Step, TableState } from '../../shell/table/state/table.svelte'

export type Box = { x: number; y: number; width: number; height: number }
export type Flying = { key: number; flight: Flight; from: Box; to: Box; landed: () => void }
export type Float = { key: number; text: string; seat: number | null; box: Box }

export const MOVE = 320
const DICE = 600
const VERDICT = 850
const UNHURRIED = new AbortController().signal

export class Stage {
  flights = $state.raw<readonly Flying[]>([])
  floats = $state.raw<readonly Float[]>([])
  fight = $state.raw<Fight | null>(null)
  /** the seat whose die is in the air */
  rolling = $state<number | null>(null)
  /** the space an update is just telling about; the pointer of the track stands here */
  at = $state<string | null>(null)
  /** pieces that are still on their way, by anchor and seat */
  private away = $state.raw<ReadonlyMap<string, number>>(new Map())
  private readonly table: TableState
  private lastKey = 0

  constructor(table: TableState) {
    this.table = table
  }

  /** How many pieces of a seat (or tiles) at an anchor are still in the air. */
  missing(anchor: string, seat: number | null = null): number {
    return this.away.get(keyOf(anchor, seat)) ?? 0
  }

  async play({ update, lines }: Step, skip: AbortSignal): Promise<void> {
    if (!this.table.shown) return this.table.show(update)
    const before = sceneOf(this.table.shown.scene)
    const after = sceneOf(update.scene)
    await this.tell(lines, before, skip)
    if (skip.aborted) {
      this.table.show(update)
      return
    }
    const flights = flightsBetween(before, after)
    const starts = new Map(flights.map((flight) => [flight, boxOf(flight.from, seatOf(flight))]))
    this.hide(flights)
    this.fight = null
    this.at = null
    this.table.aim.light([])
    this.table.show(update)
    await tick()
    await this.fly(flights, starts, skip)
  }

  /** Somebody acted while one is asked oneself: show it at once, with the pieces still on their way. */
  glide(update: Update): void {
    if (!this.table.shown) return this.table.show(update)
    const before = sceneOf(this.table.shown.scene)
    const after = sceneOf(update.scene)
    const flights = flightsBetween(before, after)
    const starts = new Map(flights.map((flight) => [flight, boxOf(flight.from, seatOf(flight))]))
    this.hide(flights)
    this.table.show(update)
    void tick().then(() => this.fly(flights, starts, UNHURRIED))
  }

  clear(): void {
    this.flights = []
    this.floats = []
    this.fight = null
    this.rolling = null
    this.at = null
    this.away = new Map()
    this.table.aim.light([])
  }

  // ---- lines

  private async tell(lines: readonly LogLine[], scene: Scene, skip: AbortSignal): Promise<void> {
    const beat = beatOf(lines)
    for (const [at, line] of lines.entries()) {
      if (skip.aborted) return
      if (isShown(line)) await this.turnUp(line, scene, skip, isShown(lines[at + 1]))
      else if (isDice(line)) await this.roll(line, scene, skip)
      else if (isTold(line)) {
        this.fight = null
        this.point(line, scene)
        this.float(line)
        await pause(beat, skip)
      }
    }
  }

  private point(line: LogLine, scene: Scene): void {
    this.table.aim.light(line.places)
    const space = line.places.find((place) => scene.spaces.some((other) => other.at === place))
    if (space) this.at = space
  }

  private async roll(line: LogLine, scene: Scene, skip: AbortSignal): Promise<void> {
    const next = fightAfter(this.fight, line, scene)
    this.point(line, scene)
    if (line.kind === 'rolled') {
      this.fight ??= next && { ...next, rolls: next.rolls.map((roll) => ({ ...roll, dice: roll.dice.slice(0, -1), total: null })) }
      this.rolling = line.seat
      await pause(DICE, skip)
      this.rolling = null
    }
    this.fight = next
    const settles = line.kind === 'won' || line.kind === 'outlaw-won'
    await pause(settles ? VERDICT : line.kind === 'lost' ? 0 : MOVE, skip)
  }

  /** Duel tiles: all lie face down for a moment, then all are turned up together. */
  private async turnUp(line: LogLine, scene: Scene, skip: AbortSignal, more: boolean): Promise<void> {
    if (this.fight === null) {
      this.fight = tilesDown(scene)
      await pause(DICE, skip)
    }
    this.fight = fightAfter(this.fight, line, scene)
    if (!more) await pause(DICE, skip)
  }

  private float(line: LogLine): void {
    const place = line.places[0]
    const box = place ? boxOf(`place:${place}`) : null
    const text = gainOf(line)
    if (!text || !box) return
    const float = { key: ++this.lastKey, text, seat: line.seat, box }
    this.floats = [...this.floats.slice(-12), float]
  }

  floated(key: number): void {
    this.floats = this.floats.filter((float) => float.key !== key)
  }

  // ---- pieces

  private hide(flights: readonly Flight[]): void {
    const away = new Map<string, number>()
    for (const flight of flights) {
      const key = keyOf(flight.to, seatOf(flight))
      away.set(key, (away.get(key) ?? 0) + 1)
    }
    this.away = away
  }

  private async fly(flights: readonly Flight[], starts: Map<Flight, Box | null>, skip: AbortSignal): Promise<void> {
    const starting = startsOf(flights)
    const landings = flights.map(async (flight, n) => {
      await pause(starting[n] ?? 0, skip)
      if (flight.from.startsWith('men:') && !isParcel(flight.from.slice(4))) this.at = flight.from.slice(4)
      if (!skip.aborted) await this.flyOne(flight, starts.get(flight) ?? null, skip)
      this.land(flight)
    })
    await Promise.all(landings)
    this.at = null
    this.away = new Map()
  }

  private flyOne(flight: Flight, start: Box | null, skip: AbortSignal): Promise<void> {
    const end = boxOf(flight.to, seatOf(flight))
    const from = start ?? above(end)
    const to = end ?? above(start)
    if (!from || !to) return Promise.resolve()
    return new Promise((resolve) => {
      const key = ++this.lastKey
      const landed = (): void => {
        this.flights = this.flights.filter((other) => other.key !== key)
        resolve()
      }
      skip.addEventListener('abort', landed, { once: true })
      this.flights = [...this.flights, { key, flight, from, to, landed }]
    })
  }

  private land(flight: Flight): void {
    const key = keyOf(flight.to, seatOf(flight))
    const away = new Map(this.away)
    const left = (away.get(key) ?? 0) - 1
    if (left > 0) away.set(key, left)
    else away.delete(key)
    this.away = away
  }
}

const keyOf = (anchor: string, seat: number | null): string => (seat === null ? anchor : `${anchor}|${seat}`)

/** Tiles and the white cowboy are alone where they are; cowboys are told apart by their seat. */
const seatOf = (flight: Flight): number | null => (flight.kind === 'cowboy' ? flight.seat : null)

/** Where an anchor is on the screen; null when it is not there or not visible. */
function boxOf(anchor: string, seat: number | null = null): Box | null {
  const name = CSS.escape(anchor)
  const own = seat === null ? '' : `[data-seat="${seat}"]`
  const found = [...document.querySelectorAll(`[data-anchor="${name}"]${own}`)].at(-1)
  const box = (found ?? document.querySelector(`[data-anchor="${name}"]`))?.getBoundingClientRect()
  return box && box.width > 0 ? { x: box.x, y: box.y, width: box.width, height: box.height } : null
}

function above(box: Box | null): Box | null {
  return box && { ...box, y: box.y - 46 }
}
