/** Which puzzles were solved, and which answers were only looked up: kept on this device alone. */

export type Mark = 'solved' | 'looked'

const KEY = 'carson.puzzles'

let marks = $state.raw<Record<string, Mark>>(read())

const nameOf = (game: string, id: string): string => `${game}/${id}`

export const solved = {
  of: (game: string, id: string): Mark | undefined => marks[nameOf(game, id)],

  /** The first mark stays: who has looked an answer up has not solved it afterwards, and who has solved it may look. */
  note(game: string, id: string, mark: Mark): void {
    marks = { [nameOf(game, id)]: mark, ...marks }
    try {
      localStorage.setItem(KEY, JSON.stringify(marks))
    } catch {
      // Storage may be switched off; the marks then last until the page is closed.
    }
  },

  /** As a fresh page would have it. */
  reload(): void {
    marks = read()
  },
}

function read(): Record<string, Mark> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Mark>
  } catch {
    return {}
  }
}
