/** The board game's scene with everything the server leaves out because it goes without saying. */
import type { Character, GameScene, Parcel, Player, Scene, Space } from '../../shell/lib/protocol'

const NO_TOKENS = { dynamite: [], noDuel: [] }
const BARE: Parcel = {
  owner: null, thing: null, name: '', income: null, cap: null, price: null, cowboys: [], white: null, ...NO_TOKENS,
  shield: false, connected: false, fresh: false, tripled: false, doubled: false, outlaw: false, halved: false,
}

const QUIET: Pick<Scene, 'lot' | 'auction' | 'firstChooser' | 'outlaws' | 'enclosures' | 'horsesLeft' | 'standish' | 'tilePile' | 'tileDuel' | 'sheetForm'> = {
  lot: [], auction: null, firstChooser: null, outlaws: null, enclosures: [], horsesLeft: 0, standish: null, tilePile: null, tileDuel: null, sheetForm: null,
}
const ALONE: Pick<Character, 'second'> = { second: false }
const EMPTY: Pick<Player, 'second' | 'dynamite' | 'noDuel' | 'takeBacks' | 'inHand' | 'stable' | 'duelTiles' | 'sheet'> = {
  second: null, dynamite: 0, noDuel: 0, takeBacks: null, inHand: null, stable: null, duelTiles: null, sheet: null,
}

/** Older records say only that the white cowboy stands somewhere: he works for the holder of tile number 1. */
type White = number | boolean | null | undefined

const known = new WeakMap<object, Scene>()

/** A scene as the server sent it, completed; the same scene is completed once. */
export function sceneOf(sent: GameScene): Scene {
  let scene = known.get(sent)
  if (!scene) known.set(sent, (scene = completed(sent as Scene)))
  return scene
}

export function completed(scene: Scene): Scene {
  const sheriff = scene.characters.find((character) => character.number === 1)?.seat ?? null
  const white = (value: White): number | null => (typeof value === 'number' ? value : value === true ? sheriff : null)
  const parcels: Record<string, Parcel> = {}
  for (const [at, parcel] of Object.entries(scene.parcels)) parcels[at] = { ...BARE, ...parcel, white: white(parcel.white) }
  return {
    ...QUIET,
    ...scene,
    parcels,
    spaces: scene.spaces.map((space): Space => ({ ...NO_TOKENS, ...space, white: white(space.white) })),
    characters: scene.characters.map((character): Character => ({ ...ALONE, ...character })),
    players: scene.players.map((player): Player => ({ ...EMPTY, ...player })),
  }
}
