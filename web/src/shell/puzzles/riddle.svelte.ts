/** A puzzle on the desk: an answer is judged by the server instead of being played. */

import type { Answer, Choice, Puzzle, PuzzleVerdict, Request, Solution } from '../lib/protocol'
import { rest, sentence } from '../lib/rest'
import { Refusal } from '../lib/socket'
import { Study } from '../study/study.svelte'
import { solved } from './solved.svelte'

export class Riddle extends Study {
  readonly puzzle: Puzzle
  /** the answer that was given last, and what was said to it */
  given = $state.raw<Choice | null>(null)
  verdict = $state.raw<PuzzleVerdict | null>(null)
  /** what the bot says, for who has found the answer or has given up */
  solution = $state.raw<Solution | null>(null)

  /** how often something was said */
  times = $state(0)

  constructor(puzzle: Puzzle) {
    super({ position: puzzle.position, names: puzzle.names, seats: [puzzle.seat], puzzle: true })
    this.puzzle = puzzle
  }

  get choices(): readonly Choice[] {
    return this.table.live?.asked[0]?.choices ?? []
  }

  override async request(message: Request): Promise<Answer> {
    if (message.type !== 'act') return super.request(message)
    try {
      await this.judge(message.action)
    } catch (error) {
      throw new Refusal('illegal', sentence(error))
    }
    return { type: 'accepted', id: 0, version: this.here.depth }
  }

  private async judge(action: number): Promise<void> {
    const { game, id } = this.puzzle
    const given = this.choices.find((choice) => choice.action === action) ?? null
    this.verdict = await rest.answerPuzzle(game, id, action)
    this.given = given
    this.times++
    if (this.verdict.right) {
      this.solution = this.verdict.solution
      solved.note(game, id, 'solved')
    }
    await this.show(this.root) // with nothing selected
  }

  /** Think again. */
  forget(): void {
    this.verdict = null
    this.given = null
  }

  async giveUp(): Promise<void> {
    const { game, id } = this.puzzle
    this.solution = await rest.puzzleSolution(game, id)
    this.times++
    solved.note(game, id, 'looked')
  }
}
