import { expect, test } from 'vitest'
import { flipped, heldBy, inOrder, isOfUse, kindOf, matching, settingsOf, toSend, withSetting } from './options'
import type { ChoiceInfo, OptionInfo } from './protocol'

const choice = (value: string, more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({ value, label: value, help: '', ...more })
const option = (name: string, values: string[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name, label: name, help: '', default: '', many: false, choices: values.map((value) => choice(value)), ...more,
})
const numbers = (n: number): string[] => Array.from({ length: n }, (_, i) => `t${i}`)

const sets = option('sets', ['first', 'picked'], { default: 'first' })
const tiles = option('tiles', numbers(39), { many: true, when: { option: 'sets', values: ['picked'] } })
const rules = option('rules', ['houses=1', 'houses=0', 'towns=yes', 'towns=no'], { many: true })

test('what an option looks like follows from its description', () => {
  expect(kindOf(sets)).toBe('buttons')
  expect(kindOf(option('mood', numbers(8)))).toBe('buttons')
  expect(kindOf(option('mood', [], { choices: numbers(8).map((value) => choice(value, { help: 'Few fights.' })) }))).toBe('cards')
  expect(kindOf(option('extras', numbers(5), { many: true }))).toBe('switches')
  expect(kindOf(tiles)).toBe('grid')
  expect(kindOf(option('river', [...'abcdefgh'].flatMap((file) => [...'12345678'].map((rank) => file + rank)), { many: true }))).toBe('board')
  expect(kindOf(rules)).toBe('settings')
  expect(kindOf(option('others', ['weak', 'strong'], { many: true, repeat: true }))).toBe('sequence')
})

test('an option that depends on another is of use with one value only, and is not sent without it', () => {
  const all = [sets, tiles]
  expect(isOfUse(tiles, all, {})).toBe(false)
  expect(isOfUse(tiles, all, { sets: 'picked' })).toBe(true)
  expect(toSend(all, { sets: 'first', tiles: 't1' })).toEqual({ sets: 'first' })
  expect(toSend(all, { sets: 'picked', tiles: 't1' })).toEqual({ sets: 'picked', tiles: 't1' })
})

test('an option may be of use only while another has no value', () => {
  const solo = option('solo', ['', 'easy'])
  const seats = option('seats', ['2', '3'], { default: '2', when: { option: 'solo', values: [''] } })
  const all = [solo, seats]
  expect(isOfUse(seats, all, {})).toBe(true)
  expect(isOfUse(seats, all, { solo: 'easy' })).toBe(false)
  expect(toSend(all, { solo: 'easy', seats: '3' })).toEqual({ solo: 'easy' })
})

test('an option may be of use with several values of another', () => {
  const edition = option('edition', ['new', 'newer', 'old'], { default: 'newer' })
  const extras = option('extras', ['a', 'b'], { many: true, when: { option: 'edition', values: ['new', 'newer'] } })
  const shown = ['new', 'newer', 'old'].filter((value) => isOfUse(extras, [edition, extras], { edition: value }))
  expect(shown).toEqual(['new', 'newer'])
})

test('lists come last, and what depends on an option stands right below it', () => {
  const edition = option('edition', ['a', 'b'])
  expect(inOrder([rules, sets, tiles, edition]).map(({ name }) => name)).toEqual(['sets', 'tiles', 'edition', 'rules'])
})

test('a list keeps the order of the choices', () => {
  expect(flipped(tiles, 't3', 't1', true)).toBe('t1,t3')
  expect(flipped(tiles, 't1,t3', 't1', false)).toBe('t3')
})

test('settings have one value for each name, or none', () => {
  expect(settingsOf(rules).map(({ name, choices }) => [name, choices.map(({ label }) => label)])).toEqual([
    ['houses', ['1', '0']],
    ['towns', ['Yes', 'No']],
  ])
  expect(withSetting(rules, 'houses=1', 'houses', 'houses=0')).toBe('houses=0')
  expect(withSetting(rules, 'houses=0', 'towns', 'towns=no')).toBe('houses=0,towns=no')
  expect(withSetting(rules, 'houses=0,towns=no', 'houses', '')).toBe('towns=no')
})

test('a set shows the pictures of what is in it, as far as they are described', () => {
  const drawn = option('tiles', [], { choices: [choice('banker', { picture: 'c-2' }), choice('grocer')] })
  expect(heldBy(choice('first', { holds: ['banker', 'grocer', 'nobody'] }), [drawn]).map(({ value }) => value)).toEqual(['banker'])
})

test('a search looks for every word', () => {
  const choices = [choice('a', { label: 'Banker', help: 'You get $9.', tone: 'yellow' }), choice('b', { label: 'Banker (red)', tone: 'red' })]
  expect(matching(choices, 'red bank').map(({ value }) => value)).toEqual(['b'])
  expect(matching(choices, ' ')).toHaveLength(2)
})
