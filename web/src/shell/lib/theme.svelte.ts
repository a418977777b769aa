export type Theme = 'light' | 'dark'

const KEY = 'carson.theme'
const system = matchMedia('(prefers-color-scheme: dark)')

let remembered = $state<Theme | null>(read())
let systemDark = $state(system.matches)

system.addEventListener('change', (event) => {
  systemDark = event.matches
  paint()
})

/** Light or dark: what the person chose, else what the system prefers. */
export const theme = {
  get now(): Theme {
    return remembered ?? (systemDark ? 'dark' : 'light')
  },
  toggle(): void {
    remembered = theme.now === 'dark' ? 'light' : 'dark'
    try {
      localStorage.setItem(KEY, remembered)
    } catch {
      // Storage may be switched off; the choice then lasts until the page is closed.
    }
    paint()
  },
}

function read(): Theme | null {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'dark' || value === 'light' ? value : null
  } catch {
    return null
  }
}

/** Put the theme on the page. */
export function paint(): void {
  document.documentElement.dataset.theme = theme.now
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
}
