/** The shapes of docs/protocol.md, word for word. No rule of a game lives here. */

// ---- REST

export type Me = { id: string; name: string; login: string | null }

export type ChoiceInfo = {
  value: string
  label: string
  help: string
  /** a drawing of the icon sheet, and the colour of its frame */
  picture?: string
  tone?: string
  /** the choices of other options this one stands for */
  holds?: string[]
}

/** Another option that has one of these values. */
export type WhenInfo = { option: string; values: string[] }

export type OptionInfo = {
  name: string
  label: string
  help: string
  default: string
  many: boolean
  /** the list keeps its order, and the same choice may come more than once */
  repeat?: boolean
  /** of use only then */
  when?: WhenInfo | null
  choices: ChoiceInfo[]
}

/** settings with a name: the options that are not as usual, and who takes the empty seats */
export type PresetInfo = { name: string; label: string; text: string; options: Record<string, string>; bot: string; about: string; lasts: string }

/** a table in words, before it is opened; a problem where it cannot be opened like this */
export type Described = { about: string; lasts: string; problem: string }

export type GameInfo = {
  name: string
  title: string
  options: OptionInfo[]
  /** `stars` of five, 0 when nobody knows */
  bots: { name: string; title: string; text: string; stars: number }[]
  presets: PresetInfo[]
  /** there is a guided first game */
  lesson?: boolean
  /** there are puzzles */
  puzzles?: boolean
}

/** what happens when time is up: the others are asked, or a bot takes over */
export type Timeout = 'ask' | 'bot'

export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; minutes: number; increment: number; timeout?: Timeout }
  | { kind: 'days'; days: number; timeout?: Timeout }

/** a virtual seat is played by the rules: it never acts */
export type SeatKind = 'person' | 'bot' | 'open' | 'virtual'

export type SeatInfo = {
  seat: number
  kind: SeatKind
  name: string
  /** one of COLOURS, with its shape */
  colour: number
  bot: string | null
  /** which bot it is, for people: Marshal */
  strength: string | null
  online: boolean
  you: boolean
  /** the program that plays it has failed: the first legal actions are taken for it */
  forfeited: boolean
  /** its bot gives no answer: the game waits until somebody sees to it */
  stuck: boolean
}

export type NewTable = {
  game: string
  name?: string
  options: Record<string, string>
  public: boolean
  clock: Clock
  /** whether bots may be asked for hints; without a word only one who plays alone against bots gets them */
  hints?: boolean | null
  seats: { kind: 'me' | 'local' | 'bot' | 'open'; name?: string; bot?: string; colour?: number }[]
}

export type TableInfo = {
  id: string
  name: string
  game: string
  /** what is played, in words */
  about: string
  options: Record<string, string>
  public: boolean
  state: 'open' | 'playing' | 'over'
  seats: SeatInfo[]
  clock: Clock
  actors: number[]
  version: number
  status: string
  host: boolean
  invite: string | null
  mine: number[]
  /** your seats that a bot plays until you want them back */
  kept: number[]
  rematch: string | null
  /** the bot that gives hints here, by name; null where there are none */
  hints: string | null
  updated: string
  /** why it cannot be played here: it can only be looked through */
  trouble: 'older-rules' | 'damaged' | null
  /** to try things out: it waits for nobody */
  copy: boolean
  /** over without a result */
  abandoned: boolean
  /** why an admin has ended it */
  closed: string | null
  /** whom the host has removed; for the host alone */
  removed?: { person: string; name: string }[]
  /** how many people without a seat look at it now */
  watching: number
  /** a shared game: one can only look through it, and its id is the code of its link */
  shared?: boolean
}

/** a table as the disk tells it */
export type StoredLog = { table: TableInfo; options: { label: string; value: string }[]; lines: LogLine[] }

/** A bot of one's own that plays from another machine. */
export type RemoteBot = { id: string; name: string; created: string; online: boolean }

/** One that was just made; its token is told this once. */
export type RemoteMade = { id: string; name: string; token: string }

/** a browser somebody is signed in with */
export type Device = { id: string; name: string; created: string; seen: string; here: boolean }

