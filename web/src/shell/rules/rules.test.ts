import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { PICTURES } from '../../games'
import type { HelpTopic } from '../lib/protocol'
import Topic from './Topic.svelte'
import TwoMinutes from './TwoMinutes.svelte'

const duels: HelpTopic = { name: 'duels', title: 'Duels', text: 'Dice.', short: 'Roll, and add.', rulings: [{ name: 'duels', title: 'Duels' }] }
const land: HelpTopic = { name: 'land', title: 'Buying land', text: 'Pay.', short: 'It costs $1.', rulings: [] }

test('two minutes: each panel has a picture, two sentences, and leads to its topic', async () => {
  const pictures = (await PICTURES['city']?.()) ?? null
  const { container } = render(TwoMinutes, { game: 'Carson City', topics: [duels, land], pictures })
  expect(screen.getByRole('heading', { name: 'Carson City in two minutes' })).toBeVisible()
  expect(container.querySelectorAll('.picture svg')).not.toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Buying land' })).toHaveAttribute('href', '#buying-land')
  expect(screen.getByText('Roll, and add.')).toBeVisible()
})

test('a topic links the pages of its rulings; a game without pictures has words', () => {
  render(Topic, { topic: duels, words: [], titles: [] })
  expect(screen.getByRole('link', { name: 'Duels' })).toHaveAttribute('href', '/rules/duels')
  expect(document.querySelector('.picture')).toBeNull()
})

test('every picture of both games can be drawn', async () => {
  const topics = { city: 'round placing spaces duels land buildings houses roads characters tokens round-end scoring', cards: 'game round ties placing scoring characters prospector mine outlaws' }
  for (const [game, names] of Object.entries(topics)) {
    const pictures = await PICTURES[game]?.()
    for (const topic of names.split(' ')) {
      expect(pictures?.has(topic), topic).toBe(true)
      const { container, unmount } = render(pictures!.Picture, { topic })
      expect(container.querySelector('svg, .med'), topic).not.toBeNull()
      unmount()
    }
    expect(pictures?.has('boxes')).toBe(false)
  }
})
