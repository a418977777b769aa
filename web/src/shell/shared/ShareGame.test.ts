import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../lib/rest'
import { aTable, stumblingBlocks } from '../lib/testing'
import ShareGame from './ShareGame.svelte'

afterEach(() => vi.restoreAllMocks())

test('a link is made, passed on and taken back', async () => {
  vi.spyOn(rest, 'shareCode').mockResolvedValue({ code: null })
  vi.spyOn(rest, 'share').mockResolvedValue({ code: 'abc' })
  const unshare = vi.spyOn(rest, 'unshare').mockResolvedValue({ code: null })
  const { container } = render(ShareGame, { table: aTable({ state: 'over' }) })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Make a link' }))
  expect(screen.getByRole('textbox', { name: 'Link to this game' })).toHaveValue(`${location.origin}/game/abc`)
  expect(screen.getByRole('link', { name: 'Film as a GIF' })).toHaveAttribute('href', '/api/shared/abc/film.gif')
  expect(container.querySelector('details input')).toHaveValue(
    `<iframe src="${location.origin}/embed/abc" width="800" height="640" title="A game of Carson City"></iframe>`,
  )
  expect(await stumblingBlocks(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Take the link back' }))
  expect(unshare).toHaveBeenCalledWith('ab')
  expect(screen.getByRole('button', { name: 'Make a link' })).toBeVisible()
})
