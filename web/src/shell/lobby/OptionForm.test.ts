import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { OptionInfo } from '../lib/protocol'
import { stumblingBlocks } from '../lib/testing'
import OptionForm from './OptionForm.svelte'

const options: OptionInfo[] = [
  {
    name: 'characters', label: 'Characters', help: '', default: 'first', many: false,
    choices: [
      { value: 'first', label: 'First game', help: 'Best for learning.' },
      { value: 'quiet', label: 'Quiet city', help: 'Few fights.' },
    ],
  },
  { name: 'edition', label: 'Edition', help: '', default: '2023', many: false, choices: [{ value: '2023', label: '2023', help: '' }] },
  {
    name: 'extras', label: 'Extras', help: '', default: 'river', many: true,
    choices: [
      { value: 'horses', label: 'Horses', help: 'Win the rodeo.' },
      { value: 'river', label: 'Carson River', help: '' },
    ],
  },
]

function show(values: Record<string, string> = {}, problems: Record<string, string> = {}) {
  const onchange = vi.fn()
  const { container } = render(OptionForm, { options, values, problems, onchange })
  return { onchange, container, user: userEvent.setup() }
}

test('one of a few: the default is chosen and explained', () => {
  show()
  expect(screen.getByRole('radio', { name: 'First game' })).toBeChecked()
  expect(screen.getByText('Best for learning.')).toBeVisible()
})

test('choosing tells the option and the value', async () => {
  const { onchange, user } = show()
  await user.click(screen.getByRole('radio', { name: 'Quiet city' }))
  expect(onchange).toHaveBeenCalledWith('characters', 'quiet')
})

test('arrow keys choose too', async () => {
  const { onchange, user } = show()
  screen.getByRole('radio', { name: 'First game' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(onchange).toHaveBeenCalledWith('characters', 'quiet')
})

test('a single choice is no question', () => {
  show()
  expect(screen.getByText('2023')).toBeVisible()
  expect(screen.queryByRole('radio', { name: '2023' })).toBeNull()
})

test('switches give a list in the order of the choices', async () => {
  const { onchange, user } = show()
  expect(screen.getByRole('switch', { name: 'Carson River' })).toBeChecked()
  await user.click(screen.getByRole('switch', { name: 'Horses' }))
  expect(onchange).toHaveBeenLastCalledWith('extras', 'horses,river')
})

test('switching the last one off gives an empty list', async () => {
  const { onchange, user } = show()
  await user.click(screen.getByRole('switch', { name: 'Carson River' }))
  expect(onchange).toHaveBeenLastCalledWith('extras', '')
})

test('what the server says stands at the option', () => {
  show({}, { extras: 'The river needs three players.' })
  expect(screen.getByText('The river needs three players.')).toBeVisible()
})

const tiles: OptionInfo = {
  name: 'tiles', label: 'Tiles', help: 'Seven of them', default: '', many: true, when: { option: 'characters', values: ['quiet'] },
  choices: Array.from({ length: 14 }, (_, n) => ({ value: `t${n}`, label: `Tile ${n}`, help: '', picture: `c-${n}`, tone: n % 2 ? 'red' : 'yellow' })),
}
const rules: OptionInfo = {
  name: 'rules', label: 'Rules', help: '', default: '', many: true,
  choices: ['towns=yes', 'towns=no'].map((value) => ({ value, label: `Towns are ${value.slice(6)}.`, help: '' })),
}

function showMore(values: Record<string, string>) {
  const onchange = vi.fn()
  const { container } = render(OptionForm, { options: [...options, tiles, rules], values, problems: { tiles: 'Take seven.' }, onchange })
  return { onchange, container, user: userEvent.setup() }
}

test('an option that is of no use yet is not there', () => {
  showMore({})
  expect(screen.queryByRole('group', { name: 'Tiles' })).toBeNull()
})

test('very many choices are cards with a search and a count', async () => {
  const { onchange, user } = showMore({ characters: 'quiet', tiles: 't3' })
  expect(screen.getByText('1 chosen')).toBeVisible()
  expect(screen.getByText('Take seven.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Tile 1' }))
  expect(onchange).toHaveBeenLastCalledWith('tiles', 't1,t3')
  await user.type(screen.getByRole('searchbox'), '13')
  expect(screen.getAllByRole('checkbox', { name: /^Tile/ })).toHaveLength(1)
})

test('single rules can be changed and left to the edition again', async () => {
  const { onchange, user } = showMore({ rules: 'towns=no' })
  expect(screen.getByText('Changed: Towns')).toBeVisible()
  await user.click(screen.getByText('Changed: Towns'))
  await user.click(screen.getByRole('radio', { name: 'As the edition' }))
  expect(onchange).toHaveBeenLastCalledWith('rules', '')
})

test('the larger inputs are accessible', async () => {
  const { container } = showMore({ characters: 'quiet' })
  expect(await stumblingBlocks(container)).toEqual([])
})

test('it is accessible', async () => {
  const { container } = show()
  expect(await stumblingBlocks(container)).toEqual([])
})

test('what most people leave alone is folded, and stays open while one chooses in it', async () => {
  const choices = ['', 'a', 'b', 'c', 'd'].map((value) => ({ value, label: value ? `Level ${value}` : 'No', help: 'Some words.' }))
  const alone: OptionInfo = { name: 'alone', label: 'Alone', help: 'Against the rules', default: '', many: false, choices }
  const user = userEvent.setup()
  const { container, rerender } = render(OptionForm, { options: [alone], values: {}, onchange: vi.fn() })
  expect(screen.getByRole('radio', { name: 'Level a', hidden: true })).not.toBeVisible()
  await user.click(screen.getByText('Alone', { selector: 'b' }))
  expect(screen.getByText('Against the rules.')).toBeVisible()
  await rerender({ values: { alone: 'b' } })
  expect(screen.getByText('Level b', { selector: 'summary span' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Level b' })).toBeChecked()
  expect(await stumblingBlocks(container)).toEqual([])
})
