/** How what happens in the board game sounds. */

import { sounding } from '../../shell/table/sound/score'
import type { EventKind } from '../types'

export const soundOf = sounding<EventKind>({
  over: ['game-over'],
  fight: ['rolled', 'rerolled', 'turned-up', 'outlaw-won', 'fell'],
  money: ['money', 'income', 'stole', 'taxed', 'auction-won'],
  move: [
    'chose', 'placed', 'placed-white', 'placed-dynamite', 'placed-no-duel', 'placed-horse', 'placed-hat', 'took-back', 'took-back-white',
    'took-back-hat', 'passed', 'claimed', 'built', 'house', 'townhouse', 'laid-road', 'bought-tile', 'took-tile', 'bid', 'sent', 'sheet',
  ],
})
