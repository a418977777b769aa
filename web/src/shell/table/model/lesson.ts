/** A guided first game: of all answers the rules allow, only those its coach has picked are offered. */

import type { Asked, Lesson } from '../../lib/protocol'

/** The question with the answers that are lit; all of them where nothing is lit. */
export function lit(asked: Asked | null, lesson: Lesson | null): Asked | null {
  if (!asked || !lesson || lesson.lit.length === 0) return asked
  return { ...asked, choices: asked.choices.filter((choice) => lesson.lit.includes(choice.action)) }
}

/** All steps lie behind: the game goes on freely. */
export const isOver = (lesson: Lesson): boolean => lesson.done === lesson.steps
