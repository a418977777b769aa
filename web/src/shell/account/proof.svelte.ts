/** Proof: what leads into an account wants a fresh one. It is asked for when the server misses it, and the step is done again. */
import { RestError } from '../lib/http'

type Waiting = { go: () => void; stop: () => void }

let waiting = $state.raw<Waiting | null>(null)

export const proof = {
  /** Somebody is asked who they are; nobody waits for an answer otherwise. */
  get waiting() {
    return waiting
  },
  settle(given: boolean): void {
    const asked = waiting
    waiting = null
    if (given) asked?.go()
    else asked?.stop()
  },
}

/** A step that may want a proof; whoever gives none is told what it was wanted for. */
export async function proved<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof RestError) || !error.fields['proof']) throw error
    await new Promise<void>((go, stop) => {
      waiting = { go, stop: () => stop(error) }
    })
    return await step()
  }
}
