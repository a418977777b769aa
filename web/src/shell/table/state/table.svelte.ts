/** One open table: what the server sent, what is shown of it, and the messages one may send. */

import { changed, filled } from '../../lib/changes'
import type {
  Answer, Asked, ChatLine, Choice, Lesson, LogLine, News, Outcome, Past, Poll, Request, SeatInfo, Standing, TableInfo, Update,
} from '../../lib/protocol'
import { Refusal, socketUrl, TableSocket, type Connection, type Line, type Adviser, type SocketEvents, type Walker } from '../../lib/socket'
import { t } from '../../lib/words'
import { news } from '../../order/news.svelte'
import { lit } from '../model/lesson'
import { freshLines, goesBack, joined, sinceOwn, upTo, withLines } from '../model/log'
import { Playback } from '../model/playback'
import { Aim } from './aim.svelte'
import { Desk } from './desk.svelte'
import { Explainer } from './explain.svelte'
import { Hints } from './hints.svelte'
import { Play } from './play.svelte'
import { Replay } from './replay.svelte'
import { settings } from './settings.svelte'
import { Sounds } from './sounds.svelte'

export type Shared = '' | 'page' | 'embedded'
export type Step = { update: Update; lines: LogLine[] }

export class TableState {
  readonly id: string
  readonly shared: boolean
  readonly embedded: boolean
  /** the newest update, and the one the animations have arrived at */
  live = $state.raw<Update | null>(null)
  shown = $state.raw<Update | null>(null)
  info = $state.raw<TableInfo | null>(null)
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  poll = $state.raw<Poll | null>(null)
  past = $state.raw<Past | null>(null)
  connection = $state<Connection>('connecting')
  nextTry = $state(0)
  reason = $state('')
  /** a sentence of the server about the last thing one tried */
  refusal = $state('')
  hurriedBy = $state('')
  sending = $state(false)
  /** when the shown update arrived: clocks count from here */
  since = $state(Date.now())
  /** the local seat that acted last: whoever it is holds the device */
  holder = $state<number | null>(null)
  /** how many lines of the chat have been read */
  chatRead = $state(0)
  /** the asked seat one looks at when several of one's own are asked */
  preferred = $state<number | null>(null)

  /** the game that is played here, as far as the screen knows it */
  play: Play = $state.raw(new Play(this, new Aim(this)))
  readonly explain: Explainer
  readonly hints: Hints
  readonly desk: Desk
  readonly replay: Replay
  /** where this is no table but a position and a line from there: how to walk along it */
  readonly walker: Walker | null
  /** who gives hints here, if it is not the server's table */
  readonly adviser: Adviser | null
  /** counts how often the line has become another one */
  jumps = $state(0)
  readonly sounds: Sounds
  private readonly socket: Line
  private readonly playback: Playback<Step>
  private lastAct: number | null = null
  private greeted = false
  /** one has seen the game go on */
  private wasPlayed = $state(false)
  /** counts where one has looked: a moment that comes late is not wanted any more */
  private looks = 0

