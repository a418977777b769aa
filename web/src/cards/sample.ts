/** A small table for tests: one person and three virtual players, a few cards in. */
import type { Asked, Choice, Update } from '../shell/lib/protocol'
import { aChoice, aTable } from '../shell/lib/testing'
import type { CardsScene, Character, Seat, Suit, Terrain } from './scene'

export const card = (id: string, layout = '.M.H'): Terrain => ({ id, layout, appeal: 5, contents: 'a mountain and a house' })
export const sheriff: Character = { id: 'sheriff', name: 'Sheriff', text: 'Keeps outlaws away.', appeal: 5, kinds: ['score', 'perm'] }
const gunsmith: Character = { id: 'gunsmith', name: 'Gunsmith', text: 'Counts 6 more.', appeal: 4, kinds: ['use'] }
const NO_BID = { chosen: false, sealed: false, value: null, boost: 0, total: null, outside: false, double: false }

function seat(number: number, suit: Suit): Seat {
  const virtual = number > 0
  return {
    seat: number, suit, strength: virtual ? 'Novice' : null, hand: [1, 2, 3, 5, 6, 7, 8, 9], spent: [4], bid: NO_BID,
    characters: virtual ? [] : [{ ...gunsmith, turned: true, worth: 0 }],
    city: virtual ? null : { x: 13, y: 13, rows: ['.M', '.H'], frame: { x: 11, y: 11, width: 6, height: 6 }, limit: [8, 8], safe: false, cards: [{ ...card('i-26'), at: 'n14', x: 13, y: 13 }] },
    beside: virtual ? [card(`i-3${number}`)] : [], sold: [], sales: 0, total: 5, score: [{ label: 'Mines: mountains around', points: 5 }],
  }
}

const PARCELS = { '.': { thing: 'empty', name: 'empty land' }, M: { thing: 'mountain', name: 'mountain' }, H: { thing: 'house', name: 'house' } }

export function aScene(changes: Partial<CardsScene> = {}): CardsScene {
  return {
    game: 'cards', era: 1, round: 2, rounds: 18, stage: 'choice', stageName: 'the choice', parcels: PARCELS,
    offer: { character: sheriff, terrain: [card('i-04'), card('i-05')] }, piles: { terrain: 40, characters: 19 },
    next: { skull: true, suits: ['cow', 'hat', 'star', 'cactus', 'boot', 'horseshoe'] },
    ranking: { skull: false, suits: ['cow', 'hat', 'star', 'cactus', 'boot', 'horseshoe'] },
    under: [], passed: [], windows: [], using: null, taking: null, placing: null, selling: null, fetching: null, order: [], taken: [],
    players: (['hat', 'star', 'cactus', 'boot'] as const).map((suit, number) => seat(number, suit)), ...changes,
  }
}

export function choice(action: number, text: string, label: string, at: string | null = null): Choice {
  return aChoice(text, { action, label, at, mark: at === null ? 'plain' : 'free' })
}

export function anUpdate(scene: CardsScene, asked: Asked | null): Update {
  const table = aTable({ game: 'cards', version: 30 }, ['Wren', 'Novice 1', 'Novice 2', 'Novice 3'])
  table.seats.slice(1).forEach((one) => Object.assign(one, { kind: 'virtual', online: false }))
  return {
    type: 'update', table: { ...table, actors: asked ? [asked.seat] : [] }, version: 30, scene, asked: asked ? [asked] : [], waiting: asked ? '' : 'The others are choosing.',
    whole: true, log: [], marks: [], undo: { last: false, turn: false, ask: false }, clocks: null, lesson: null, commitment: '', seed: null, result: null,
  }
}

export const bidding = (): Update =>
  anUpdate(aScene(), { seat: 0, question: 'Which auction card do you play? Nobody sees it.', choices: [1, 2, 3, 5, 6, 7, 8, 9].map((n) => aChoice(String(n), { action: 922 + n, label: `Play the ${n}`, amount: n })) })

export function placing(): Update {
  const places = [{ at: 'n12', x: 13, y: 11, gain: 1 }, { at: 'p14', x: 15, y: 13, gain: 4 }, { at: 'l14', x: 11, y: 13, gain: -6 }]
  const scene = aScene({ stage: 'taking', placing: { seat: 0, card: card('i-04'), places } })
  return anUpdate(scene, { seat: 0, question: 'Where does i-04 go?', choices: places.map((place, n) => choice(n, place.at, `${place.at}: ${place.gain} VP`, place.at)) })
}

export function taking(): Update {
  const scene = aScene({ stage: 'taking', taking: { seat: 0, gains: { sheriff: 0, 'i-04': 5, 'i-05': 1 } } })
  return anUpdate(scene, { seat: 0, question: 'Which card do you take?', choices: ['sheriff', 'i-04', 'i-05'].map((at, n) => choice(800 + n, at, `${at}: best place`, at)) })
}

export function using(): Update {
  const scene = aScene({ stage: 'windows-before', using: { seat: 0, character: gunsmith } })
  return anUpdate(scene, { seat: 0, question: 'Do you use the Gunsmith? Counts 6 more.', choices: [choice(934, 'yes', 'Use the Gunsmith'), choice(935, 'no', 'Not now')] })
}

export function selling(): Update {
  const scene = aScene({ stage: 'taking', selling: { seat: 0, cards: [{ id: 'i-26', at: 'n14', x: 13, y: 13, gain: 2 }] } })
  return anUpdate(scene, { seat: 0, question: 'Do you sell a card of your city?', choices: [choice(810, 'i-26', 'i-26 on n14: +2 VP', 'i-26'), choice(936, 'done', 'Sell nothing more')] })
}
