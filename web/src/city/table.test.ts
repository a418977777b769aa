import { cleanup, screen, waitFor, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Choice, TableInfo, Update } from '../shell/lib/protocol'
import type { Standish } from './model/scene'
import { rest, RestError } from '../shell/lib/rest'
import { aChoice } from '../shell/lib/testing'
import { FakeServer, heard, open, withoutServer } from '../shell/table/fakes'
import { choosing, over, placement } from './fixtures'

/** Only a part of the page: looking through 64 parcels for a role takes its time. */
const question = () => within(document.querySelector<HTMLElement>('section.ask')!)
const at = (place: string) => document.querySelector<HTMLElement>(`[data-at="${place}"]`)!

beforeEach(withoutServer)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the question is asked and its targets are marked', async () => {
  await open(placement)
  const targets = placement.asked[0]!.choices.filter((choice) => choice.at !== null && choice.group !== 'Roads')
  expect(question().getByRole('heading')).toHaveTextContent('Place a cowboy or pass')
  expect(document.querySelectorAll('.hit.legal, .sp.legal')).toHaveLength(new Set(targets.map((choice) => choice.at)).size)
})

test('one click acts, and says which version it answers', async () => {
  await open(placement)
  const choice = placement.asked[0]!.choices.find((one) => one.at === 'wages')!
  await userEvent.click(at('wages'))
  const { seat } = placement.asked[0]!
  expect(heard('act')).toMatchObject([{ seat, action: choice.action, version: placement.version }])
})

test('whom a bot has replaced takes the seat back', async () => {
  const back = vi.spyOn(rest, 'comeBack').mockResolvedValue(placement.table)
  await open({ ...placement, asked: [], table: { ...placement.table, mine: [], kept: [0] } })
  await userEvent.click(screen.getByRole('button', { name: 'Take your seat back' }))
  expect(back).toHaveBeenCalledWith('x')
})

const stuck = (host: boolean): Update => {
  const seats = placement.table.seats.map((seat) => ({ ...seat, stuck: seat.name === 'Calico' }))
  return { ...placement, asked: [], table: { ...placement.table, host, seats } }
}

test('the host of a stuck bot asks again, lets another play, or plays the seat', async () => {
  const seat = placement.table.seats.find((one) => one.name === 'Calico')!.seat
  const calm = { ...placement.table, host: true }
  vi.spyOn(rest, 'games').mockResolvedValue([{ name: 'city', title: 'Carson City', options: [], presets: [], bots: [{ name: 'rancher', title: 'Rancher', text: '', stars: 3 }] }])
  const again = vi.spyOn(rest, 'askAgain').mockResolvedValue(stuck(true).table)
  const other = vi.spyOn(rest, 'seatBot').mockResolvedValue(stuck(true).table)
  const play = vi.spyOn(rest, 'takeOver').mockResolvedValue(calm)
  await open(stuck(true))
  expect(screen.getByRole('alert', { name: 'A bot gives no answer' })).toHaveTextContent("Calico's bot gives no answer")
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  expect(again).toHaveBeenCalledWith('x', seat)
  await userEvent.click(screen.getByRole('button', { name: 'Let this bot play' }))
  expect(other).toHaveBeenCalledWith('x', seat, 'rancher')
  await userEvent.click(screen.getByRole('button', { name: 'Play the seat' }))
  expect(play).toHaveBeenCalledWith('x', seat)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull())
})

test('who is not the host can only ask a stuck bot again', async () => {
  await open(stuck(false))
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Play the seat' })).toBeNull()
})

test('a program that has given up is shown as such', async () => {
  const seats = placement.table.seats.map((seat) => ({ ...seat, forfeited: seat.name === 'Calico', strength: 'randy' }))
  await open({ ...placement, table: { ...placement.table, seats } })
  expect(screen.getByText('Calico', { selector: '.pcard .name' }).closest('.pcard')).toHaveTextContent('randy, given up')
})

