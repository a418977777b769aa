/** Sheets that are being filled at this device: nothing is sent before a whole sheet is handed in. */

import type { SheetForm } from '../model/scene'
import { t } from '../../shell/lib/words'
import { sceneOf } from '../model/scene'
import { nextWord, startOf, type Wishes } from '../model/sheet'
import type { TableState } from '../../shell/table/state/table.svelte'

export class Sheets {
  busy = $state(false)
  private wishes = $state.raw<ReadonlyMap<number, Wishes>>(new Map())
  private readonly table: TableState

  constructor(table: TableState) {
    this.table = table
  }

  /** What a seat wishes for so far; it is kept while one looks at something else. */
  of(form: SheetForm, seat: number): Wishes {
    return this.wishes.get(seat) ?? startOf(form)
  }

  change(seat: number, wishes: Wishes): void {
    this.wishes = new Map(this.wishes).set(seat, wishes)
  }

  /** Write a whole sheet and hand it in: line by line, as the server asks for them. */
  async handIn(seat: number, wishes: Wishes): Promise<void> {
    this.change(seat, wishes)
    this.busy = true
    const begun = Object.keys(this.formOf(seat)?.own ?? {}).length > 0
    const done = (!begun || (await this.table.say(seat, 'again'))) && (await this.write(seat, wishes))
    this.busy = false
    if (!done) this.table.refusal ||= t('sheet.failed')
    else this.wishes = new Map([...this.wishes].filter(([other]) => other !== seat))
  }

  private async write(seat: number, wishes: Wishes): Promise<boolean> {
    for (let form = this.formOf(seat); form; form = this.formOf(seat)) {
      if (!(await this.table.say(seat, nextWord(form, wishes)))) return false
    }
    return true
  }

  /** The sheet this seat has still to hand in, as the newest update tells it. */
  private formOf(seat: number): SheetForm | null {
    const scene = this.table.live?.scene
    const form = scene ? sceneOf(scene).sheetForm : null
    return form?.waiting.includes(seat) ? form : null
  }
}
