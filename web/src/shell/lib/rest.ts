/** REST: people and tables. The shapes are those of protocol.ts. */
import { ask, greet } from './http'
import type {
  Account, Advised, Charts, Companion, Described, DeskLine, DeskShown, Device, EaselChange, Edited, Explanation, GameInfo, HelpTopic, Hint, KeyMade, KeyQuestion, KeySigned, KeyWish, ListName, Me, Move, NewTable, Notices, Past, Puzzle, PuzzleBook, PuzzleVerdict, RemoteBot, RemoteMade, Review, RulingPage, Solution, Stopped, StoredLog, Studied, TableInfo, TableList, Tables, Update, Verify, Wishes,
} from './protocol'

export { RestError, sentence } from './http'

const part = encodeURIComponent

/** A table one sits at or may watch, or a shared game, which goes by the code of its link. */
export type Whose = { id: string; shared?: boolean | undefined }
const home = ({ id, shared }: Whose): string => `/api/${shared ? 'shared' : 'tables'}/${part(id)}`

/** "?game=cards", or nothing when no value is given. */
function query(values: Record<string, string>): string {
  const given = Object.entries(values).filter(([, value]) => value)
  return given.length ? `?${given.map(([name, value]) => `${name}=${part(value)}`).join('&')}` : ''
}

