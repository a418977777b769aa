/** Horses: what an enclosure looks like, and what a screen reader says about it. */

import type { Choice } from '../../shell/lib/protocol'
import type { Enclosure, Stable } from './scene'
import { t } from '../../shell/lib/words'
import { withChoices } from './labels'

const ICONS: Record<string, string> = { guns: 'revolver', ride: 'cowboy', herd: 'b-ranch', purse: 'dollar', show: 'flag' }

/** The drawing of what a horse in an enclosure does. */
export const yardIcon = (kind: string): string => ICONS[kind] ?? 'horse'

/** Horses at home and in the enclosures. */
export const allHorses = (stable: Stable): number => stable.inside.reduce((sum, n) => sum + n, stable.horses)

/** "Enclosure 3: a Ranch of yours pays double, 2 rodeo points a horse, one horse, a cowboy; you may: ..." */
export function enclosureLabel({ number: n, text, hats, closed }: Enclosure, stable: Stable, choices: readonly Choice[]): string {
  const parts = [t('stable.what', { n, text }), t('stable.hats', { n: hats })]
  if (closed) parts.push(t('stable.closed'))
  const inside = stable.inside[n - 1] ?? 0
  if (inside > 0) parts.push(t('stable.inside', { n: inside }))
  if (stable.cowboys[n - 1]) parts.push(t('stable.cowboy'))
  return withChoices(parts.join(', '), choices)
}