// ---- the ways into an account; bytes are in base64url

export type Passkey = { id: string; name: string; created: string; used: string | null }
/** of a guest, what there could be; `site` is the name that passkeys are bound to, `mailbox` the confirmed address, `mail` whether this server sends any */
export type Account = { login: string | null; password: boolean; passkeys: Passkey[]; site: string | null; mailbox: string | null; mail: boolean }
/** what a browser needs to make a passkey, and to let one sign; `known` are those that need not, or may */
export type KeyWish = { challenge: string; site: string; user: string; login: string; name: string; known: string[] }
export type KeyQuestion = { challenge: string; site: string; known: string[] }
export type KeyMade = { id: string; client_data: string; attestation: string; transports: string[]; name?: string; login?: string }
export type KeySigned = { id: string; client_data: string; authenticator_data: string; signature: string; user_handle: string | null }

// ---- messages to people who are not here

export type NoticeKind = 'turn' | 'invited' | 'begun' | 'vote' | 'over'
export type ChatService = 'discord' | 'slack' | 'matrix' | 'telegram' | 'ntfy'
/** `asked`: a mailbox whose owner has not opened the link yet; `dead`: nobody is there any more. `mark` is the end of a browser's own address */
export type Channel = { id: string; kind: 'push' | 'mail' | ChatService; label: string; state: 'asked' | 'on' | 'off' | 'dead'; mark: string }
/** hours are those of the zone */
export type Wishes = { kinds: NoticeKind[]; pace: 'once' | 'hour' | 'day'; daily_at: number; quiet_from: number | null; quiet_until: number | null; zone: string }
/** what this server can send with; `push` is the key that a page shows its browser */
export type NoticeOffer = { push: string; mail: boolean; services: ChatService[] }
export type Notices = { offer: NoticeOffer; channels: Channel[]; wishes: Wishes }
/** somebody one has played with, and may call to a table */
export type Companion = { id: string; name: string }
/** what a link in a message was about */
export type Stopped = { label: string; on: boolean }

/** some tables of a list; `more` is where the rest begins */
export type TableList = { tables: TableInfo[]; more: string | null }
export type ListName = 'mine' | 'copies' | 'open' | 'watch' | 'finished' | 'hidden'
/** the beginning of each list, where its rest begins, and how many tables one does not want to see */
export type Tables = { mine: TableInfo[]; copies: TableInfo[]; open: TableInfo[]; watch: TableInfo[]; hidden: number; more: Partial<Record<ListName, string>> }
/** `short` is the same in two sentences, for a start in two minutes; empty for what can wait */
export type HelpTopic = { name: string; title: string; text: string; short: string; rulings: { name: string; title: string }[] }
/** how a doubtful sentence was decided; `readings` are the editions' own words in brief */
export type Ruling = { id: string; title: string; text: string; why: string; readings: { editions: string[]; text: string }[] }
export type RulingPage = { name: string; title: string; intro: string; rulings: Ruling[] }
/** a list for each round, by seat */
export type Charts = { rounds: number[]; vp: number[][]; cash: number[][] }
/** a move that stands: what it led to is seen at its version; `seat` is null for a die or a draw */
export type Move = { version: number; seat: number | null; round: number; text: string; places: string[] }
export type Verify = { commitment: string; seed: string | null; matches: boolean; draws: number }

/** an answer in a bot's opinion: the chance to win, or points */
export type HintOption = {
  action: number
  win: number | null
  points: number | null
  visits: number
  /** what follows from it: from the best beside the next best, from the others beside the best */
  reasons: string[]
}
export type Hint = { seat: number; bot: string; options: HintOption[] }

// ---- the position desk

/** a position as a text, and a line from there in words of a record; `seats` are those that look, all of them without any */
export type DeskLine = { position: string; steps: readonly string[]; names?: string[]; seats?: number[]; puzzle?: boolean }
/** a step of a line in words; one of chance with all it could have been */
export type DeskStep = { step: string; move: Move; lots: { step: string; text: string; weight: number }[] }
/** the end of a line; `steps` are those whose words were not known */
export type DeskShown = { update: Update; steps: DeskStep[]; length: number; position: string }
/** the best answers after one look of a bot; there are `rounds` looks in all, and they can be added up */
export type Advised = Hint & { rounds: number }
// a position that is changed piece by piece: what there is, where it may lie, and what can be written

