import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asSentence, forget } from './http'
import { rest, RestError } from './rest'

const fetched = vi.fn<typeof fetch>()

const me = { id: '1', name: 'Guest', login: null }

beforeEach(() => {
  forget()
  vi.stubGlobal('fetch', fetched)
  answer(200, me)
  document.cookie = 'csrftoken=sesame'
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

function answer(status: number, body: unknown): void {
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
}

async function refusal(promise: Promise<unknown>): Promise<RestError> {
  const error = await promise.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(RestError)
  return error as RestError
}

test('a change carries the token and its body', async () => {
  answer(200, { id: '1', name: 'Wren', login: null })
  expect(await rest.rename('Wren')).toEqual({ id: '1', name: 'Wren', login: null })
  const [path, init] = fetched.mock.calls[1] ?? []
  expect(path).toBe('/api/me')
  expect(init).toMatchObject({ method: 'PUT', body: '{"name":"Wren"}', headers: { 'x-csrftoken': 'sesame', 'content-type': 'application/json' } })
})

test('a question carries no token', async () => {
  answer(200, [])
  await rest.games()
  expect(fetched.mock.calls[1]?.[1]?.headers).toEqual({ accept: 'application/json' })
})

test('names in paths are encoded', async () => {
  answer(200, {})
  await rest.table('a/b')
  expect(fetched.mock.calls[1]?.[0]).toBe('/api/tables/a%2Fb')
})

test('a refusal is the sentence of the server', async () => {
  answer(409, { detail: 'This seat is taken.', extra: [{ key: 'seat', message: 'Taken.' }] })
  const error = await refusal(rest.join('ab'))
  expect(error).toMatchObject({ status: 409, message: 'This seat is taken.', fields: { seat: 'Taken.' } })
})

test('a failing server does not show its insides', async () => {
  answer(500, { detail: 'KeyError: 3' })
  expect((await refusal(rest.games())).message).toBe('The server stumbled over this. Try again in a moment.')
})

test('everybody waits for the greeting, and it is said once', async () => {
  answer(200, [])
  answer(200, [])
  await Promise.all([rest.games(), rest.games(), rest.me()])
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/me', '/api/games', '/api/games'])
})

test('a forgotten cookie is renewed', async () => {
  answer(401, { detail: 'we do not know you yet' })
  answer(200, me)
  answer(200, [])
  expect(await rest.games()).toEqual([])
})

test('a wrong password is no forgotten cookie', async () => {
  answer(401, { detail: 'wrong password' })
  expect(await refusal(rest.logIn('a', 'b'))).toMatchObject({ status: 401, message: 'Wrong password.' })
})

test('sentences look like sentences', () => {
  expect(['this seat is taken', 'Done.', 'why?'].map(asSentence)).toEqual(['This seat is taken.', 'Done.', 'Why?'])
})

test('no connection says what to do', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect((await refusal(rest.games())).message).toContain('cannot be reached')
})

test('a shared game is asked for without introducing oneself', async () => {
  await rest.sharedPast('a b', 7)
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/shared/a%20b/past/7'])
})
