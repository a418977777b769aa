/** The board game at an open table: what glows, what moves, and the sheets that are being filled. */

import type { LogLine, Update } from '../../shell/lib/protocol'
import { t } from '../../shell/lib/words'
import type { Sound } from '../../shell/table/sound/score'
import { useTable } from '../../shell/table/state/context'
import { Play } from '../../shell/table/state/play.svelte'
import type { Step, TableState } from '../../shell/table/state/table.svelte'
import { sceneOf } from '../model/scene'
import { soundOf } from '../model/sounds'
import { CityAim } from './aim.svelte'
import { Sheets } from './sheets.svelte'
import { Stage } from './stage.svelte'

export class City extends Play<CityAim> {
  override readonly keys = ['p', 'u', 'r', 'g', 'n', 'h', 'help', 'm', 'arrows', 'space', 'esc'] as const
  readonly stage: Stage
  readonly sheets: Sheets
  /** the scene to draw: the past when one looks back, else what is shown */
  readonly scene = $derived.by(() => (this.table.scene ? sceneOf(this.table.scene) : null))

  constructor(table: TableState) {
    super(table, new CityAim(table))
    this.stage = new Stage(table)
    this.sheets = new Sheets(table)
  }

  override get idle(): { label: string; help: string } {
    return { label: t('settings.roads'), help: t('settings.roadsHelp') }
  }

  /** Everybody places cowboys at the same time, and what others do must not hold one up. */
  override isRace(update: Update): boolean {
    return sceneOf(update.scene).phase === 'placement' && update.table.actors.length > 1
  }

  /** Hands of duel tiles, sheets, and answers that are given in secret. */
  override keepsSecrets(update: Update): boolean {
    const { tilePile, sheetForm } = sceneOf(update.scene)
    return super.keepsSecrets(update) || tilePile !== null || sheetForm !== null
  }

  override get targets(): number {
    return this.aim.places.size + this.aim.offer.characters.size
  }

  override key(key: string): (() => void) | null {
    switch (key) {
      case 'r':
      case 'R':
        return this.aim.offer.edges.size > 0 ? () => this.aim.toggleRoads() : null
      case 'g':
      case 'G':
        return () => this.focusTarget()
      default:
        return this.playTile(key)
    }
  }

  /** The key of its value plays a duel tile. */
  private playTile(key: string): (() => void) | null {
    const choice = this.aim.offer.buttons.find((button) => button.text === `tile-${key}`)
    return choice ? () => this.aim.press(choice) : null
  }

  /** To the targets: the first glowing thing. */
  private focusTarget(): void {
    const { offer, places, roads } = this.aim
    const first = [...offer.characters.keys(), ...(roads ? offer.edges : places).keys()][0]
    document.querySelector<HTMLElement>(`[data-at="${first}"], [data-tile="${first}"]`)?.focus()
  }

  override escape(): void {
    this.aim.escape()
  }

  override renew(): void {
    this.aim.renew()
  }

  override tell(step: Step, skip: AbortSignal): Promise<void> {
    return this.stage.play(step, skip)
  }

  override glide(update: Update): void {
    this.stage.glide(update)
  }

  override still(): void {
    this.stage.clear()
  }

  override soundOf(line: LogLine): Sound | null {
    return soundOf(line)
  }
}

/** The board game at the open table, for every component of its screen. */
export const useCity = (): City => useTable().play as City