export type EaselPiece = { name: string; label: string; kind: string; picture: string; seat: number | null; short: string; group: string; parts: string[] }
export type EaselSpot = { name: string; label: string; takes: string[]; lies: string[]; x: number; y: number; wide: number; high: number }
/** A board, or without a size boxes in a row. */
export type EaselArea = { label: string; wide: number; high: number; spots: EaselSpot[]; seat: number | null }
export type EaselField = { name: string; label: string; value: string; low: number; high: number; choices: { value: string; label: string }[]; seat: number | null }
export type Edited = {
  position: string
  sheet: { areas: EaselArea[]; pieces: EaselPiece[]; fields: EaselField[] }
  /** why no game can come to this; empty when one can */
  problem: string
  line: number
}
/** a piece from a spot to another one, one of them may be missing; or another value of a field */
export type EaselChange = { piece: string; origin?: string; to?: string } | { field: string; value: string }
/** a game as a line, and how much of it led to the moment one looked at */
export type Studied = { position: string; steps: string[]; names: string[]; at: number }

// ---- puzzles

export type Theme = { name: string; label: string }
/** a puzzle of a list; `about` is its table in words, `level` goes from 1, easy, to 3, hard */
export type PuzzleLine = { id: string; about: string; round: number; level: number; themes: string[] }
/** the puzzles of a game; `today` is the id of the one of the day */
export type PuzzleBook = { game: string; title: string; today: string; themes: Theme[]; puzzles: PuzzleLine[] }
/** a puzzle to be solved: a position for the desk, as a seat sees it; `next` is the id of another one */
export type Puzzle = Omit<PuzzleLine, 'themes'> & { game: string; themes: Theme[]; position: string; seat: number; names: string[]; next: string }
/** what a bot says about the answers, the right one first */
export type Solution = { bot: string; options: HintOption[] }
export type PuzzleVerdict = { right: boolean; text: string; solution: Solution | null }

export type ReviewedMove = {
  /** at which the choice was open */
  version: number
  round: number
  seat: number
  done: string
  better: string
  /** the places they point at, or their words */
  doneAt: string
  betterAt: string
  cost: number
  /** a part of the chance to win, or points */
  unit: 'win' | 'points'
}
export type Review = {
  state: 'none' | 'running' | 'done' | 'failed'
  bot: string
  done: number
  total: number
  moves: ReviewedMove[]
  /** the chance to win with what was chosen, in the bot's opinion */
  curve: WinChance[]
}
export type WinChance = { version: number; seat: number; win: number }

// ---- play

export type Mark = 'free' | 'fight' | 'plain' | 'back'

export type Choice = {
  action: number
  text: string
  label: string
  group: string
  at: string | null
  mark: Mark
  /** the number it stands for: dollars, points or pieces */
  amount: number | null
  /** the dollars it costs, at once or when its place is used */
  price: number | null
  /** what it is worth to whoever is asked, as things stand */
  worth: Worth | null
  /** per cent: how likely the fight it starts is won */
  odds: number | null
  /** what a button says that takes it, where the label only names a place */
  deed: string
}

/** A number for a chip and in words; `text` is empty where the label of the choice tells it. */
export type Worth = { amount: number; unit: 'dollars' | 'points' | 'land'; chip: string; text: string }

/** An answer that may be given once for all questions of the kind, as long as `until` is the same. */
export type Standing = { action: number; label: string; until: string }

export type Asked = {
  seat: number
  question: string
  choices: Choice[]
  /** the answer that does nothing, where nothing else changes anything now */
  idle?: number | null
  standing?: Standing | null
}

/** what the coach of a guided first game says: what came of the last answer, and what to do now */
export type Lesson = {
  /** steps that lie behind, and all */
  done: number
  steps: number
  told: string
  said: string
  /** the actions to choose from; none while others play, and when the lesson is over */
  lit: number[]
  /** for somebody who wants another one */
  aside: string
}