export const rest = {
  me: greet,
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  createAccount: (login: string, password: string) => ask<Me>('POST', '/api/account', { login, password }),
  logIn: (login: string, password: string) => ask<Me>('POST', '/api/login', { login, password }),
  logOut: () => ask<Me>('POST', '/api/logout'),
  changePassword: (old: string, next: string) => ask<Me>('PUT', '/api/account/password', { old, new: next }),
  forgotten: (login: string) => ask<{ sent: boolean }>('POST', '/api/account/forgotten', { login }),
  resetPassword: (token: string, password: string) => ask<Me>('POST', `/api/account/reset/${part(token)}`, { password }),
  exportPath: '/api/account/export',
  account: () => ask<Account>('GET', '/api/account'),
  deleteAccount: () => ask<Me>('DELETE', '/api/account'),
  giveUpPassword: () => ask<Account>('DELETE', '/api/account/password'),
  wishForPasskey: () => ask<KeyWish>('POST', '/api/account/passkeys/wish'),
  addPasskey: (made: KeyMade) => ask<Account>('POST', '/api/account/passkeys', made),
  renamePasskey: (id: string, name: string) => ask<Account>('PUT', `/api/account/passkeys/${part(id)}`, { name }),
  removePasskey: (id: string) => ask<Account>('DELETE', `/api/account/passkeys/${part(id)}`),
  loginQuestion: () => ask<KeyQuestion>('POST', '/api/login/passkey/question'),
  logInByPasskey: (signed: KeySigned) => ask<Me>('POST', '/api/login/passkey', signed),
  prove: (password: string) => ask<Account>('POST', '/api/account/proof', { password }),
  proofQuestion: () => ask<KeyQuestion>('POST', '/api/account/proof/question'),
  proveByPasskey: (signed: KeySigned) => ask<Account>('POST', '/api/account/proof/passkey', signed),
  transfer: () => ask<{ code: string; expires: string }>('POST', '/api/transfer'),
  devices: () => ask<Device[]>('GET', '/api/devices'),
  signOutThere: (device: string) => ask<Device[]>('DELETE', `/api/devices/${part(device)}`),
  signOutElsewhere: () => ask<Device[]>('DELETE', '/api/devices'),
  remoteBots: () => ask<RemoteBot[]>('GET', '/api/bots'),
  makeRemoteBot: (name: string) => ask<RemoteMade>('POST', '/api/bots', { name }),
  revokeRemoteBot: (bot: string) => ask<RemoteBot[]>('DELETE', `/api/bots/${part(bot)}`),
  takeTransfer: (code: string) => ask<Me>('POST', `/api/transfer/${part(code)}`),

  notices: () => ask<Notices>('GET', '/api/notices'),
  wish: (wishes: Wishes) => ask<Notices>('PUT', '/api/notices/wishes', wishes),
  addBrowser: (endpoint: string, keys: { p256dh: string; auth: string }) => ask<Notices>('POST', '/api/notices/push', { endpoint, keys }),
  addMailbox: (address: string) => ask<Notices>('POST', '/api/notices/mail', { address }),
  addHook: (service: string, address: string) => ask<Notices>('POST', '/api/notices/hooks', { service, address }),
  turnChannel: (id: string, on: boolean) => ask<Notices>('PUT', `/api/notices/channels/${part(id)}`, { on }),
  removeChannel: (id: string) => ask<Notices>('DELETE', `/api/notices/channels/${part(id)}`),
  tryChannel: (id: string) => ask<Notices>('POST', `/api/notices/channels/${part(id)}/trial`),
  /** a link in a message was opened */
  followLink: (what: 'confirm' | 'stop' | 'start', token: string) => ask<Stopped>('POST', `/api/notices/${what}/${part(token)}`),

  games: () => ask<GameInfo[]>('GET', '/api/games'),
  help: (game: string, options: string[] = []) =>
    ask<HelpTopic[]>('GET', `/api/games/${part(game)}/help${options.map((each, at) => `${at ? '&' : '?'}option=${part(each)}`).join('')}`),
  rulings: (game: string) => ask<RulingPage[]>('GET', `/api/games/${part(game)}/rulings`),

  tables: () => ask<Tables>('GET', '/api/tables'),
  list: (name: ListName, after = '') => ask<TableList>('GET', `/api/lists/${name}${query({ after })}`),
  hide: (id: string) => ask<TableInfo>('PUT', `/api/tables/${part(id)}/hidden`),
  show: (id: string) => ask<TableInfo>('DELETE', `/api/tables/${part(id)}/hidden`),
  deleteCopy: (id: string) => ask<TableList>('DELETE', `/api/tables/${part(id)}`),
  table: (id: string, invite = '') =>
    ask<TableInfo>('GET', `/api/tables/${part(id)}${invite ? `?invite=${part(invite)}` : ''}`),
  playNow: (game = '', bot = '') => ask<TableInfo>('POST', `/api/play-now${query({ game, bot })}`),
  learn: (game: string) => ask<TableInfo>('POST', `/api/learn${query({ game })}`),
  leaveLesson: (id: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/leave-lesson`),
  open: (table: NewTable) => ask<TableInfo>('POST', '/api/tables', table),
  described: (table: NewTable) => ask<Described>('POST', '/api/described', table),
  join: (id: string, how: { seat?: number; invite?: string; name?: string; colour?: number } = {}) =>
    ask<TableInfo>('POST', `/api/tables/${part(id)}/join`, how),
  leave: (id: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/leave`),
  resign: (id: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/resign`),
  comeBack: (id: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/return`),
  seatBot: (id: string, seat: number, bot: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/bot`, { seat, bot }),
  fill: (id: string, bot: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/fill`, { bot }),
  chooseColour: (id: string, seat: number, colour: number) => ask<TableInfo>('PUT', `/api/tables/${part(id)}/colour`, { seat, colour }),
  askAgain: (id: string, seat: number) => ask<TableInfo>('POST', `/api/tables/${part(id)}/ask-again`, { seat }),
  takeOver: (id: string, seat: number) => ask<TableInfo>('POST', `/api/tables/${part(id)}/take-over`, { seat }),
  companions: (id: string) => ask<Companion[]>('GET', `/api/tables/${part(id)}/companions`),
  callCompanion: (id: string, person: string) => ask<Companion[]>('POST', `/api/tables/${part(id)}/companions`, { person }),
  rematch: (id: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/rematch`),
  fork: (id: string, version: number) => ask<TableInfo>('POST', `/api/tables/${part(id)}/fork`, { version }),

  desk: (line: DeskLine & { known?: number }) => ask<DeskShown>('POST', '/api/desk', line),
  deskExplanation: (line: DeskLine & { target: string }) => ask<Explanation>('POST', '/api/desk/explain', line),
  deskAdvice: (line: DeskLine & { seat: number; round: number }) => ask<Advised>('POST', '/api/desk/advice', line),
  edit: (position: string, change?: EaselChange) => ask<Edited>('POST', '/api/desk/edit', { position, ...(change && { change }) }),
  firstStudy: (game: string) => ask<Studied>('GET', `/api/games/${part(game)}/study`),
  study: (of: Whose, version: number) => ask<Studied>('GET', `${home(of)}/study?version=${version}`),

  puzzles: () => ask<PuzzleBook[]>('GET', '/api/puzzles'),
  puzzle: (game: string, id: string) => ask<Puzzle>('GET', `/api/puzzles/${part(game)}/${part(id)}`),
  answerPuzzle: (game: string, id: string, action: number) => ask<PuzzleVerdict>('POST', `/api/puzzles/${part(game)}/${part(id)}/answer`, { action }),
  puzzleSolution: (game: string, id: string) => ask<Solution>('GET', `/api/puzzles/${part(game)}/${part(id)}/solution`),

  hint: (id: string, seat: number, version: number) => ask<Hint>('POST', `/api/tables/${part(id)}/hint`, { seat, version }),
  review: (of: Whose) => ask<Review>('GET', `${home(of)}/review`),
  startReview: (id: string) => ask<Review>('POST', `/api/tables/${part(id)}/review`),

  log: (id: string) => ask<StoredLog>('GET', `/api/tables/${part(id)}/log`),
  recordPath: (of: Whose) => `${home(of)}/record`,
  uploadRecord: (text: string) => ask<TableInfo>('POST', '/api/records', text),
  moves: (of: Whose) => ask<Move[]>('GET', `${home(of)}/moves`),
  charts: (of: Whose) => ask<Charts>('GET', `${home(of)}/charts`),

  note: (id: string, seat: number) => ask<{ text: string }>('GET', `/api/tables/${part(id)}/notes/${seat}`),
  setNote: (id: string, seat: number, text: string) => ask<{ text: string }>('PUT', `/api/tables/${part(id)}/notes/${seat}`, { text }),

  shareCode: (id: string) => ask<{ code: string | null }>('GET', `/api/tables/${part(id)}/share`),
  share: (id: string) => ask<{ code: string | null }>('POST', `/api/tables/${part(id)}/share`),
  unshare: (id: string) => ask<{ code: string | null }>('DELETE', `/api/tables/${part(id)}/share`),
  sharedGame: (code: string) => ask<Update>('GET', `/api/shared/${part(code)}`),
  sharedPast: (code: string, version: number) => ask<Past>('GET', `/api/shared/${part(code)}/past/${version}`),
  sharedExplanation: (code: string, target: string, version?: number) =>
    ask<Explanation>('GET', `/api/shared/${part(code)}/explain/${part(target)}${version === undefined ? '' : `?version=${version}`}`),

  verify: (id: string) => ask<Verify>('GET', `/api/tables/${part(id)}/verify`),
}
