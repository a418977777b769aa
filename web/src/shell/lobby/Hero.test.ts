import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { GameInfo } from '../lib/protocol'
import { rest } from '../lib/rest'
import { aTable } from '../lib/testing'
import Hero from './Hero.svelte'

const bots = ['rancher', 'marshal', 'drifter'].map((name) => ({ name, title: name.toUpperCase(), stars: 3, text: `All about ${name}.` }))
const games: GameInfo[] = [
  { name: 'city', title: 'Carson City', options: [], presets: [], bots, lesson: true, puzzles: true },
  { name: 'cards', title: 'Carson City: the card game', options: [], presets: [], bots: bots.slice(0, 2), lesson: true },
]

afterEach(() => vi.restoreAllMocks())

test('one click plays against the usual bots', async () => {
  const play = vi.spyOn(rest, 'playNow').mockResolvedValue(aTable())
  render(Hero, { games })
  expect(screen.getByText('All about rancher.')).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Deal me in' }))
  expect(play).toHaveBeenCalledWith('', '')
})

test('each game that has a lesson is learned with one click', async () => {
  const user = userEvent.setup()
  const learn = vi.spyOn(rest, 'learn').mockResolvedValue(aTable())
  const page = render(Hero, { games })
  await user.click(screen.getByRole('button', { name: 'Learn in 5 minutes' }))
  expect(learn).toHaveBeenLastCalledWith('city')
  await user.click(screen.getByRole('button', { name: 'Learn the card game in 5 minutes' }))
  expect(learn).toHaveBeenLastCalledWith('cards')
  await page.rerender({ games: games.map((game) => ({ ...game, lesson: false })) })
  expect(screen.queryByRole('button', { name: /^Learn/ })).toBeNull()
})

test('the strength of the bots can be chosen, as far as a game has it', async () => {
  const user = userEvent.setup()
  const play = vi.spyOn(rest, 'playNow').mockResolvedValue(aTable())
  render(Hero, { games })
  const strength = screen.getByRole('combobox', { name: 'Bots' })
  await user.selectOptions(strength, 'marshal')
  expect(screen.getByText('All about marshal.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Play the card game' }))
  expect(play).toHaveBeenLastCalledWith('cards', 'marshal')
  await user.selectOptions(strength, 'drifter')
  await user.click(screen.getByRole('button', { name: 'Play the card game' }))
  expect(play).toHaveBeenLastCalledWith('cards', '')
})

test('a game with the option is played alone with one click, each level in plain words', async () => {
  const user = userEvent.setup()
  const open = vi.spyOn(rest, 'open').mockResolvedValue(aTable({ id: 'alone' }))
  const levels = [{ value: '', label: 'No', help: '' }, { value: 'hard', label: 'Hard', help: 'Likes to fight.' }]
  const solo = { name: 'solo', label: 'Alone', help: 'Whose values these are', default: '', many: false, choices: levels }
  render(Hero, { games: [{ ...games[0]!, options: [solo] }, games[1]!] })

  await user.click(screen.getByText('Play alone against Jeb Standish'))
  expect(screen.getByText('Whose values these are.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'No' })).toBeNull()
  const hard = screen.getByRole('button', { name: 'Hard' })
  expect(hard).toHaveAccessibleDescription('Likes to fight.')
  await user.click(hard)
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ game: 'city', options: { solo: 'hard' }, seats: [{ kind: 'me' }] }))
})

test('the puzzle of the day is one click away, where there are puzzles', async () => {
  const page = render(Hero, { games })
  expect(screen.getByRole('link', { name: 'Puzzle of the day' })).toHaveAttribute('href', '/puzzles/city/today')
  await page.rerender({ games: games.map((game) => ({ ...game, puzzles: false })) })
  expect(screen.queryByRole('link', { name: 'Puzzle of the day' })).toBeNull()
})
