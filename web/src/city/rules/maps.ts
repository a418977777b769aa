/** Small pieces of the map that show what a topic of the rules is about. Seat 0 is the reader. */

import type { Parcel } from '../model/scene'

export type Bit = Partial<Pick<Parcel, 'owner' | 'thing' | 'income' | 'price' | 'cowboys'>>

export type MiniMap = {
  /** the upper left and the lower right parcel */
  from: string
  to: string
  parcels: Record<string, Bit>
  roads: string[]
  /** parcels that glow, as what one may choose does */
  lit?: string[]
}

const START = ['c4n', 'c4e', 'c4s', 'c4w']

export const MAPS: Record<string, MiniMap> = {
  round: {
    from: 'b5', to: 'f3', roads: [...START, 'd4n', 'd4s', 'e4s'],
    parcels: {
      c4: { thing: 'house' }, d4: { owner: 0, thing: 'saloon', income: 10 }, d5: { thing: 'house' }, e3: { owner: 1, thing: 'hotel', income: 6 },
      b5: { thing: 'mountain' }, b4: { owner: 2, thing: 'mine', income: 6 }, b3: { thing: 'mountain' }, f5: { owner: 1, thing: 'ranch', income: 5 }, e5: { owner: 0 },
    },
  },
  placing: {
    from: 'b5', to: 'f4', roads: ['c4n', 'd4n'],
    parcels: { b5: { cowboys: [0] }, c4: { thing: 'house' }, d5: { owner: 1, thing: 'bank', income: 6, cowboys: [0] }, e4: { owner: 2 }, f5: { cowboys: [0, 2] }, f4: { thing: 'mountain' } },
  },
  land: {
    from: 'b5', to: 'f3', roads: START, lit: ['d4'],
    parcels: { c4: { thing: 'house' }, d4: { price: 3, cowboys: [0] }, e5: { thing: 'mountain' }, b3: { price: 2 }, f3: { price: 1 } },
  },
  buildings: {
    from: 'b5', to: 'f3', roads: ['f4n', 'f4w', 'f4s'],
    parcels: {
      c4: { owner: 0, thing: 'mine', income: 9 }, b5: { thing: 'mountain' }, c5: { thing: 'mountain' }, b3: { thing: 'mountain' },
      e4: { owner: 0, thing: 'saloon', income: 10 }, f5: { thing: 'house' }, f3: { thing: 'house' },
    },
  },
  houses: {
    from: 'b5', to: 'f3', roads: [...START, 'd4n', 'd4s'],
    parcels: { c4: { thing: 'house' }, d4: { owner: 0, thing: 'saloon', income: 15 }, e5: { thing: 'house' }, e3: { owner: 0, thing: 'house' } },
  },
  roads: {
    from: 'b5', to: 'f3', roads: [...START, 'd4n', 'e4n'], lit: ['e4'],
    parcels: { c4: { thing: 'house' }, e4: { owner: 0 }, f5: { thing: 'mountain' } },
  },
}
