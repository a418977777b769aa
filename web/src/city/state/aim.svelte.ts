/** Pointing at things: which places glow, what is selected, and what a click does. */

import type { Choice, Mark } from '../../shell/lib/protocol'
import { isEdge } from '../model/geometry'
import { filtered, isCostly, markOf, NOTHING, offerOf, onlyRoads, type Offer } from '../model/targets'
import { settings } from '../../shell/table/state/settings.svelte'
import type { TableState } from '../../shell/table/state/table.svelte'

export class Aim {
  /** only this kind of place is marked */
  group = $state<string | null>(null)
  /** a place that was clicked and waits for a confirmation or a choice */
  selected = $state<string | null>(null)
  /** a button that waits for a second click */
  doubted = $state<Choice | null>(null)
  /** places that shine because one points at a line of the log or of an explanation */
  lit = $state.raw<readonly string[]>([])
  private roadsWanted = $state(false)
  /** whose question was asked last, and how */
  private question = ''
  private readonly table: TableState
  private readonly coarse = matchMedia('(pointer: coarse), (max-width: 760px)')
  touch = $state(this.coarse.matches)

  readonly offer: Offer = $derived.by(() => {
    const asked = this.table.asked
    return asked ? offerOf(asked.choices, this.table.scene) : NOTHING
  })
  /** road places glow instead of parcels and spaces */
  readonly roads = $derived(this.offer.edges.size > 0 && (this.roadsWanted || onlyRoads(this.offer)))
  readonly onlyRoads = $derived(onlyRoads(this.offer))
  readonly places = $derived(this.roads ? NOTHING.places : filtered(this.offer.places, this.group))
  /** the choices at the selected place */
  readonly here: Choice[] = $derived(this.selected === null ? [] : this.choicesAt(this.selected))

  constructor(table: TableState) {
    this.table = table
    this.coarse.addEventListener('change', (event) => (this.touch = event.matches))
  }

  choicesAt(at: string): Choice[] {
    const character = this.offer.characters.get(at)
    if (character) return [character]
    return (this.roads ? this.offer.edges.get(at) : this.places.get(at)) ?? []
  }

  mark(at: string): Mark | null {
    return markOf(this.roads ? undefined : this.places.get(at))
  }

  /** A click or Enter on a place: act, select, or explain what cannot be chosen. */
  take(at: string): void {
    const choices = this.choicesAt(at)
    const [only] = choices
    if (!only || this.table.sending) {
      if (!only) this.table.explain.pin(at)
      return
    }
    const again = this.selected === at
    if (choices.length === 1 && !this.asksTwice(only)) this.act(only)
    else if (choices.length === 1 && again && !this.touch) this.act(only)
    else {
      this.selected = again ? null : at
      if (!isEdge(at)) this.table.explain.point(at)
    }
  }

  /** A click on a button of the question. */
  press(choice: Choice): void {
    if (settings.confirm && isCostly(choice) && this.doubted?.action !== choice.action) this.doubted = choice
    else this.act(choice)
  }

  act(choice: Choice): void {
    this.table.act(choice)
    this.clear()
  }

  private asksTwice(choice: Choice): boolean {
    return this.touch || (settings.confirm && isCostly(choice))
  }

  toggleRoads(): void {
    this.roadsWanted = !this.roadsWanted
    this.selected = null
  }

  filter(group: string): void {
    this.group = this.group === group ? null : group
    this.selected = null
  }

  clear(): void {
    if (this.selected !== null && this.touch) this.table.explain.point(null)
    this.selected = null
    this.doubted = null
  }

  /** Escape: first the selection, then the filter, then the mode, then the pinned explanation. */
  escape(): void {
    if (this.selected !== null || this.doubted) this.clear()
    else if (this.group !== null) this.group = null
    else if (this.roadsWanted) this.roadsWanted = false
    else this.table.explain.pinned = null
  }

  /** A new question: nothing is selected, and no old filter or mode hides its targets. */
  renew(): void {
    const asked = this.table.asked
    if (!asked) return this.clear()
    const question = `${asked.seat} ${asked.question}`
    const same = question === this.question
    this.question = question
    // the same question again: somebody else has acted meanwhile, which is no reason to start anew
    if (!same || (this.selected !== null && this.here.length === 0)) this.clear()
    if (this.group !== null && !this.offer.groups.some((group) => group.name === this.group)) this.group = null
    if (!same || this.offer.edges.size === 0) this.roadsWanted = false
  }

  light(places: readonly string[]): void {
    this.lit = places
  }
}