test('a bot is shown with its strength, and a person without', async () => {
  const seats = placement.table.seats.map((seat) => ({ ...seat, strength: seat.name === 'Calico' ? 'Marshal' : null }))
  await open({ ...placement, table: { ...placement.table, seats } })
  const card = (name: string) => screen.getByText(name, { selector: '.pcard .name' }).closest('.pcard')!
  expect(card('Calico')).toHaveTextContent('Marshal bot')
  expect(card('Buck').querySelector('.tag')).toHaveTextContent(/^bot$/)
  expect(card('Hattie')).not.toHaveTextContent('bot')
})

const hinted = (changes: Partial<TableInfo> = {}): Update => ({ ...placement, table: { ...placement.table, hints: 'Marshal', ...changes } })

test('a hint names the best choices, lights their places and takes one', async () => {
  const { seat, choices } = placement.asked[0]!
  const [wages, other] = [choices.find((one) => one.at === 'wages')!, choices.find((one) => one.text === 'pass')!]
  const hint = vi.spyOn(rest, 'hint').mockResolvedValue({
    seat, bot: 'Marshal',
    options: [
      { action: wages.action, win: 0.456, points: null, visits: 80, reasons: ['$4 more for you', '1 VP less for Josie'] },
      { action: other.action, win: 0.2, points: null, visits: 1, reasons: [] },
    ],
  })
  await open(hinted())
  await userEvent.keyboard('h')
  expect(hint).toHaveBeenCalledWith('x', seat, placement.version)
  const list = within(await screen.findByRole('list', { name: 'Marshal would choose' }))
  expect(list.getAllByRole('button').map((button) => button.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    `${wages.label} After this round, beside the next best: $4 more for you and 1 VP less for Josie. 46 % to win`, `${other.label} 20 % to win`,
  ])
  const [first] = list.getAllByRole('button')
  first!.focus()
  await tick()
  expect(at('wages')).toHaveClass('lit')
  expect((await axe.run(document.querySelector('.desk')!, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(heard('act')).toMatchObject([{ seat, action: wages.action, version: placement.version }])
  expect(at('wages')).not.toHaveClass('lit')
})

test('a hint that does not come is said, and where there are none nothing is offered', async () => {
  vi.spyOn(rest, 'hint').mockRejectedValue(new RestError(429, 'Slow down a little.'))
  await open(hinted())
  await userEvent.click(question().getByRole('button', { name: /what would Marshal do/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Slow down a little.')
  cleanup()
  await open(hinted({ hints: null }))
  expect(question().queryByRole('button', { name: /what would/ })).toBeNull()
})

test('a place that cannot be chosen is explained instead', async () => {
  await open(placement)
  const closed = placement.scene.spaces.find((space) => !placement.asked[0]!.choices.some((choice) => choice.at === space.at))!
  await userEvent.click(at(closed.at))
  expect(heard('act')).toEqual([])
  expect(heard('explain')).toMatchObject([{ target: closed.at }])
})

test('road places glow only in road mode', async () => {
  await open(placement)
  expect(document.querySelectorAll('.edge')).toHaveLength(0)
  await userEvent.keyboard('r')
  expect(document.querySelectorAll('.edge').length).toBeGreaterThan(0)
  expect(document.querySelectorAll('.hit.legal')).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  expect(document.querySelectorAll('.edge')).toHaveLength(0)
})

test('everything can be done with keys', async () => {
  await open(placement)
  await userEvent.keyboard('g')
  const first = document.activeElement as HTMLElement
  expect(first.dataset['at']).toBeDefined()
  expect(first.getAttribute('aria-label')).toContain('you may')
  await userEvent.keyboard('{Enter}')
  expect(heard('act')).toHaveLength(1)
})

test('a refusal is read out in the words of the server', async () => {
  await open(placement)
  await userEvent.click(at('wages'))
  FakeServer.last!.says({ type: 'refused', id: heard('act')[0]!['id'], code: 'stale', reason: 'The game has moved on.' })
  expect(await question().findByRole('alert')).toHaveTextContent('The game has moved on.')
})

test('a cut line is shown and healed', async () => {
  await open(placement)
  vi.useFakeTimers()
  FakeServer.last!.onclose?.({ code: 1006, reason: '' })
  await tick()
  expect(screen.getByText(/Connection lost/)).toBeInTheDocument()
  expect(document.querySelectorAll('.hit.legal')).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(heard('hello')).toEqual([
    { type: 'hello', version: 0 },
    { type: 'hello', version: placement.version },
  ])
  expect(screen.queryByText(/Connection lost/)).toBeNull()
})

test('characters are chosen from their medallions', async () => {
  await open(choosing)
  const free = choosing.scene.characters.find((character) => character.seat === null)!
  await userEvent.click(document.querySelector(`[data-tile="${free.tile}"]`)!)
  expect(heard('act')).toHaveLength(1)
})

test('at the end the board stays and nothing glows', async () => {
  await open(over)
  expect(document.querySelectorAll('.legal, .edge')).toHaveLength(0)
  expect(await screen.findByText(/takes the town/, {}, { timeout: 10_000 })).toBeInTheDocument()
})

test('before the start the seats are filled', async () => {
  const seats = placement.table.seats.map((seat) => (seat.seat === 3 ? { ...seat, kind: 'open' as const, name: '' } : seat))
  const table: TableInfo = { ...placement.table, state: 'open', seats, host: true, invite: 'boots' }
  await open({ ...placement, table, asked: [] })
  expect(screen.getByText('One seat is open.')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(`${location.origin}/join/${table.id}/boots`)
})

test('a game nobody has drawn yet can be played from a list', async () => {
  await open({ ...placement, scene: { secret: 1 }, table: { ...placement.table, game: 'another' } })
  const pass = placement.asked[0]!.choices.find((choice) => choice.text === 'pass')!
  await userEvent.click(question().getByRole('button', { name: new RegExp(pass.label.split(':')[0]!) }))
  expect(heard('act')).toMatchObject([{ action: pass.action }])
})

test('spectators see everything calm', async () => {
  const seats = placement.table.seats.map((seat) => ({ ...seat, you: false }))
  await open({ ...placement, table: { ...placement.table, mine: [], seats }, asked: [], waiting: 'Somebody is to act.' })
  expect(screen.getByText('You are watching')).toBeInTheDocument()
  expect(document.querySelectorAll('.legal')).toHaveLength(0)
  expect(screen.queryByText('Undo')).toBeNull()
})

/** An auction of two parcels: seat 0 has bid $4, and somebody is asked for more. */
function auction(asked: Update['asked']): Update {
  const scene = { ...placement.scene, lot: ['a1', 'h8'], auction: { what: 'land', bid: 4, leader: 0, seller: 1, out: [3], next: 2 } }
  return { ...placement, scene, asked }
}
const bids: Choice[] = [
  aChoice('pass', { action: 0, label: 'Bid no more', group: 'Bids' }),
  ...[5, 6, 7, 8, 9, 10, 11].map((amount, n) => aChoice(String(amount), { action: n + 1, label: `Bid $${amount}`, group: 'Bids', amount, price: amount })),
]

test('a bid is made with steps over the highest one, or any amount', async () => {
  await open(auction([{ seat: 2, question: 'Do you bid more?', choices: bids }]))
  const user = userEvent.setup()
  const send = () => question().getByRole('button', { name: /^Bid \$/ })
  expect(send()).toHaveTextContent('Bid $5')
  await user.click(question().getByRole('button', { name: '$5 more than the highest bid' }))
  expect(send()).toHaveTextContent('Bid $9')
  await user.click(question().getByRole('button', { name: 'More' }))
  expect(send()).toHaveTextContent('Bid $10')
  await user.click(question().getByRole('button', { name: /All you can bid/ }))
  await user.click(send())
  expect(heard('act')).toMatchObject([{ action: 7 }])
})

test('one may stop bidding, and the lots are marked', async () => {
  await open(auction([{ seat: 2, question: 'Do you bid more?', choices: bids }]))
  expect(document.querySelectorAll('.lot')).toHaveLength(2)
  expect(at('h8').getAttribute('aria-label')).toContain('under the hammer')
  await userEvent.click(question().getByRole('button', { name: 'Bid no more' }))
  expect(heard('act')).toMatchObject([{ action: 0 }])
})

test('whoever waits sees the auction without controls', async () => {
  await open({ ...auction([]), waiting: 'Somebody bids.' })
  const panel = within(document.querySelector<HTMLElement>('[data-auction]')!)
  expect(panel.getByText('$4')).toBeInTheDocument()
  expect(panel.getAllByText('out')).toHaveLength(1)
  expect(question().queryByRole('button', { name: /Bid/ })).toBeNull()
})

test('the dice lie on the table while one may roll again', async () => {
  const space = placement.scene.spaces.find((one) => one.duel)!
  const spaces = placement.scene.spaces.map((one) => (one === space ? { ...one, cowboys: [0, 2], dynamite: [2] } : one))
  const scene = { ...placement.scene, spaces, duel: { place: space.at, dice: [3, null, 9, null] } }
  const [yes, no] = ['yes', 'no'].map((text, action) => aChoice(text, { action, group: 'Answers' }))
  await open({ ...placement, scene, asked: [{ seat: 2, question: 'Roll again?', choices: [yes!, no!] }] })
  const dice = within(question().getByRole('list', { name: 'The dice' }))
  const name = placement.table.seats[2]!.name
  expect(dice.getByText(new RegExp(`^${name}: 9 and`))).toBeInTheDocument()
})

test('tokens are seen on cowboys and counted at their players', async () => {
  const spaces = placement.scene.spaces.map((one) => (one.at === 'gambling' ? { ...one, cowboys: [0], noDuel: [0] } : one))
  const players = placement.scene.players.map((player) => (player.seat === 0 ? { ...player, dynamite: 2 } : player))
  await open({ ...placement, scene: { ...placement.scene, spaces, players } })
  expect(at('gambling').querySelectorAll('.token')).toHaveLength(1)
  expect(at('gambling').getAttribute('aria-label')).toContain('no duel with')
  expect(screen.getByRole('img', { name: '2 dynamite' })).toBeInTheDocument()
})

test('a second character is attached to its holder', async () => {
  const [first, other] = choosing.scene.characters
  const characters = choosing.scene.characters.map((one) =>
    one === first ? { ...one, seat: 0, second: false } : one === other ? { ...one, seat: 0, second: true } : { ...one, seat: null },
  )
  await open({ ...choosing, scene: { ...choosing.scene, characters }, asked: [] })
  const pair = document.querySelector<HTMLElement>('.pair')!
  expect([...pair.querySelectorAll<HTMLElement>('[data-tile]')].map((one) => one.dataset['tile'])).toEqual([first!.tile, other!.tile])
  expect(pair.querySelectorAll('[data-tile]')[1]).toHaveAccessibleName(/fetched by/)
})

/** Kit Carson: several place at once; this person has a cowboy on Roads and one on Wages. */
function race(changes: Partial<Update> = {}): Update {
  const { seat, choices } = placement.asked[0]!
  const back = ['wages', 'roads'].map((at, n) => aChoice(`back-${at}`, { action: 448 + n, label: `Take back from ${at}`, group: 'Take back', at, mark: 'back' }))
  const others = choices.filter((choice) => choice.at !== 'roads')
  const asked = [{ seat, question: 'Everybody places at once: place, take back or pass.', choices: [...others, ...back] }]
  const players = placement.scene.players.map((player) => ({ ...player, takeBacks: 4, inHand: player.seat === 0 ? ('dynamite' as const) : null }))
  return { ...placement, scene: { ...placement.scene, players }, asked, table: { ...placement.table, actors: [seat, 0] }, undo: { last: false, turn: false, ask: false }, ...changes }
}

test('cowboys are taken back from where they stand', async () => {
  await open(race())
  expect(question().getByText('All at once')).toBeInTheDocument()
  expect(at('roads')).toHaveClass('back')
  expect(screen.getByRole('img', { name: 'About to place a cowboy with dynamite' })).toBeInTheDocument()
  await userEvent.click(at('roads'))
  expect(heard('act')).toMatchObject([{ action: 449 }])
})

test('what others do at the same time does not disturb a choice', async () => {
  await open(race())
  await userEvent.click(at('wages'))
  const both = () => question().getAllByRole('button', { name: /Wages.*\$4|Take back from wages/ })
  expect(both()).toHaveLength(2)
  FakeServer.last!.says(race({ version: placement.version + 1, log: [] }))
  await tick()
  expect(both()).toHaveLength(2)
  await userEvent.click(question().getByRole('button', { name: 'Take back from wages' }))
  expect(heard('act')).toMatchObject([{ action: 448, version: placement.version + 1 }])
})

test('a choice that is gone is not kept', async () => {
  await open(race())
  await userEvent.click(at('wages'))
  const asked = race().asked.map((one) => ({ ...one, choices: one.choices.filter((choice) => choice.at !== 'wages') }))
  FakeServer.last!.says(race({ version: placement.version + 1, log: [], asked }))
  await tick()
  expect(question().queryByRole('button', { name: 'Take back from wages' })).toBeNull()
})

test('a curtain falls between two people at one device', async () => {
  const { seat } = placement.asked[0]!
  const next = (seat + 1) % 4
  const table = { ...placement.table, mine: [seat, next] }
  await open({ ...placement, table })
  await userEvent.click(at('wages'))
  const asked = [{ ...placement.asked[0]!, seat: next }]
  FakeServer.last!.says({ ...placement, table, asked, version: placement.version + 1, whole: true })
  const name = placement.table.seats[next]!.name
  expect(await screen.findByRole('dialog', { name: `Hand over to ${name}` })).toBeInTheDocument()
  expect(document.getElementById('main')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(question().getByText(`${name}’s turn`)).toBeInTheDocument()
})

test('no barriers that a machine can find', async () => {
  const { container } = await open(placement)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map((violation) => violation.id)).toEqual([])
}, 60_000)

test('Jeb Standish shows his cards, his strength and who lies on his character card', async () => {
  const standish: Standish = {
    seat: 1, strategy: 'Urban, expert', character: 'Lawyer', text: 'Likes Saloons.', toCome: 2, deck: 8, power: 3,
    cards: [{ at: 'card-3', letter: 'C', power: 1, text: 'a building, and land to build on' }, { at: 'card-15', letter: 'H', power: 2, text: 'land to build on' }],
    beaten: 1, beatenPower: 1, beatenVp: 1, prefers: [{ tile: 'saloon', name: 'Saloon' }, { tile: 'bank', name: 'Bank' }],
    bonus: { vp: 5, tiles: [{ tile: 'saloon', name: 'Saloon' }, { tile: 'bank', name: 'Bank' }], reached: false },
  }
  const players = placement.scene.players.map((player) => (player.seat === 1 ? { ...player, firepower: 4 } : player))
  const line = { version: placement.version, seat: 1, amount: null, undone: false }
  const name = placement.table.seats[1]?.name ?? ''
  const log = [
    { ...line, kind: 'drew-card', text: `${name} draws card H.`, places: ['card-15'] },
    { ...line, kind: 'drew-card', text: `${name} draws card C.`, places: ['card-3'] },
    { ...line, kind: 'sent', text: `${name} sends a cowboy to d5: most income for a Saloon.`, places: ['d5'] },
  ]
  await open({ ...placement, log, scene: { ...placement.scene, players, standish } })
  const deeds = within(screen.getByRole('region', { name: 'What Jeb Standish does' }))
  expect(deeds.getByText('Card C: a building, and land to build on.')).toBeVisible()
  expect(deeds.getByText('sends a cowboy to d5: most income for a Saloon.')).toBeVisible()
  expect([...document.querySelectorAll('li.standish .cowboy b')].map((letter) => letter.textContent)).toEqual(['H', 'C'])
  const card = within(document.querySelector<HTMLElement>('li.standish')!)
  expect(card.getByText('Card C, power 1: a building, and land to build on')).toBeInTheDocument()
  expect(card.getByRole('img', { name: 'Strength 4: his cards 3, beaten cowboys 1. He rolls no die and wins ties' })).toBeInTheDocument()
  expect(card.getByText('Lawyer card: one beaten cowboy')).toBeVisible()
  expect(card.getByText('2 more to come')).toBeInTheDocument()
  expect(card.getByText('5 VP at the end with Saloon and Bank.', { exact: false })).toBeInTheDocument()
  expect((await axe.run(document.querySelector('li.standish')!, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
})
