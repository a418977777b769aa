/** What players hide from each other: hands of duel tiles, sheets, and answers that are given in secret. */

import { isCity, type Update } from '../../shell/lib/protocol'
import { isRace } from './race'

/** Whether what the screen shows is for one person's eyes only. */
export function keepsSecrets(update: Update): boolean {
  const sealed = update.asked.length > 1 && !isRace(update)
  return sealed || (isCity(update.scene) && (update.scene.tilePile !== null || update.scene.sheetForm !== null))
}
