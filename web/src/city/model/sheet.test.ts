import { describe, expect, it } from 'vitest'
import type { SheetForm } from './scene'
import { leftOf, limitsOf, nextWord, startOf, usualOf } from './sheet'

const FORM: SheetForm = {
  shares: 18,
  dollars: 3,
  tiles: null,
  lines: [
    { line: 'cowboys', name: 'Cowboys', price: 2, least: 1, most: 6, usual: 3 },
    { line: 'parcels', name: 'Parcels', price: 2, least: 0, most: 4, usual: 2 },
    { line: 'bid', name: 'Bid', price: 1, least: 0, most: 6, usual: 0 },
  ],
  own: {},
  waiting: [0, 1],
}

describe('a sheet', () => {
  it('starts with the usual start, or with what was written before', () => {
    expect(startOf(FORM)).toEqual({ cowboys: 3, parcels: 2, bid: 0 })
    expect(startOf({ ...FORM, own: { cowboys: 5 } })).toEqual({ cowboys: 5, parcels: 0, bid: 0 })
    expect(usualOf(FORM)).toEqual({ cowboys: 3, parcels: 2, bid: 0 })
  })

  it('counts the shares', () => {
    expect(leftOf(FORM, { cowboys: 3, parcels: 2, bid: 1 })).toBe(7)
    expect(leftOf(FORM, { cowboys: 6, parcels: 4, bid: 6 })).toBe(-8)
  })

  it('keeps to limits and shares', () => {
    const [cowboys, parcels] = FORM.lines
    expect(limitsOf(FORM, { cowboys: 6, parcels: 3, bid: 0 }, cowboys!)).toEqual([1, 6])
    expect(limitsOf(FORM, { cowboys: 6, parcels: 3, bid: 0 }, parcels!)).toEqual([0, 3])
    expect(limitsOf(FORM, { cowboys: 6, parcels: 1, bid: 1 }, parcels!)).toEqual([0, 2])
    expect(limitsOf(FORM, { cowboys: 1, parcels: 1, bid: 0 }, parcels!)).toEqual([0, 4])
  })

  it('tells the lines one after the other', () => {
    const wishes = { cowboys: 4, parcels: 1, bid: 2 }
    expect(nextWord(FORM, wishes)).toBe('4')
    expect(nextWord({ ...FORM, own: { cowboys: 4 } }, wishes)).toBe('1')
    expect(nextWord({ ...FORM, own: { cowboys: 4, parcels: 1, bid: 2 } }, wishes)).toBe('done')
  })
})
