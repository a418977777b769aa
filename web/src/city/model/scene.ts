/** The board game's scene with everything the server leaves out because it goes without saying. */
import type { GameScene } from '../../shell/lib/protocol'
import type * as sent from '../types'

export type {
  Auction, Character, CowboyCard, Duel, DuelTiles, Enclosure, Player, SheetForm, SheetLine, ShownLine, Space, Stable, Standish, TileDuel,
} from '../types'

/** A parcel has no promise of no duel, but whoever asks about a crowd asks both kinds of places. */
export type Parcel = Required<sent.Parcel> & Pick<sent.Space, 'noDuel'>
export type Scene = Required<Omit<sent.Scene, 'parcels'>> & { parcels: Record<string, Parcel> }

/** Land with nothing on it that nobody owns. */
export const BARE: Parcel = {
  owner: null, thing: null, name: '', income: null, cap: null, price: null, cowboys: [], white: null, dynamite: [], noDuel: [],
  shield: false, connected: false, fresh: false, tripled: false, doubled: false, outlaw: false, halved: false,
}

const known = new WeakMap<object, Scene>()

/** A scene as the server sent it, completed; the same scene is completed once. */
export function sceneOf(scene: GameScene): Scene {
  const made = known.get(scene) ?? completed(scene as sent.Scene)
  known.set(scene, made)
  return made
}

export function completed(scene: sent.Scene): Scene {
  const parcels: Record<string, Parcel> = {}
  for (const [at, parcel] of Object.entries(scene.parcels)) parcels[at] = { ...BARE, ...parcel }
  return { enclosures: [], horsesLeft: 0, ...scene, parcels }
}
