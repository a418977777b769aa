import type { GameInfo, SeatInfo } from './protocol'
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

const MOST_STARS = 5

/** "★★★☆☆". */
export const starsText = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(Math.max(0, MOST_STARS - stars))

/** A bot in a list: its name and how strong it is. */
export const botOption = (bot: GameInfo['bots'][number]): string => (bot.stars ? `${bot.title} ${starsText(bot.stars)}` : bot.title)

/** What stands beside the name of a bot: how strong it is. */
export function botTag(seat: Pick<SeatInfo, 'strength' | 'forfeited'>): string {
  if (seat.forfeited) return t('player.forfeited', { strength: seat.strength ?? t('player.bot') })
  return seat.strength ? t('player.botOf', { strength: seat.strength }) : t('player.bot')
}
