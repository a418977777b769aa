/** What the form that opens a table is set to: from a preset, from the last time on this device, or by hand. */
import { isOfUse, partsOf, toSend, type Values } from './options'
import { COLOURS } from './players'
import type { Clock, GameInfo, NewTable, PresetInfo } from './protocol'
import { resized, type Seat, type SeatKind } from './seatplan'

export type SetUp = {
  game: string
  /** the preset it began with; what was changed since then stands in `values` */
  preset: string
  values: Values
  plan: Seat[]
  /** who takes the seats that stay empty */
  bot: string
  public: boolean
  clock: Clock
  /** of one's own seat; null for the one that comes with it */
  colour: number | null
  /** what the host has said about hints, if anything */
  hints: boolean | null
}

const KEY = 'carson.setup'
const KINDS: SeatKind[] = ['me', 'local', 'bot', 'open']

export const gameOf = (games: GameInfo[], name: string): GameInfo | undefined => games.find((game) => game.name === name)

/** As many as the option says; where it is of no use, one person plays against the rules. */
export function seatsOf(game: GameInfo | undefined, values: Values): number {
  const options = game?.options ?? []
  const option = options.find((each) => each.name === 'seats')
  if (option && !isOfUse(option, options, values)) return 1
  return Number(values['seats'] ?? option?.default ?? 2)
}

/** A preset as it is: you, and open seats for bots or others. What does not belong to a game stays as it was. */
export function ofPreset(game: GameInfo, preset: PresetInfo | undefined, before?: SetUp): SetUp {
  const values = { ...preset?.options }
  return {
    game: game.name, preset: preset?.name ?? '', values, plan: resized([{ kind: 'me' }], seatsOf(game, values)),
    bot: preset?.bot ?? game.bots[0]?.name ?? '', public: before?.public ?? true, clock: before?.clock ?? { kind: 'none' },
    colour: before?.colour ?? null, hints: null,
  }
}

/** What somebody sees who has never opened a table here. */
export const fresh = (games: GameInfo[]): SetUp | undefined => games[0] && ofPreset(games[0], games[0].presets[0])

/** Whether nothing but a preset, and perhaps how many play, is set. */
export function isPreset(now: SetUp, preset: PresetInfo): boolean {
  const { seats: _, ...values } = now.values
  const { seats: __, ...own } = preset.options
  return now.preset === preset.name && JSON.stringify(Object.entries(values).toSorted()) === JSON.stringify(Object.entries(own).toSorted())
}

/** With another value of an option; the seats follow. */
export function withValue(now: SetUp, game: GameInfo | undefined, option: string, value: string): SetUp {
  const values = { ...now.values, [option]: value }
  const seats = seatsOf(game, values)
  return { ...now, values, plan: seats === now.plan.length ? now.plan : resized(now.plan, seats) }
}

/** A bot on every seat that is still open. */
export const filled = (plan: Seat[], bot: string): Seat[] => plan.map((seat) => (seat.kind === 'open' ? { kind: 'bot', bot } : seat))

/** What the server is asked for. */
export function wish(now: SetUp, game: GameInfo | undefined, name = ''): NewTable {
  const { colour } = now
  const seats = now.plan.map((seat) => (seat.kind === 'me' && colour !== null ? { ...seat, colour } : seat))
  return {
    game: now.game, name, options: toSend(game?.options ?? [], now.values), public: now.public, clock: now.clock, seats,
    ...(now.hints === null ? {} : { hints: now.hints }),
  }
}

// ---- the last time on this device

export function remember(now: SetUp): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // Storage may be switched off; the form then begins with the first preset.
  }
}

/** What was set last, as far as it still makes sense; undefined when it does not. */
export function recall(games: GameInfo[]): SetUp | undefined {
  try {
    return sound(JSON.parse(localStorage.getItem(KEY) ?? 'null'), games)
  } catch {
    return undefined
  }
}

function sound(kept: Partial<SetUp> | null, games: GameInfo[]): SetUp | undefined {
  const game = gameOf(games, kept?.game ?? '')
  if (!kept || !game) return undefined
  const base = ofPreset(game, game.presets.find((preset) => preset.name === kept.preset) ?? game.presets[0])
  const values = soundValues(kept.values, game) ?? base.values
  const knows = (bot: unknown): boolean => game.bots.some((one) => one.name === bot)
  const plan = soundPlan(kept.plan, knows)
  return {
    ...base,
    values,
    plan: resized(plan ?? base.plan, seatsOf(game, values)),
    bot: knows(kept.bot) ? (kept.bot as string) : base.bot,
    public: kept.public !== false,
    clock: soundClock(kept.clock),
    colour: COLOURS[kept.colour ?? -1] ? (kept.colour as number) : null,
    hints: typeof kept.hints === 'boolean' ? kept.hints : null,
  }
}

/** The values that the game still knows; undefined when one is not a value of today. */
function soundValues(values: unknown, game: GameInfo): Values | undefined {
  if (typeof values !== 'object' || values === null) return undefined
  const fits = ([name, value]: [string, unknown]): boolean => {
    const option = game.options.find((one) => one.name === name)
    if (!option || typeof value !== 'string') return false
    return (option.many ? partsOf(value) : [value]).every((part) => option.choices.some((choice) => choice.value === part))
  }
  return Object.entries(values).every(fits) ? (values as Values) : undefined
}

function soundPlan(plan: unknown, knows: (bot: unknown) => boolean): Seat[] | undefined {
  if (!Array.isArray(plan)) return undefined
  const seats = plan as Partial<Seat>[]
  const right = (seat: Partial<Seat> | null): boolean => KINDS.includes(seat?.kind as SeatKind) && (seat?.kind !== 'bot' || knows(seat.bot))
  return seats.every(right) && seats.filter((seat) => seat.kind === 'me').length <= 1 ? (seats as Seat[]) : undefined
}

function soundClock(clock: unknown): Clock {
  const { kind, minutes, increment, days, timeout } = (clock ?? {}) as Record<string, unknown>
  const right = (value: unknown, most: number): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
  const then = timeout === 'bot' || timeout === 'ask' ? { timeout: timeout as 'bot' | 'ask' } : {}
  if (kind === 'live' && right(minutes, 600) && right(increment, 600)) return { kind, minutes: minutes as number, increment: increment as number, ...then }
  if (kind === 'days' && right(days, 60)) return { kind, days: days as number, ...then }
  return { kind: 'none' }
}
