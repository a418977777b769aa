/** The variations of a study: every step that was ever walked, as a tree. */

import type { DeskStep } from '../lib/protocol'

const CHANCE = '*'

/** One step, and what has followed it; the root has none. */
export class Twig {
  readonly step: string
  readonly parent: Twig | null
  /** steps from the root */
  readonly depth: number
  /** the step in words, once one has been there */
  words = $state.raw<DeskStep | null>(null)
  /** all that has followed, the main line first */
  next = $state.raw<readonly Twig[]>([])
  /** which of them one was on last */
  private chosen = $state.raw<Twig | null>(null)

  constructor(step = '', parent: Twig | null = null) {
    this.step = step
    this.parent = parent
    this.depth = parent ? parent.depth + 1 : 0
  }

  get isChance(): boolean {
    return this.step.startsWith(CHANCE)
  }

  /** Where going on leads. */
  get onwards(): Twig | null {
    return this.chosen ?? this.next[0] ?? null
  }

  /** The steps from the root to here. */
  get path(): Twig[] {
    const path: Twig[] = []
    for (let twig: Twig = this; twig.parent; twig = twig.parent) path.push(twig)
    return path.reverse()
  }

  get steps(): string[] {
    return this.path.map(({ step }) => step)
  }

  /** The end of these steps, as far as they were walked. */
  follow(steps: readonly string[]): Twig {
    let twig: Twig = this
    for (const step of steps) {
      const next = twig.next.find((one) => one.step === step)
      if (!next) break
      twig = next
    }
    return twig
  }

  /** The end of these steps, which grow where nobody has been. */
  grow(steps: readonly string[]): Twig {
    let twig = this.follow(steps)
    for (const step of steps.slice(twig.depth - this.depth)) {
      const next = new Twig(step, twig)
      twig.next = [...twig.next, next]
      twig = next
    }
    return twig
  }

  /** Going on leads here from everywhere before. */
  choose(): void {
    for (const twig of this.path) twig.parent!.chosen = twig
  }

  /** Here, after the dice that fall before anybody is asked. */
  get settled(): Twig {
    let twig: Twig = this
    while (twig.onwards?.isChance) twig = twig.onwards
    return twig
  }

  /** The last moment before this one at which somebody had a choice; null when there was none. */
  get before(): Twig | null {
    let twig: Twig | null = this
    while (twig?.isChance) twig = twig.parent
    return twig?.parent ?? null
  }

  /** The next moment at which somebody has a choice, on the line that one was on; null at its end. */
  get after(): Twig | null {
    return this.onwards?.settled ?? null
  }

  /** The moment after so many steps of the line that leads here and on. */
  at(depth: number): Twig {
    let twig: Twig = this
    while (twig.depth > depth && twig.parent) twig = twig.parent
    while (twig.depth < depth && twig.onwards) twig = twig.onwards
    return twig.settled
  }
}
