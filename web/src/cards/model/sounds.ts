/** How what happens in the card game sounds. */

import { sounding } from '../../shell/table/sound/score'
import type { EventKind } from '../types'

export const soundOf = sounding<EventKind>({
  over: ['game-over'],
  fight: ['revealed'],
  money: ['sold'],
  move: ['used', 'sealed', 'took-character', 'took-terrain', 'placed', 'fetched', 'era-starts'],
})
