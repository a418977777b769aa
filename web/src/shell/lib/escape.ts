/** Escape closes what was opened last. Menus, sheets and hints sign in here while they are open. */

const opened: (() => void)[] = []

/** Sign in; the answer signs out again. */
export function closedByEscape(close: () => void): () => void {
  opened.push(close)
  return () => {
    const at = opened.lastIndexOf(close)
    if (at >= 0) opened.splice(at, 1)
  }
}

/** The one listener of the page: nobody else hears an Escape that has closed something. */
export function onEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const close = opened.at(-1) ?? foldAround(document.activeElement)
  if (!close) return
  event.preventDefault()
  event.stopPropagation()
  close()
}

/** Folds up the unfolded thing one is in, and leads back to what had opened it. */
function foldAround(here: Element | null): (() => void) | null {
  const fold = here?.closest<HTMLDetailsElement>('details[open]')
  if (!fold) return null
  return () => {
    fold.open = false
    fold.querySelector('summary')?.focus()
  }
}
