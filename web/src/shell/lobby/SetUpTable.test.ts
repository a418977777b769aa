import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { GameInfo, NewTable } from '../lib/protocol'
import { rest, RestError } from '../lib/rest'
import { here } from '../lib/router.svelte'
import { aTable } from '../lib/testing'
import SetUpTable from './SetUpTable.svelte'

const games: GameInfo[] = [
  {
    name: 'city', title: 'Carson City', bots: [{ name: 'rancher', title: 'Deputy', text: '' }],
    options: [
      { name: 'seats', label: 'Players', help: '', default: '3', many: false, choices: ['2', '3'].map((value) => ({ value, label: value, help: '' })) },
    ],
  },
]

afterEach(() => vi.restoreAllMocks())

test('the form becomes a table', async () => {
  const user = userEvent.setup()
  const open = vi.spyOn(rest, 'open').mockResolvedValue(aTable({ id: 'new' }))
  render(SetUpTable, { games })

  await user.click(screen.getByRole('radio', { name: '2' }))
  await user.selectOptions(screen.getByLabelText('Seat 2: who sits here'), 'Bot')
  await user.click(screen.getByRole('radio', { name: 'By invitation' }))
  await user.click(screen.getByRole('radio', { name: 'Live' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'High Noon')
  await user.click(screen.getByRole('button', { name: 'Start the game' }))

  expect(open).toHaveBeenCalledWith({
    game: 'city', name: 'High Noon', options: { seats: '2' }, public: false,
    clock: { kind: 'live', minutes: 20, increment: 20 }, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'rancher' }],
  } satisfies NewTable)
  expect(here.route).toEqual({ page: 'table', id: 'new' })
})

test('hints are on for one who plays alone, and the host decides', async () => {
  const user = userEvent.setup()
  const open = vi.spyOn(rest, 'open').mockResolvedValue(aTable({ id: 'new' }))
  render(SetUpTable, { games })
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
  const open = vi.spyOn(rest, 'open').mockResolvedValue(aTable({ id: 'new' }))
  const solo = { name: 'solo', label: 'Alone', help: '', default: '', many: false, choices: [{ value: '', label: 'No', help: '' }, { value: 'easy', label: 'Easy', help: '' }] }
  const seats = { ...games[0]!.options[0]!, when: { option: 'solo', values: [''] } }
  render(SetUpTable, { games: [{ ...games[0]!, options: [seats, solo] }] })

  await user.click(screen.getByRole('radio', { name: '2' }))
  await user.click(screen.getByRole('radio', { name: 'Easy' }))
  expect(screen.queryByRole('radio', { name: '3' })).toBeNull()
  expect(screen.queryByLabelText('Seat 2: who sits here')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Start the game' }))
  expect(open.mock.calls[0]?.[0]).toMatchObject({ options: { solo: 'easy' }, seats: [{ kind: 'me' }] })
})

test('a refusal is shown at the form', async () => {
  vi.spyOn(rest, 'open').mockRejectedValue(new RestError(400, 'Somebody must sit down.'))
  render(SetUpTable, { games })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open the table' }))
  expect(within(screen.getByRole('alert')).getByText('Somebody must sit down.')).toBeVisible()
})
