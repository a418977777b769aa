/** What a bot thinks after several looks at the same question. */

import type { Advised, Hint, HintOption } from '../lib/protocol'

/**
 * All looks together: what was tried most is best, as in a single look, and the chance to win is the mean over all
 * tries. Reasons compare an answer with the best one of their look, so only those of looks that agree are told.
 */
export function together(looks: readonly Advised[]): Hint | null {
  const last = looks.at(-1)
  if (!last) return null
  const actions = [...new Set(looks.flatMap(({ options }) => options.map(({ action }) => action)))]
  const merged = actions.map((action) => mean(looks.flatMap((look) => optionOf(look, action) ?? [])))
  merged.sort((a, b) => b.visits - a.visits)
  const agreeing = looks.filter(({ options }) => options[0]?.action === merged[0]?.action)
  const reasonsOf = (action: number): string[] => {
    const reasons = agreeing.map((look) => optionOf(look, action)?.reasons ?? [])
    return reasons.findLast((some) => some.length > 0) ?? []
  }
  return { seat: last.seat, bot: last.bot, options: merged.map((option) => ({ ...option, reasons: reasonsOf(option.action) })) }
}

const optionOf = (look: Advised, action: number): HintOption | undefined => look.options.find((one) => one.action === action)

function mean(found: readonly HintOption[]): HintOption {
  const visits = found.reduce((sum, one) => sum + one.visits, 0)
  const wins = found.reduce((sum, one) => sum + (one.win ?? 0) * one.visits, 0)
  return { ...found[0]!, visits, ...(visits > 0 ? { win: wins / visits } : {}) }
}
