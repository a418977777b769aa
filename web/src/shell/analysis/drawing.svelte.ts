/** How the game of the position that is changed draws its pieces; nothing for a game without drawings of its own. */

import type { Component } from 'svelte'
import { PIECES } from '../../games'
import type { EaselPiece } from '../lib/protocol'

class Drawing {
  of = $state.raw<Component<{ piece: EaselPiece }> | null>(null)

  /** The first line of a position names its game. */
  async forPosition(position: string): Promise<void> {
    const make = PIECES[position.split(/\s+/, 2)[1] ?? '']
    this.of = make ? await make() : null
  }
}

export const drawing = new Drawing()
