/** Pointing at cards and places: what is under the pointer or the focus, and what was tapped and waits for a second tap. */
import type { Choice } from '../shell/lib/protocol'
import type { TableState } from '../shell/table/state/table.svelte'

export class Pick {
  over = $state<string | null>(null)
  selected = $state<string | null>(null)
  /** the seat whose city is drawn large, if one has asked for another than one's own */
  looking = $state<number | null>(null)
  private readonly table: TableState

  /** the place where the card to be placed is drawn */
  readonly ghost = $derived(this.over ?? this.selected)
  readonly choice: Choice | null = $derived.by(() => (this.selected === null ? null : this.choiceAt(this.selected)))

  constructor(table: TableState) {
    this.table = table
  }

  choiceAt(at: string): Choice | null {
    return this.table.asked?.choices.find((choice) => (choice.at ?? choice.text) === at) ?? null
  }

  /** Those of some legal places that are offered: in a guided first game not all are. */
  offered<Place extends { at: string }>(places: readonly Place[]): Place[] {
    return places.filter((place) => this.choiceAt(place.at) !== null)
  }

  point(at: string): void {
    this.over = at
    this.table.explain.point(at)
  }

  leave(at: string): void {
    if (this.over === at) this.over = null
    this.table.explain.leave(at)
  }

  /** A click or Enter: act; a first tap only selects; what cannot be chosen is explained. */
  take(at: string): void {
    const choice = this.choiceAt(at)
    if (!choice) this.table.explain.pin(at)
    else if (this.table.sending) return
    else if (this.table.aim.touch && this.selected !== at) this.selected = at
    else this.act(choice)
  }

  act(choice: Choice): void {
    this.table.act(choice)
    this.clear()
  }

  clear(): void {
    this.over = null
    this.selected = null
  }
}
