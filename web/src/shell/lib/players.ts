import type { SeatInfo } from './protocol'
import { t } from './words'

/** A seat is shown by colour and shape together, never by colour alone. */
export const SHAPES = ['circle', 'diamond', 'triangle', 'square', 'hexagon', 'cross'] as const

/** The shape of a seat. */
export function shapeOf(seat: number): (typeof SHAPES)[number] {
  return SHAPES[seat % SHAPES.length] ?? 'circle'
}

/** The class that carries a seat's colours: `--p` and `--p-on`. */
export function colourOf(seat: number): string {
  return `pl-${(seat % SHAPES.length) + 1}`
}

/** What stands beside the name of a bot: how strong it is. */
export function botTag(seat: Pick<SeatInfo, 'strength' | 'forfeited'>): string {
  if (seat.forfeited) return t('player.forfeited', { strength: seat.strength ?? t('player.bot') })
  return seat.strength ? t('player.botOf', { strength: seat.strength }) : t('player.bot')
}
