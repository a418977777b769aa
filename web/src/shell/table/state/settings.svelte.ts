/** What a person likes, kept on this device. */

/** `idle`: ask also where nothing that is offered changes anything now */
export type Settings = { confirm: boolean; motion: boolean; sound: boolean; chat: boolean; curtain: boolean; idle: boolean }

const KEY = 'carson.table'
/** a phone keeps quiet until somebody wants to hear it */
const PHONE = '(pointer: coarse), (max-width: 760px)'
const USUAL: Settings = { confirm: false, motion: true, sound: !matchMedia(PHONE).matches, chat: true, curtain: true, idle: false }

let values = $state<Settings>(read())

export const settings = {
  get confirm() {
    return values.confirm
  },
  get motion() {
    return values.motion
  },
  get sound() {
    return values.sound
  },
  get chat() {
    return values.chat
  },
  get curtain() {
    return values.curtain
  },
  get idle() {
    return values.idle
  },
  set(change: Partial<Settings>): void {
    values = { ...values, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(values))
    } catch {
      // Storage may be switched off; the choice then lasts until the page is closed.
    }
  },
}

function read(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return USUAL
  }
}
