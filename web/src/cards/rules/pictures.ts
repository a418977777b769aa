/** The card game's pictures for the rules page. */

import type { Pictures } from '../../shell/rules/pictures'
import { isCharacter } from '../art/drawings'
import { THINGS } from './cards'
import CardsPicture from './CardsPicture.svelte'

const TOPICS = ['game', 'round', 'ties', 'placing', 'scoring', 'characters']

export const pictures: Pictures = {
  has: (topic) => TOPICS.includes(topic) || isCharacter(topic) || Object.values(THINGS).includes(topic),
  Picture: CardsPicture,
}
