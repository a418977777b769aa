/** The board game's pictures for the rules page. */

import type { Pictures } from '../../shell/rules/pictures'
import CityPicture from './CityPicture.svelte'
import { MAPS } from './maps'

const OTHERS = ['characters', 'duels', 'scoring', 'spaces', 'round-end', 'tokens']

export const pictures: Pictures = { has: (topic) => topic in MAPS || OTHERS.includes(topic), Picture: CityPicture }