  readonly mine = $derived(this.info?.mine ?? [])
  readonly seats: SeatInfo[] = $derived(this.info?.seats ?? [])
  /** the scene to draw: the past when one looks back, else what is shown */
  readonly scene = $derived(this.past?.scene ?? this.shown?.scene ?? null)
  readonly ready = $derived(this.connection === 'open' && this.past === null && this.shown === this.live)
  /** everybody places cowboys at the same time, and what others do must not hold one up */
  readonly race = $derived(this.shown !== null && this.play.isRace(this.shown))
  /** the version at which every question is put: one has gone back to it, or an answer was not taken */
  private held = $state(-1)
  /** answers that seats have given for longer: the seat, and as long as what is the same */
  private given = $state.raw<ReadonlySet<string>>(new Set())
  /** one is taking answers back: those that nobody was asked for as well */
  private goingBack = false
  /** what is asked, with every answer the rules allow */
  private readonly question: Asked | null = $derived.by(() => {
    if (!this.ready || this.info?.state !== 'playing') return null
    const asked = this.shown?.asked ?? []
    return (this.race && asked.find((one) => one.seat === this.preferred)) || (asked[0] ?? null)
  })
  /** what the coach of a guided first game says; null in any other game */
  readonly lesson: Lesson | null = $derived(this.past === null && this.info?.state === 'playing' ? (this.shown?.lesson ?? null) : null)
  /** the answer that needs nobody to be asked: one given for longer, or the one to an idle question */
  readonly automatic: number | null = $derived.by(() => {
    if (!this.question || this.lesson || this.walker || this.live?.version === this.held) return null
    const { seat, standing, idle } = this.question
    if (standing && this.given.has(`${seat} ${standing.until}`)) return standing.action
    return settings.idle ? null : (idle ?? null)
  })
  /** what is asked; in a guided first game with the answers that are lit */
  readonly asked: Asked | null = $derived(this.automatic === null ? lit(this.question, this.lesson) : null)
  /** the places of answers that a guided first game leaves for later */
  readonly unlit: ReadonlySet<string> = $derived(new Set(this.question === this.asked ? [] : this.question?.choices.map((choice) => choice.at ?? choice.text)))
  /** what the screen shows is for one person's eyes only */
  readonly secret = $derived(this.shown !== null && this.play.keepsSecrets(this.shown))
  /**
   * The person at this device who must get it now: somebody else was the last to act here, or nobody knows who looks
   * at a secret. Holds while the connection is lost as well.
   */
  readonly handTo: number | null = $derived.by(() => {
    const [next, ...others] = this.info?.state === 'playing' ? (this.shown?.asked ?? []) : []
    if (!next || this.walker || this.automatic !== null || this.mine.length < 2 || this.holder === next.seat || (this.race && others.length > 0)) return null
    return this.holder === null && !this.secret ? null : next.seat
  })
  /** the log as far as it has been shown: nobody wants to read the dice before they fall */
  readonly told = $derived(upTo(this.log, this.shown?.version ?? 0))
  /** the log up to the moment that is drawn, which may be a past one */
  readonly read = $derived(this.past ? upTo(this.log, this.past.version) : this.told)
  /** how the game ended, for whoever was here when it did */
  readonly ending: Outcome | null = $derived.by(() => (this.wasPlayed && this.shown?.table.state === 'over' ? this.shown.result : null))
  readonly newsFrom = $derived(sinceOwn(this.told, this.mine, this.lastAct))

  /** `shared` is a game one may only look through, on a page of its own or embedded in somebody else's. */
  constructor(id: string, line: (events: SocketEvents) => Line = (events) => new TableSocket(socketUrl(id), events, { lostText: t('table.notSent') }), shared: Shared = '') {
    this.id = id
    this.shared = shared !== ''
    this.embedded = shared === 'embedded'
    this.hints = new Hints(this)
    this.replay = new Replay(this)
    this.sounds = new Sounds(this)
    this.explain = new Explainer((target) => this.ask({ type: 'explain', seat: this.asked?.seat ?? this.mine[0] ?? 0, target, version: this.past?.version ?? this.shown?.version }))
    this.desk = new Desk(this)
    this.playback = new Playback<Step>({
      play: (step, skip) => {
        this.sounds.tell(step.lines)
        return this.play.tell(step, skip)
      },
      settle: (step) => this.show(step.update),
      idle: () => this.play.still(),
    })
    this.socket = line({
      news: (message) => this.hear(message),
      connection: (state, next, reason) => {
        this.connection = state
        this.nextTry = next
        this.reason = reason
      },
    })
    this.walker = this.socket.walker ?? null
    this.adviser = this.socket.advise ?? null
  }

  get aim(): Aim {
    return this.play.aim
  }

  close(): void {
    this.socket.close()
    this.explain.close()
    this.replay.pause()
    this.playback.skip()
  }

  nameOf(seat: number | null): string {
    return seat === null ? '' : (this.seats[seat]?.name ?? '')
  }

  isMine(seat: number | null): boolean {
    return seat !== null && this.mine.includes(seat)
  }

  // ---- what the server says

  private hear(message: News): void {
    switch (message.type) {
      case 'update':
        this.receive(filled(message))
        break
      case 'changes':
        if (this.live) this.receive(changed(this.live, message))
        break
      case 'table':
        this.info = message.table
        break
      case 'chat':
        this.listen(message.lines)
        break
      case 'announced':
        news.hear(message.lines)
        break
      case 'hurry':
        this.hurriedBy = message.name
        break
      case 'poll':
        this.poll = message.poll
    }
  }

  /** The first chat message is what was said before one came. */
  private listen(lines: ChatLine[]): void {
    this.chat = withLines(this.chat, lines)
    if (!this.greeted) this.chatRead = this.chat.length
    this.greeted = true
  }

