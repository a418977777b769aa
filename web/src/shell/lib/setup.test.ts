import { beforeEach, expect, test } from 'vitest'
import type { GameInfo } from './protocol'
import { filled, fresh, isPreset, ofPreset, recall, remember, withValue, type SetUp } from './setup'

const choice = (value: string) => ({ value, label: value, help: '' })
const game: GameInfo = {
  name: 'city', title: 'Carson City',
  bots: [{ name: 'rancher', title: 'Rancher', text: '', stars: 3 }, { name: 'drifter', title: 'Drifter', text: '', stars: 2 }],
  presets: [
    { name: 'first', label: 'First game', text: '', options: { variants: '' }, bot: 'drifter', about: '', lasts: '' },
    { name: 'duel', label: 'Quick duel', text: '', options: { seats: '2' }, bot: 'rancher', about: '', lasts: '' },
  ],
  options: [
    { name: 'seats', label: 'Players', help: '', default: '4', many: false, choices: ['2', '3', '4'].map(choice) },
    { name: 'variants', label: 'Variants', help: '', default: '', many: true, choices: ['horses', 'river'].map(choice) },
  ],
}
const KEY = 'carson.setup'
const duel = (): SetUp => ofPreset(game, game.presets[1])

beforeEach(() => localStorage.clear())

test('a preset brings options, seats and bots', () => {
  expect(fresh([game])).toMatchObject({ preset: 'first', bot: 'drifter', plan: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] })
  expect(duel()).toMatchObject({ values: { seats: '2' }, plan: [{ kind: 'me' }, { kind: 'open' }] })
})

test('a preset stays one with other people, not with other rules', () => {
  const three = withValue(duel(), game, 'seats', '3')
  expect(three.plan).toHaveLength(3)
  expect(isPreset(three, game.presets[1]!)).toBe(true)
  expect(isPreset(withValue(three, game, 'variants', 'horses'), game.presets[1]!)).toBe(false)
})

test('what does not belong to a game stays for the next preset', () => {
  const before: SetUp = { ...duel(), public: false, clock: { kind: 'days', days: 3 } }
  expect(ofPreset(game, game.presets[0], before)).toMatchObject({ public: false, clock: { kind: 'days', days: 3 } })
})

test('bots take the open seats alone', () => {
  expect(filled([{ kind: 'me' }, { kind: 'local', name: 'Bea' }, { kind: 'open' }], 'drifter')).toEqual([{ kind: 'me' }, { kind: 'local', name: 'Bea' }, { kind: 'bot', bot: 'drifter' }])
})

test('a device remembers', () => {
  const kept: SetUp = { ...withValue(duel(), game, 'variants', 'horses'), public: false, clock: { kind: 'live', minutes: 5, increment: 0, timeout: 'bot' }, hints: true, colour: 4 }
  remember(kept)
  expect(recall([game])).toEqual(kept)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a number', '7'],
  ['a list', '[]'],
  ['a game that is gone', JSON.stringify({ game: 'chess', values: {} })],
])('nothing is remembered of %s', (_, text) => {
  if (text !== null) localStorage.setItem(KEY, text)
  expect(recall([game])).toBeUndefined()
})

test.each([
  ['an option that is gone', { values: { bridges: 'yes' } }, { values: { seats: '2' } }],
  ['a value that is gone', { values: { variants: 'camels' } }, { values: { seats: '2' } }],
  ['values of another shape', { values: 3 }, { values: { seats: '2' } }],
  ['a bot that is gone', { bot: 'hal', plan: [{ kind: 'me' }, { kind: 'bot', bot: 'hal' }] }, { bot: 'rancher', plan: [{ kind: 'me' }, { kind: 'open' }] }],
  ['a plan of another shape', { plan: [null, 4] }, { plan: [{ kind: 'me' }, { kind: 'open' }] }],
  ['a plan with too many seats', { plan: Array.from({ length: 9 }, () => ({ kind: 'open' })) }, { plan: [{ kind: 'open' }, { kind: 'open' }] }],
  ['a clock of another shape', { clock: { kind: 'live', minutes: 'x' } }, { clock: { kind: 'none' } }],
  ['a colour that is gone', { colour: 9 }, { colour: null }],
  ['a clock of another kind', { clock: 'sand' }, { clock: { kind: 'none' } }],
])('%s is left out', (_, change, expected) => {
  localStorage.setItem(KEY, JSON.stringify({ ...duel(), ...change }))
  expect(recall([game])).toMatchObject(expected)
})