export type LogLine = {
  version: number
  seat: number | null
  kind: string
  text: string
  places: string[]
  amount: number | null
  undone: boolean
  /** what is added to the amount: the firepower to a die */
  bonus?: number | null
}

/** Lines sent before, by their versions, that have been undone or stand again. */
export type LogMark = { since: number; until: number; undone: boolean }

/** `value` is the amount as a number; a line that is `apart` is no part of the total: it tells what pays nothing, and why */
export type ExplanationLine = { text: string; amount: string; places: string[]; value: number | null; apart?: boolean }

export type Explanation = {
  title: string
  text: string
  total: string
  lines: ExplanationLine[]
  note: string
}

export type Outcome = {
  reason: string
  ranking: number[]
  /** how many of the first share the victory; one if it is not said */
  winners?: number
  /** the game in a line: 74 minutes, 11 duels, 20 buildings */
  story?: string
  scores: { total: number; lines: { label: string; detail: string; points: number }[] }[]
}

export type Poll = {
  /** time: somebody's clock is at zero */
  kind: 'back' | 'replace' | 'time' | 'abandon'
  text: string
  seat: number
  version: number
  yes: number[]
  no: number[]
  mine: boolean
}

export type Clocks = { left: number[]; running: number[] }

export type Past = { version: number; scene: GameScene; log: LogLine[] }

/** What a game's own screen draws: only that screen knows what is in it. */
export type GameScene = object

/** The scene of a game without a screen of its own: lines of text, each piece with a meaning such as seat-0. */
export type Drawing = { lines: { text: string; style: string }[][] }

export type Update = {
  type: 'update'
  table: TableInfo
  version: number
  scene: GameScene
  asked: Asked[]
  waiting: string
  /** the log starts anew (after hello 0); otherwise its lines follow those sent before */
  whole: boolean
  log: LogLine[]
  marks: LogMark[]
  /** what one may take back at once, and whether there is a choice to ask the others for */
  undo: { last: boolean; turn: boolean; ask: boolean }
  clocks: Clocks | null
  lesson: Lesson | null
  commitment: string
  seed: string | null
  result: Outcome | null
}

/** What has become of the last update: fields that are left out are as before, `marks` are none. */
export type Changes = Partial<Pick<Update, 'asked' | 'waiting' | 'marks' | 'undo' | 'clocks' | 'lesson'>> & {
  type: 'changes'
  version: number
  /** what is different now, by the way to it: round, players.2.cash, parcels.d4 */
  table: Record<string, unknown>
  scene: Record<string, unknown>
  log: LogLine[]
}

export type ChatLine = { at: string; seat: number | null; name: string; text: string }

// ---- messages

export type Hello = { type: 'hello'; version: number }

export type Request =
  | { type: 'act'; seat: number; action: number; version: number }
  | { type: 'undo'; seat: number; to: 'last' | 'turn' }
  | { type: 'ask-back'; seat: number; version?: number }
  | { type: 'answer'; seat: number; yes: boolean }
  | { type: 'replace'; seat: number }
  | { type: 'abandon'; seat: number }
  | { type: 'hurry' }
  | { type: 'explain'; seat: number; target: string; version?: number | undefined }
  | { type: 'past'; version: number }
  | { type: 'chat'; text: string }

export type RefusalCode = 'stale' | 'illegal' | 'seat' | 'bad' | 'busy' | 'lesson' | 'muted' | 'banned'

export type Accepted = { type: 'accepted'; id: number; version: number }
export type Refused = { type: 'refused'; id: number; code: RefusalCode; reason: string }
export type Explained = { type: 'explanation'; id: number } & Explanation
export type PastAnswer = { type: 'past'; id: number } & Past
export type Answer = Accepted | Refused | Explained | PastAnswer

export type News =
  | Update
  | Changes
  | { type: 'table'; table: TableInfo }
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'hurry'; name: string }
  | { type: 'announced'; lines: { id: number; text: string; until: string | null }[] }
  | { type: 'poll'; poll: Poll | null }

export type FromServer = Answer | News
