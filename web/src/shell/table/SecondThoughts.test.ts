import { cleanup, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aTable } from '../lib/testing'
import { FakeServer, heard, open, stones, takes, withoutServer } from './fakes'

/** The way back to one's own last choice, and that one is in live play again afterwards. */

beforeEach(withoutServer)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const button = (name: string) => screen.getByRole('button', { name })

async function lookBack(): Promise<void> {
  await userEvent.click(button('Look back'))
  const { id } = heard('past').at(-1)!
  const { version: _, ...moment } = stones(null)
  FakeServer.last!.says({ ...moment, type: 'past', id, version: 8 })
  await screen.findAllByText('Looking back')
}

test('undo is offered as far as nobody has to be asked', async () => {
  await open(stones(takes, { undo: { last: true, turn: false, ask: false } }))
  expect(button('Reset turn')).toBeDisabled()
  await userEvent.click(button('Undo'))
  expect(heard('undo')).toMatchObject([{ seat: 0, to: 'last' }])
})

test('where others have chosen since, they are asked about the last own choice', async () => {
  await open(stones(takes, { undo: { last: false, turn: false, ask: true } }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await userEvent.click(button('Ask to go back'))
  expect(heard('ask-back')).toHaveLength(1)
  expect(heard('ask-back')[0]).not.toHaveProperty('version')
})

test('the key U and the button below a past moment lead back to live play', async () => {
  const [me, other] = aTable().seats
  const seats = [me!, { ...other!, kind: 'bot' as const }]
  await open(stones(takes, { table: aTable({ game: 'stones', seats }), undo: { last: true, turn: true, ask: false } }))
  await lookBack()
  await userEvent.keyboard('u')
  expect(heard('undo')).toHaveLength(1)
  expect(screen.queryByText('Looking back')).toBeNull()

  FakeServer.last!.says({ type: 'accepted', id: heard('undo')[0]!['id'], version: 10 })
  await lookBack()
  await userEvent.click(button('Go back to here'))
  expect(heard('ask-back')).toMatchObject([{ version: 8 }])
  expect(screen.queryByText('Looking back')).toBeNull()
})

test('whoever looks at what is asked for is back in live play with the answer', async () => {
  await open(stones(takes))
  FakeServer.last!.says({ type: 'poll', poll: { kind: 'back', text: 'Josie asks to go back', seat: 1, version: 7, yes: [], no: [], mine: true } })
  await lookBack()
  expect(button('Ask to go back')).toBeEnabled()
  await userEvent.click(button('Agree'))
  expect(heard('answer')).toMatchObject([{ yes: true }])
  expect(screen.queryByText('Looking back')).toBeNull()
})
