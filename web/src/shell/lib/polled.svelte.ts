import { onMount } from 'svelte'
import { sentence } from './rest'

/** Something the server is asked for again and again while the page is visible. Call it while a component starts. */
export function polled<T>(ask: () => Promise<T>, seconds: number) {
  let value = $state.raw<T>()
  let problem = $state('')
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  let over = false

  async function refresh(): Promise<void> {
    if (asking) return
    clearTimeout(timer)
    asking = true
    try {
      value = await ask()
      problem = ''
    } catch (error) {
      problem = sentence(error)
    }
    asking = false
    if (!over && !document.hidden) timer = setTimeout(() => void refresh(), seconds * 1000)
  }

  onMount(() => {
    const wake = (): void => {
      clearTimeout(timer)
      if (!document.hidden) void refresh()
    }
    document.addEventListener('visibilitychange', wake)
    void refresh()
    return () => {
      over = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  })

  return {
    /** The last answer; it stays when a later question fails. */
    get value() {
      return value
    },
    /** Why the last question failed, as a sentence. */
    get problem() {
      return problem
    },
    refresh,
  }
}
