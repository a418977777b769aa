import { describe, expect, it } from 'vitest'
import { changed, filled, withChanges } from './changes'
import type { Update } from './protocol'

const scene = { round: 1, parcels: { a1: { owner: 0 }, a2: {} }, players: [{ cash: 3 }, { cash: 5 }], turn: [0, 1] }

describe('changes', () => {
  it('put values where they belong, also into lists and records', () => {
    const now = withChanges(scene, { round: 2, 'parcels.a2': { owner: 1 }, 'players.0.cash': 7, turn: [1, 0] })
    expect(now).toEqual({
      round: 2, parcels: { a1: { owner: 0 }, a2: { owner: 1 } }, players: [{ cash: 7 }, { cash: 5 }], turn: [1, 0],
    })
  })

  it('leave the update before as it was', () => {
    const before = structuredClone(scene)
    const now = withChanges(scene, { 'players.0.cash': 1, 'players.1': { cash: 2 } })
    expect(scene).toEqual(before)
    expect(now.players).toEqual([{ cash: 1 }, { cash: 2 }])
    expect(now.parcels).toBe(scene.parcels)
  })

  it('make an update with everything that has stayed', () => {
    const before = {
      type: 'update', table: { status: 'Round 1', name: 'Elm' }, version: 4, scene, asked: [], waiting: '',
      whole: true, log: [{ version: 4 }], marks: [{ since: 1 }], commitment: 'abc',
    } as unknown as Update
    const now = changed(before, { type: 'changes', version: 5, table: { status: 'Round 2' }, scene: { round: 2 }, log: [], waiting: 'Josie' })
    expect(now).toEqual({
      ...before, type: 'update', table: { status: 'Round 2', name: 'Elm' }, version: 5, scene: { ...scene, round: 2 },
      waiting: 'Josie', whole: false, log: [], marks: [],
    })
  })

  it('fill what is left out of choices', () => {
    const choices = [{ action: 1, text: 'd4', at: 'd4' }]
    const update = { asked: [{ seat: 0, question: '', choices }] } as unknown as Update
    expect(filled(update).asked[0]?.choices).toEqual([{ action: 1, text: 'd4', at: 'd4', mark: 'plain', amount: null, price: null, worth: null, odds: null, deed: '' }])
  })
})
