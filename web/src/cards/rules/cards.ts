/** Cards for the pictures of the rules: rows of letters, as the server writes them. */

/** what a letter stands for */
export const THINGS: Record<string, string> = {
  '.': 'empty', M: 'mountain', H: 'house', T: 'townhouse', m: 'mine', R: 'ranch', K: 'blacksmith', D: 'drugstore', B: 'bank', S: 'saloon', L: 'hotel',
  G: 'store', C: 'church', P: 'prison', Y: 'hall', X: 'outlaws',
}

export type Ground = {
  rows: string[]
  /** a card of two by two parcels that is laid down, and the number it brings */
  card?: { x: number; y: number; gain: string }
}

export const GROUNDS: Record<string, Ground> = {
  game: { rows: ['.MH..R', 'MmHS..', '..BH.K'] },
  placing: { rows: ['.M....', 'MmM...', '..MM..'], card: { x: 2, y: 1, gain: '+2' } },
  scoring: { rows: ['MM.R.', '.mM..', 'HSH..'] },
}
