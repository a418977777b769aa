import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stumblingBlocks } from '../lib/testing'
import Banner from './Banner.svelte'
import LogTab from './LogTab.svelte'
import { news } from './news.svelte'
import type { Audit, PersonPage, Report } from './protocol'
import PersonTab from './PersonTab.svelte'
import ReportDialog from './ReportDialog.svelte'
import ReportsTab from './ReportsTab.svelte'
import { reporting } from './reporting.svelte'
import { order } from './rest'

const time = '2026-01-05T10:00:00Z'
const said = { at: time, seat: 1, name: 'Jim', text: 'losers' }
const report: Report = {
  id: 7, at: time, table: 'ab', table_name: 'Dusty Boots', reporter: 'Eve', reporter_id: 'e', person: 'j', name: 'Jim', reason: 'Insults',
  line: time, context: [said], state: 'open', decision: '', decided: null, decider: '',
}
const row: Audit = { id: 1, at: time, actor: 'Ann', what: 'mute', whom: 'Jim', person: 'j', table: '', why: 'Insults', facts: { until: time } }
const jim: PersonPage = {
  person: { id: 'j', name: 'Jim', login: null, admin: false, created: time, seen: time, held: [] },
  quotas: [{ kind: 'tables', usual: 20, most: null }],
  tables: [{ id: 'ab', name: 'Dusty Boots', game: 'city', state: 'playing', updated: time }],
  reports: [report],
  log: [row],
}

beforeEach(() => {
  // jsdom knows no dialogs that stand above the page
  HTMLDialogElement.prototype.showModal = function () { this.open = true }
  HTMLDialogElement.prototype.close = function () { this.open = false; this.dispatchEvent(new Event('close')) }
  localStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

test('an announcement is shown until it is put away', async () => {
  vi.spyOn(order, 'news').mockResolvedValue({ announced: [{ id: 1, text: 'We restart soon', until: null }, { id: 2, text: 'Old', until: time }], reports: null })
  const { container } = render(Banner)
  expect(await screen.findByText('We restart soon')).toBeVisible()
  expect(screen.queryByText('Old')).toBeNull()
  expect(await stumblingBlocks(container)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'I have read this' }))
  news.hear([{ id: 1, text: 'We restart soon', until: null }, { id: 3, text: 'We are back', until: null }])
  expect(await screen.findByText('We are back')).toBeVisible()
  expect(screen.queryByText('We restart soon')).toBeNull()
})

test('a report has a reason, and says when it was sent', async () => {
  const send = vi.spyOn(order, 'report').mockResolvedValue({ reported: true })
  const { container } = render(ReportDialog, { table: 'ab' })
  reporting.open({ about: { line: time }, name: 'Jim', text: 'losers' })
  const button = await screen.findByRole('button', { name: 'Send the report' })
  expect(button).toBeDisabled()
  expect(await stumblingBlocks(container)).toEqual([])
  await userEvent.type(screen.getByLabelText('What is wrong?'), ' Insults ')
  await userEvent.click(button)
  expect(send).toHaveBeenCalledWith('ab', { line: time }, 'Insults')
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(reporting.asked).toBeNull()
})

test('a report shows what was said and is closed with a decision', async () => {
  vi.spyOn(order, 'reports').mockResolvedValue({ reports: [report], more: null })
  vi.spyOn(order, 'news').mockResolvedValue({ announced: [], reports: 0 })
  const decide = vi.spyOn(order, 'decide').mockResolvedValue({ reports: [], more: null })
  const { container } = render(ReportsTab)
  const card = await screen.findByRole('article', { name: 'Report Jim' })
  expect(within(card).getByText('losers')).toBeVisible()
  expect(await stumblingBlocks(container)).toEqual([])
  await userEvent.type(within(card).getByLabelText('What do you decide?'), 'Muted{Enter}')
  expect(decide).toHaveBeenCalledWith(7, 'Muted')
  expect(await screen.findByText('Nobody has reported anything. All is well.')).toBeVisible()
})

test('somebody is banned with a reason, after being asked twice', async () => {
  vi.spyOn(order, 'person').mockResolvedValue(jim)
  const held = [{ kind: 'ban', until: null, reason: 'Cheating' }]
  const ban = vi.spyOn(order, 'restrict').mockResolvedValue({ ...jim, person: { ...jim.person, held } })
  const { container } = render(PersonTab, { id: 'j' })
  await userEvent.type(await screen.findByLabelText('Ban: why'), 'Cheating')
  expect(await stumblingBlocks(container)).toEqual([])
  await userEvent.selectOptions(screen.getByLabelText('Ban: how long'), 'For ever')
  await userEvent.click(screen.getByRole('button', { name: 'Ban them' }))
  expect(ban).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: /Ban them/ }))
  expect(ban).toHaveBeenCalledWith('j', 'ban', '', 'Cheating')
  expect(await screen.findByRole('button', { name: 'Let them in again' })).toBeVisible()
})

test('the log says who did what and why', async () => {
  vi.spyOn(order, 'log').mockResolvedValue({ rows: [row], more: null })
  render(LogTab)
  expect(await screen.findByText(/Ann/)).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(/Ann muted Jim · until .*Insults/)
})
