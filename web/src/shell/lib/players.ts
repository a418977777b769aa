import { palette } from './palette.svelte'
import type { GameInfo, SeatInfo } from './protocol'
import { t } from './words'

/** A seat is shown by colour and shape together, never by colour alone. */
export const SHAPES = ['circle', 'diamond', 'triangle', 'square', 'hexagon', 'cross'] as const

/** The colours that go with the shapes, by name. */
export const COLOURS = ['blue', 'gold', 'green', 'purple', 'teal', 'grey'] as const

/** The shape of a seat at the table that is looked at. */
export function shapeOf(seat: number): (typeof SHAPES)[number] {
  return SHAPES[palette.of(seat) % SHAPES.length] ?? 'circle'
}

/** The class that carries a colour: `--p` and `--p-on`. */
export const classOf = (colour: number): string => `pl-${(colour % SHAPES.length) + 1}`

/** The class that carries the colour of a seat at the table that is looked at. */
export const colourOf = (seat: number): string => classOf(palette.of(seat))

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
