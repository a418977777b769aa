/** Puzzles in words. */

import { t } from '../lib/words'

export const LEVELS = [1, 2, 3] as const

export const levelText = (level: number): string => t(`puzzles.level.${level}`)
