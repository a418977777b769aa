/** What a screen reader says about a place. */

import type { Choice } from '../../shell/lib/protocol'
import type { Parcel, Space } from './scene'
import { listed, t } from '../../shell/lib/words'
import { told } from '../../shell/table/model/choices'
import { sides } from './geometry'
import { paidIncome } from './outlaws'
import type { Crowd } from './tokens'

export type Names = (seat: number) => string

/** "d4, Saloon of Ann, income $15, cowboys: Ben; you may attack it" */
export function parcelLabel(at: string, parcel: Parcel, names: Names, choices: readonly Choice[], lot = false): string {
  const parts = [at, thingOf(parcel, names)]
  const income = paidIncome(parcel)
  if (parcel.thing !== null && income !== null) parts.push(t('place.income', { amount: income }))
  if (parcel.outlaw) parts.push(t('place.outlaw'))
  if (parcel.price !== null) parts.push(t('place.price', { amount: parcel.price }))
  if (parcel.shield) parts.push(t('place.shield'))
  if (parcel.fresh) parts.push(t('place.fresh'))
  if (parcel.tripled) parts.push(t('place.tripled'))
  if (parcel.doubled) parts.push(t('place.doubled'))
  if (lot) parts.push(t('place.lot'))
  parts.push(...standing(parcel, names))
  return withChoices(parts.join(', '), choices)
}

function thingOf(parcel: Parcel, names: Names): string {
  const owner = parcel.owner === null ? null : names(parcel.owner)
  if (parcel.thing === null) return owner ? t('place.landOf', { owner }) : t('place.land')
  return owner ? t('place.thingOf', { thing: parcel.name, owner }) : parcel.name
}

/** "Wages, $4 a cowboy, cowboys: Ann and Ben; choose it: Wages: $4 for each cowboy" */
export function spaceLabel(space: Space, names: Names, choices: readonly Choice[]): string {
  // What is printed comes first and in its order, so that people who speak to their screen can say what they see.
  const parts = [space.tileName ? `$${space.price} ${space.tileName}` : [space.name, space.effect].filter(Boolean).join(' ')]
  if (space.closed) parts.push(t('place.closed'))
  parts.push(...standing(space, names))
  return withChoices(parts.join(', '), choices)
}

export function edgeLabel(at: string, choices: readonly Choice[]): string {
  const [first, second] = sides(at)
  const where = second ? t('place.between', { first: first ?? '', second }) : t('place.border', { first: first ?? '' })
  return withChoices(`${at}, ${where}`, choices)
}

function standing({ cowboys, white, dynamite, noDuel }: Crowd, names: Names): string[] {
  const parts: string[] = []
  if (cowboys.length > 0) parts.push(t('place.cowboys', { names: listed(cowboys.map(names)) }))
  if (dynamite.length > 0) parts.push(t('place.dynamite', { names: listed(dynamite.map(names)) }))
  if (noDuel.length > 0) parts.push(t('place.noDuel', { names: listed(noDuel.map(names)) }))
  if (white !== null) parts.push(t('place.white'))
  return parts
}

export function withChoices(text: string, choices: readonly Choice[]): string {
  if (choices.length === 0) return text
  return t('place.choose', { place: text, choice: choices.map(told).join('; ') })
}