  private receive(update: Update): void {
    const lines = freshLines(this.log, update)
    const first = this.live === null
    if (update.whole) this.jumps++
    this.log = joined(this.log, update)
    this.live = update
    this.info = update.table
    if (update.table.state === 'playing') this.wasPlayed = true
    this.refusal = ''
    if (lines.length > 0) this.goingBack = false
    if (update.marks.length > 0 && !this.goingBack) this.held = update.version
    if (first || goesBack(update) || !this.play.moves) {
      this.playback.skip()
      this.show(update)
      if (!first) this.sounds.tell(lines)
    } else if (this.play.isRace(update) && update.asked.length > 0) {
      this.playback.skip()
      this.play.glide(update)
      this.sounds.tell(lines)
    } else this.playback.push({ update, lines })
  }

  /** Draw an update; the animations call this in the middle of a step. */
  show(update: Update): void {
    const changed = update.whole || update.version !== this.shown?.version
    this.shown = update
    if (changed && !this.past) this.explain.forget()
    this.since = Date.now()
    if (update.asked.length === 0) this.hurriedBy = ''
  }

  skip(): void {
    this.playback.skip()
  }

  // ---- what one may say

  act(choice: Choice): void {
    const asked = this.asked
    if (!asked || this.sending || !this.live) return
    const version = this.live.version
    this.goingBack = false
    this.holder = asked.seat
    void this.send({ type: 'act', seat: asked.seat, action: choice.action, version }).then((answer) => {
      if (answer?.type === 'accepted') this.lastAct = answer.version
    })
  }

  /** The answer that needs nobody to be asked; while one is going back, that goes on. */
  async answerForMe(): Promise<void> {
    const { question, automatic, live } = this
    if (!question || automatic === null || !live || this.sending) return
    if (this.goingBack && this.shown?.undo.last) this.undo('last')
    else if (this.goingBack) this.held = live.version
    else if (!(await this.send({ type: 'act', seat: question.seat, action: automatic, version: live.version }))) this.held = live.version
  }

  /** Give an answer for as long as it may be given. */
  stand(standing: Standing): void {
    const asked = this.asked
    const choice = asked?.choices.find((one) => one.action === standing.action)
    if (!asked || !choice) return
    this.given = new Set([...this.given, `${asked.seat} ${standing.until}`])
    this.act(choice)
  }

  /** Give the answer of a seat that has this word; false when there is none or it was not taken. */
  async say(seat: number, word: string): Promise<boolean> {
    const choice = this.live?.asked.find((one) => one.seat === seat)?.choices.find((one) => one.text === word)
    if (!choice || !this.live) return false
    this.holder = seat
    const answer = await this.send({ type: 'act', seat, action: choice.action, version: this.live.version })
    if (answer?.type === 'accepted') this.lastAct = answer.version
    return answer?.type === 'accepted'
  }

  undo(to: 'last' | 'turn'): void {
    this.backToLive()
    this.goingBack = true
    this.given = new Set()
    void this.send({ type: 'undo', seat: this.mine[0] ?? 0, to }).then((answer) => {
      if (answer === null) this.goingBack = false
    })
  }

  /** Ask the others to go back to one's last choice, or to the one before a version; bots say yes at once. */
  askBack(version?: number): void {
    this.backToLive()
    void this.send({ type: 'ask-back', seat: this.mine[0] ?? 0, ...(version === undefined ? {} : { version }) })
  }

  /** Answer the question to the table; what comes of it happens in live play. */
  answer(yes: boolean): void {
    this.backToLive()
    void this.send({ type: 'answer', seat: this.mine[0] ?? 0, yes })
  }

  /** Send something whose refusal the person should read; null when it was refused. */
  async send(message: Request): Promise<Answer | null> {
    this.refusal = ''
    this.sending = true
    try {
      return await this.socket.request(message)
    } catch (error) {
      this.refusal = error instanceof Refusal ? error.message : String(error)
      return null
    } finally {
      this.sending = false
    }
  }

  /** Send something quietly. */
  ask(message: Request): Promise<Answer> {
    return this.socket.request(message)
  }

  retry(): void {
    this.socket.retry()
  }

  // ---- looking back

  async lookAt(version: number): Promise<void> {
    if (this.walker) return this.walker.to(version)
    if (!this.live || version >= this.live.version) {
      this.backToLive()
      return
    }
    const look = ++this.looks
    const answer = await this.send({ type: 'past', version })
    if (answer?.type !== 'past' || look !== this.looks) return
    this.past = answer
    this.explain.forget()
  }

  backToLive(): void {
    this.looks++
    this.replay.stop()
    const looked = this.past !== null
    this.past = null
    this.skip()
    if (looked) this.explain.forget()
  }
}
