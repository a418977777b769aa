/** Puzzles in words. */

import { chosenLabels } from '../lib/describe'
import type { GameInfo } from '../lib/protocol'
import { t } from '../lib/words'

export const LEVELS = [1, 2, 3] as const

/** "3 players; Variants: Carson River": what the table of a puzzle is like, as far as it is not as usual. */
export function tableText(options: Record<string, string>, game: GameInfo | undefined): string {
  const parts = options['seats'] ? [t('puzzles.players', { n: Number(options['seats']) })] : []
  for (const option of game?.options ?? []) {
    const value = options[option.name]
    if (option.name !== 'seats' && value !== undefined) parts.push(t('puzzles.option', { option: option.label, value: chosenLabels(option, value).join(', ') }))
  }
  return parts.join('; ')
}

export const levelText = (level: number): string => t(`puzzles.level.${level}`)
