import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameInfo, NewTable } from '../lib/protocol'
import { rest, RestError } from '../lib/rest'
import { here } from '../lib/router.svelte'
import { aTable, stumblingBlocks } from '../lib/testing'
import SetUpTable from './SetUpTable.svelte'

const preset = (name: string, label: string, options: Record<string, string>, bot = 'rancher') => ({ name, label, text: '', options, bot, about: label, lasts: 'about 20 minutes' })
const games: GameInfo[] = [
  {
    name: 'city', title: 'Carson City', bots: [{ name: 'rancher', title: 'Deputy', text: 'Takes what pays.', stars: 3 }, { name: 'drifter', title: 'Drifter', text: '', stars: 2 }],
    presets: [preset('first', 'First game', { buildings: '' }, 'drifter'), preset('duel', 'Quick duel', { seats: '2' })],
    options: [
      { name: 'seats', label: 'Players', help: '', default: '3', many: false, choices: ['2', '3'].map((value) => ({ value, label: value, help: '' })) },
      { name: 'buildings', label: 'Buildings', help: '', default: 'bank', many: true, choices: [{ value: 'bank', label: 'Bank', help: '' }] },
    ],
  },
]

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(rest, 'described').mockResolvedValue({ about: 'Plain game, 3 players', lasts: 'about 25 minutes', problem: '' })
})
afterEach(() => vi.restoreAllMocks())

/** What is asked for when a table is opened. */
const opening = () => vi.spyOn(rest, 'open').mockResolvedValue(aTable({ id: 'new' }))

test('two clicks: a preset, and Play', async () => {
  const user = userEvent.setup()
  const open = opening()
  const { container } = render(SetUpTable, { games })
  await user.click(screen.getByRole('button', { name: 'Quick duel' }))
  expect(screen.getByRole('button', { name: 'Quick duel' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'First game' })).toHaveAttribute('aria-pressed', 'false')
  expect(await stumblingBlocks(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Play with a bot' }))
  expect(open).toHaveBeenCalledWith({
    game: 'city', name: '', options: { seats: '2' }, public: true, clock: { kind: 'none' }, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'rancher' }],
  } satisfies NewTable)
  expect(here.route).toEqual({ page: 'table', id: 'new' })
})

test('the form says what it opens, and how long that may last', async () => {
  render(SetUpTable, { games })
  expect(await screen.findByText('Plain game, 3 players.')).toBeVisible()
  expect(screen.getByText(/You and 2 bots, about 25 minutes/)).toBeVisible()
})

test('the empty seats get bots of the chosen strength, or stay open for others', async () => {
  const user = userEvent.setup()
  const open = opening()
  render(SetUpTable, { games })
  expect(screen.getByText('2 stars of five:')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('How strong'), 'rancher')
  await user.click(screen.getByRole('button', { name: 'Play with 2 bots' }))
  expect(open.mock.calls[0]?.[0].seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'rancher' }, { kind: 'bot', bot: 'rancher' }])
  await user.click(screen.getByRole('button', { name: 'Open the table' }))
  expect(open.mock.calls[1]?.[0].seats).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])
})

test('everything else is among the options', async () => {
  const user = userEvent.setup()
  const open = opening()
  render(SetUpTable, { games })
  const more = screen.getByText('More options', { selector: 'b' })
  expect(screen.getByRole('textbox', { name: 'Name', hidden: true })).not.toBeVisible()
  await user.click(more)
  await user.click(screen.getByRole('radio', { name: '2' }))
  await user.selectOptions(screen.getByLabelText('Seat 2: who sits here'), 'Bot')
  await user.click(screen.getByRole('radio', { name: 'By invitation' }))
  await user.click(screen.getByRole('radio', { name: 'Live' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'High Noon')
  await user.click(screen.getByRole('button', { name: 'Start the game' }))
  expect(open).toHaveBeenCalledWith({
    game: 'city', name: 'High Noon', options: { buildings: '', seats: '2' }, public: false,
    clock: { kind: 'live', minutes: 20, increment: 20 }, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'rancher' }],
  } satisfies NewTable)
})

test('a colour goes with one\'s own seat', async () => {
  const user = userEvent.setup()
  const open = opening()
  render(SetUpTable, { games })
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Teal' }))
  expect([...document.querySelectorAll('ol.seats .pc')].map((shape) => shape.classList.contains('pl-5'))).toEqual([true, false, false])
  await user.click(screen.getByRole('button', { name: 'Play with 2 bots' }))
  expect(open.mock.calls[0]?.[0].seats[0]).toEqual({ kind: 'me', colour: 4 })
})

test('what was opened last is there again', async () => {
  const user = userEvent.setup()
  opening()
  const first = render(SetUpTable, { games })
  await user.click(screen.getByRole('button', { name: 'Quick duel' }))
  await user.click(screen.getByRole('button', { name: 'Play with a bot' }))
  first.unmount()
  render(SetUpTable, { games })
  expect(screen.getByRole('button', { name: 'Quick duel' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('radio', { name: '2' })).toBeChecked()
})

test('hints are on for one who plays alone, and the host decides', async () => {
  const user = userEvent.setup()
  const open = opening()
  render(SetUpTable, { games })
  await user.click(screen.getByText('More options', { selector: 'b' }))
  const hints = screen.getByRole('switch', { name: 'Hints' })
  expect(hints).not.toBeChecked()
  await user.click(screen.getByRole('radio', { name: '2' }))
  await user.selectOptions(screen.getByLabelText('Seat 2: who sits here'), 'Bot')
  expect(hints).toBeChecked()
  await user.click(hints)
  await user.click(screen.getByRole('button', { name: 'Start the game' }))
  expect(open.mock.calls[0]?.[0]).toMatchObject({ hints: false })
})

test('whoever plays alone needs one seat', async () => {
  const user = userEvent.setup()
  const open = opening()
  const solo = { name: 'solo', label: 'Alone', help: '', default: '', many: false, choices: [{ value: '', label: 'No', help: '' }, { value: 'easy', label: 'Easy', help: '' }] }
  const seats = { ...games[0]!.options[0]!, when: { option: 'solo', values: [''] } }
  render(SetUpTable, { games: [{ ...games[0]!, options: [seats, solo], presets: [preset('first', 'First game', {}), preset('solo', 'Solo', { solo: 'easy' })] }] })
  await user.click(screen.getByRole('radio', { name: '2' }))
  await user.click(screen.getByRole('button', { name: 'Solo' }))
  expect(screen.queryByRole('radio', { name: '3' })).toBeNull()
  expect(screen.queryByLabelText('How strong')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Start the game' }))
  expect(open.mock.calls[0]?.[0]).toMatchObject({ options: { solo: 'easy' }, seats: [{ kind: 'me' }] })
})

test('a refusal is shown at the form', async () => {
  vi.spyOn(rest, 'open').mockRejectedValue(new RestError(400, 'Somebody must sit down.'))
  render(SetUpTable, { games })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open the table' }))
  expect(within(screen.getByRole('alert')).getByText('Somebody must sit down.')).toBeVisible()
})
