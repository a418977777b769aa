/** Pointing at things: which places glow, what is selected, and what a click does. */

import type { Choice, Mark } from '../../shell/lib/protocol'
import { mostOf } from '../../shell/table/model/choices'
import { Aim } from '../../shell/table/state/aim.svelte'
import { isEdge, isParcel } from '../model/geometry'
import { sceneOf } from '../model/scene'
import { filtered, markOf, NOTHING, offerOf, onlyRoads, type Offer } from '../model/targets'

export class CityAim extends Aim {
  /** only this kind of place is marked */
  group = $state<string | null>(null)
  /** a place that was clicked and waits for a confirmation or a choice */
  selected = $state<string | null>(null)
  private roadsWanted = $state(false)
  /** whose question was asked last, and how */
  private question = ''

  readonly offer: Offer = $derived.by(() => {
    const asked = this.table.asked
    return asked && this.table.scene ? offerOf(asked.choices, sceneOf(this.table.scene)) : NOTHING
  })
  /** road places glow instead of parcels and spaces */
  readonly roads = $derived(this.offer.edges.size > 0 && (this.roadsWanted || onlyRoads(this.offer)))
  readonly onlyRoads = $derived(onlyRoads(this.offer))
  readonly places = $derived(this.roads ? NOTHING.places : filtered(this.offer.places, this.group))
  /** the most that a parcel is worth, by unit */
  readonly most = $derived(mostOf([...this.places].flatMap(([at, choices]) => (isParcel(at) ? choices : []))))
  /** the choices at the selected place */
  readonly here: Choice[] = $derived(this.selected === null ? [] : this.choicesAt(this.selected))

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
    if (choices.length === 1 && !this.touch && !this.isDoubtful(only)) this.act(only)
    else if (choices.length === 1 && again && !this.touch) this.act(only)
    else {
      this.selected = again ? null : at
      if (!isEdge(at)) this.table.explain.point(at)
    }
  }

  toggleRoads(): void {
    this.roadsWanted = !this.roadsWanted
    this.selected = null
  }

  filter(group: string): void {
    this.group = this.group === group ? null : group
    this.selected = null
  }

  override clear(): void {
    if (this.selected !== null && this.touch) this.table.explain.point(null)
    this.selected = null
    super.clear()
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
}
