/** Pictures of topics of the rules, made of a game's own pieces. They are decoration: the text says everything. */

import type { Component } from 'svelte'

export type Pictures = {
  /** whether there is a picture of a topic */
  has: (topic: string) => boolean
  Picture: Component<{ topic: string }>
}
