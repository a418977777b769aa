/** Everybody at once: several seats place cowboys, and the first command to arrive counts first. */

import { isCity, type Update } from '../../shell/lib/protocol'

export const isRace = (update: Update): boolean =>
  isCity(update.scene) && update.scene.phase === 'placement' && update.table.actors.length > 1
