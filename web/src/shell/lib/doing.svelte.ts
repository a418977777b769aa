import { RestError, sentence } from './rest'

/** A step that asks the server: knows whether it is under way and why it failed. */
export function doing<Given extends unknown[]>(step: (...given: Given) => Promise<void>) {
  let busy = $state(false)
  let problem = $state('')
  let fields = $state.raw<Record<string, string>>({})

  return {
    get busy() {
      return busy
    },
    /** A sentence for a person, empty when the last try went well. */
    get problem() {
      return problem
    },
    /** What the server said about single inputs. */
    get fields() {
      return fields
    },
    async run(...given: Given): Promise<void> {
      if (busy) return
      busy = true
      problem = ''
      fields = {}
      try {
        await step(...given)
      } catch (error) {
        problem = sentence(error)
        if (error instanceof RestError) fields = error.fields
      }
      busy = false
    },
  }
}
