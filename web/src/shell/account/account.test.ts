import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Account } from '../lib/protocol'
import { rest, RestError } from '../lib/rest'
import { stumblingBlocks } from '../lib/testing'
import PasskeyList from './PasskeyList.svelte'
import PasswordForm from './PasswordForm.svelte'
import { bytes, text } from './passkeys'
import { proof, proved } from './proof.svelte'

const account: Account = {
  login: 'ann', password: true, site: 'localhost', mailbox: null, mail: true,
  passkeys: [{ id: 'a', name: 'My phone', created: '2026-01-05T10:00:00Z', used: null }],
}
const wanted = new RestError(403, 'Show once more who you are.', { proof: 'Show once more who you are.' })

afterEach(() => vi.restoreAllMocks())

test('a step that wants a proof is done again once it is given, and not without it', async () => {
  const step = vi.fn<() => Promise<string>>().mockRejectedValueOnce(wanted).mockResolvedValueOnce('done')
  const given = proved(step)
  await vi.waitFor(() => expect(proof.waiting).not.toBeNull())
  proof.settle(true)
  expect(await given).toBe('done')
  const refused = proved(() => Promise.reject(wanted))
  await vi.waitFor(() => expect(proof.waiting).not.toBeNull())
  proof.settle(false)
  await expect(refused).rejects.toBe(wanted)
  await expect(proved(() => Promise.reject(new RestError(409, 'No.')))).rejects.toThrow('No.')
  expect(proof.waiting).toBeNull()
})

test('bytes travel as text and come back', () => {
  const every = Uint8Array.from({ length: 256 }, (_, at) => at)
  expect(text(every.buffer)).not.toMatch(/[^A-Za-z0-9_-]/)
  expect(bytes(text(every.buffer))).toEqual(every)
})

test('a passkey gets another name, and one that must stay says why', async () => {
  const onchange = vi.fn()
  const rename = vi.spyOn(rest, 'renamePasskey').mockResolvedValue(account)
  vi.spyOn(rest, 'removePasskey').mockRejectedValue(new RestError(409, 'This is the only way into your account.'))
  const { container } = render(PasskeyList, { account, onchange })
  expect(await stumblingBlocks(container)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Rename My phone' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name of the passkey' }))
  await userEvent.keyboard('Old phone{Enter}')
  expect(rename).toHaveBeenCalledWith('a', 'Old phone')
  expect(onchange).toHaveBeenCalledWith(account)
  await userEvent.click(screen.getByRole('button', { name: 'Remove My phone' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sure? Remove My phone' }))
  expect(await screen.findByText('This is the only way into your account.')).toBeVisible()
})

test('an account without a password is asked for no old one', () => {
  render(PasswordForm, { account: { ...account, password: false }, onchange: vi.fn(), ondone: vi.fn() })
  expect(screen.queryByLabelText('Old password')).toBeNull()
  expect(screen.getByLabelText('New password')).toBeInTheDocument()
})
