/** Requests to our own server. A refusal becomes an error with a sentence for a person. */
import { banned } from '../order/banned.svelte'
import type { Me } from './protocol'
import { t } from './words'

/** The server said no, or could not be heard; `message` is a sentence, `fields` names the inputs it is about. */
export class RestError extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  /** the line of a text that is to blame; 0 when there is none */
  readonly line: number
  /** seconds after which another try is worth while */
  readonly wait: number

  constructor(status: number, message: string, fields: Record<string, string> = {}, { line = 0, wait = 0 } = {}) {
    super(message)
    this.name = 'RestError'
    this.status = status
    this.fields = fields
    this.line = line
    this.wait = wait
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The sentence to show for anything that was thrown. */
export function sentence(error: unknown): string {
  return error instanceof RestError ? error.message : t('error.server')
}

// ---- the first word

const ME = '/api/me'
/** what anybody may ask for without being anybody */
const OPEN = '/api/shared/'
let greeting: Promise<Me> | null = null

/** Who am I? The first answer sets the cookies every other request needs, so all wait for it and it is asked once. */
export function greet(): Promise<Me> {
  greeting ??= send('GET', ME)
    .then((answer) => answer.json() as Promise<Me>)
    .catch((error: unknown) => {
      greeting = null
      throw error
    })
  return greeting
}

/** Forget the greeting: the next request introduces itself anew. */
export function forget(): void {
  greeting = null
}

// ---- requests

/** The JSON the server answers with. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  if (!path.startsWith(OPEN)) await greet().catch(() => null)
  let answer = await send(method, path, body).catch((error: unknown) => error)
  if (isStranger(answer, path)) {
    forget()
    await greet()
    answer = await send(method, path, body)
  }
  if (!(answer instanceof Response)) throw answer
  return (await answer.json().catch(() => {
    throw new RestError(0, t('error.server'))
  })) as T
}

/** The server no longer knows our cookie; a login that failed is something else. */
function isStranger(answer: unknown, path: string): boolean {
  return answer instanceof RestError && answer.status === 401 && path !== '/api/login'
}

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (method !== 'GET') headers['x-csrftoken'] = cookie('csrftoken')
  if (body !== undefined) headers['content-type'] = typeof body === 'string' ? 'text/plain' : 'application/json'
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
  const answer = await fetch(path, { method, headers, body: text ?? null, credentials: 'same-origin' }).catch(() => {
    throw new RestError(0, t('error.offline'))
  })
  if (!answer.ok) throw await refusal(answer)
  return answer
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : ''
}

// ---- refusals

async function refusal(answer: Response): Promise<RestError> {
  const body = (await answer.json().catch(() => ({}))) as { detail?: unknown; extra?: unknown; line?: unknown }
  if (answer.status >= 500) return new RestError(answer.status, t('error.server'))
  if (answer.status === 429) return new RestError(429, t('error.tooMany'), {}, { wait: Number(answer.headers.get('retry-after')) || 0 })
  const fields = fieldsOf(body.extra)
  if (fields.banned) banned.tell(fields.banned)
  const detail = typeof body.detail === 'string' && body.detail ? asSentence(body.detail) : t('error.refused')
  return new RestError(answer.status, detail, fields, { line: typeof body.line === 'number' ? body.line : 0 })
}

/** With a capital letter and a full stop. */
export function asSentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?…”]$/.test(start) ? start : `${start}.`
}

function fieldsOf(extra: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const item of Array.isArray(extra) ? (extra as { key?: unknown; message?: unknown }[]) : []) {
    if (typeof item?.key === 'string' && typeof item.message === 'string') fields[item.key] = asSentence(item.message)
  }
  return fields
}
