/** What is heard at a table: what happens, as the game says it sounds, and that one is to act. */

import type { LogLine } from '../../lib/protocol'
import { ORDER, SCORE, type Sound } from '../sound/score'
import { hush, play } from '../sound/synth'
import { settings } from './settings.svelte'
import type { TableState } from './table.svelte'

export class Sounds {
  private readonly table: TableState
  /** the version of the news after which one was last called */
  private called = -1

  constructor(table: TableState) {
    this.table = table
  }

  /** Something has happened: one sound for all of it. */
  tell(lines: readonly LogLine[]): void {
    const heard = lines.map((line) => this.table.play.soundOf(line))
    const sound = ORDER.find((one) => heard.includes(one))
    if (sound && document.visibilityState === 'visible') this.play(sound)
  }

  /** One is asked. That is told once, and not to somebody who has just acted: others must have done something since. */
  call(): void {
    const { told, newsFrom, mine } = this.table
    const first = told[newsFrom]?.version
    if (first === undefined || first === this.called) return
    if (!told.slice(newsFrom).some(({ seat }) => seat !== null && !mine.includes(seat))) return
    this.called = first
    this.play('turn')
  }

  toggle(): void {
    settings.set({ sound: !settings.sound })
    if (settings.sound) this.play('move')
    else hush()
  }

  private play(sound: Sound): void {
    if (settings.sound) play(SCORE[sound])
  }
}
