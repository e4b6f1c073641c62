import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios'
import { AxiosError, CanceledError } from 'axios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { abortSessionCalls } from '@/shared/http/axios-client'
import { toApiFailure } from '@/shared/http/api-failure'
import { watchConnection } from '@/shared/http/connection'
import { http, replaceHttpAdapter } from '@/shared/http/http'
import { connectHttp } from '@/shared/http/http-ports'
import { newIdempotencyKey } from '@/shared/http/idempotency-key'

type Step = number | 'network' | { status: number; body?: unknown; headers?: Record<string, string> }

const onSessionLost = vi.fn()
const onForbidden = vi.fn()
const askForPassword = vi.fn<() => Promise<boolean>>()
let token: string | null
let sent: InternalAxiosRequestConfig[]

/** Answers the calls in turn; the last step stands for all further ones. */
async function answerWith(...steps: Step[]): Promise<void> {
  const adapter: AxiosAdapter = config => {
    const step = steps[Math.min(sent.length, steps.length - 1)] ?? 200
    sent.push(config)
    if (config.signal?.aborted) return Promise.reject(new CanceledError())
    if (step === 'network') return Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config))
    const { status, body = {}, headers = {} } = typeof step === 'number' ? { status: step } : step
    const response = { status, statusText: `status ${status}`, data: body, headers, config }
    if (status < 400) return Promise.resolve(response)
    return Promise.reject(new AxiosError('failed', 'ERR_BAD', config, null, response))
  }
  await replaceHttpAdapter(adapter)
}

const headerOf = (call: number, name: string) => sent[call]?.headers.get(name)
const failureOf = (call: Promise<unknown>) => call.then(() => null, toApiFailure)
/** Lets the pauses between the tries go by. */
const patiently = async <T>(call: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(20_000)
  return call
}

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  token = 'the.token.now'
  onSessionLost.mockReset()
  onForbidden.mockReset()
  askForPassword.mockReset()
  connectHttp({
    userId: () => 'ana',
    token: () => token,
    activeOu: () => 'CEB',
    language: () => 'it',
    onSessionLost,
    onForbidden,
    askForPassword,
  })
})
afterEach(() => vi.useRealTimers())

describe('a call', () => {
  it('carries the bearer, the unit and the language', async () => {
    await answerWith(200)
    await http.get('/api/v1/auth/profile')
    expect(headerOf(0, 'Authorization')).toBe('Bearer the.token.now')
    expect(headerOf(0, 'X-Active-OU')).toBe('CEB')
    expect(headerOf(0, 'Accept-Language')).toBe('it')
  })

  it('reads the token anew each time, since another tab may have changed it', async () => {
    await answerWith(200)
    await http.get('/api/v1/a')
    token = 'another.token.then'
    await http.get('/api/v1/a')
    expect(headerOf(1, 'Authorization')).toBe('Bearer another.token.then')
  })

  it('goes without a bearer before anyone is known', async () => {
    await answerWith(200)
    await http.post('/users/authenticate', { email: 'a', password: 'b' }, { anonymous: true })
    expect(headerOf(0, 'Authorization')).toBeUndefined()
    expect(headerOf(0, 'X-Active-OU')).toBeUndefined()
  })

  it('carries the version it was made on, and the key of the intent', async () => {
    await answerWith(200)
    const idempotencyKey = newIdempotencyKey()
    await http.patch('/api/v1/a', { b: 1 }, { ifMatch: 3, idempotencyKey })
    expect(headerOf(0, 'If-Match')).toBe('"3"')
    expect(headerOf(0, 'Idempotency-Key')).toBe(idempotencyKey)
    expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/u)
    expect(newIdempotencyKey()).not.toBe(idempotencyKey)
  })

  it.each(['https://evil.test/api', '//evil.test/api', '/\\evil.test', '/\t/evil.test'])(
    'never reaches %j',
    async url => {
      await answerWith(200)
      await expect(http.get(url)).rejects.toThrow('Not a path')
      await expect(http.get(url, { anonymous: true })).rejects.toThrow('Not a path')
      expect(sent).toHaveLength(0)
    },
  )
})

describe('when something fails', () => {
  it('a read is tried three times more', async () => {
    await answerWith('network', 503, 502, { status: 200, body: { data: 'here' } })
    expect(await patiently(http.get('/api/v1/a'))).toMatchObject({ data: { data: 'here' } })
    expect(sent).toHaveLength(4)
  })

  it('a read gives up after that, and says that nothing was reached', async () => {
    await answerWith('network')
    expect(await patiently(failureOf(http.get('/api/v1/a')))).toMatchObject({ status: 0, code: 'offline' })
    expect(sent).toHaveLength(4)
  })

  it('a write is sent once', async () => {
    await answerWith('network')
    expect(await failureOf(http.post('/api/v1/a', {}))).toMatchObject({ code: 'offline' })
    expect(sent).toHaveLength(1)
  })

  it('a write with a key is sent again, with the same key and body', async () => {
    await answerWith('network', 201)
    await patiently(http.post('/api/v1/a', { amount: '1.00' }, { idempotencyKey: 'k1' }))
    expect([headerOf(0, 'Idempotency-Key'), headerOf(1, 'Idempotency-Key')]).toEqual(['k1', 'k1'])
    expect(sent[1]?.data).toBe(sent[0]?.data)
  })

  it('a read is not tried again while there is no line at all: the banner and the return look after it', async () => {
    await answerWith('network')
    const stop = watchConnection(() => Promise.resolve(false))
    window.dispatchEvent(new Event('offline'))
    expect(await patiently(failureOf(http.get('/api/v1/a')))).toMatchObject({ code: 'offline' })
    expect(sent).toHaveLength(1)
    stop()
    const mended = watchConnection(() => Promise.resolve(true))
    await vi.advanceTimersByTimeAsync(20_000)
    mended()
  })

  it('the caller may give up while it waits for the next try', async () => {
    await answerWith(503)
    const giveUp = new AbortController()
    const call = failureOf(http.get('/api/v1/a', { signal: giveUp.signal }))
    await vi.advanceTimersByTimeAsync(10)
    expect(sent).toHaveLength(1)
    giveUp.abort()
    expect(await call).toMatchObject({ code: 'cancelled' })
  })
})

describe('a change for which the password is wanted again', () => {
  const wanted = { status: 403, body: { code: 'confirm_password', message: 'Please.', requestId: 'r' } }

  it('is made again as it was once the password was shown', async () => {
    askForPassword.mockResolvedValue(true)
    await answerWith(wanted, { status: 200, body: { data: 'done' } })
    const options = { idempotencyKey: 'k2', ifMatch: 4 }
    expect(await http.post('/api/v1/a', { b: 1 }, options)).toMatchObject({ data: { data: 'done' } })
    expect([0, 1].map(call => [headerOf(call, 'Idempotency-Key'), headerOf(call, 'If-Match')])).toEqual([
      ['k2', '"4"'],
      ['k2', '"4"'],
    ])
    expect(sent[1]?.data).toBe(sent[0]?.data)
  })

  it('fails when nobody shows it, and says nothing of lost rights', async () => {
    askForPassword.mockResolvedValue(false)
    await answerWith(wanted)
    expect(await failureOf(http.post('/api/v1/a', {}))).toMatchObject({ code: 'confirm_password' })
    expect(sent).toHaveLength(1)
    expect(onForbidden).not.toHaveBeenCalled()
  })

  it('asks once more and no oftener where it is wanted again', async () => {
    askForPassword.mockResolvedValue(true)
    await answerWith(wanted)
    expect(await failureOf(http.post('/api/v1/a', {}))).toMatchObject({ code: 'confirm_password' })
    expect([sent.length, askForPassword.mock.calls.length]).toEqual([2, 1])
  })

  it('is not asked for by a read, which says so in its place', async () => {
    await answerWith(wanted)
    expect(await failureOf(http.get('/api/v1/a'))).toMatchObject({ code: 'confirm_password' })
    expect(askForPassword).not.toHaveBeenCalled()
  })
})

describe('a 401', () => {
  const dead = { status: 401, body: { code: 'unauthenticated', message: 'gone', requestId: 'r' } }

  it('ends the session', async () => {
    await answerWith(dead)
    expect(await failureOf(http.get('/api/v1/a'))).toMatchObject({ status: 401, message: 'gone' })
    expect(onSessionLost).toHaveBeenCalledWith('expired')
  })

  it('of the sign-in call is only a wrong password', async () => {
    await answerWith(dead)
    await failureOf(http.post('/users/authenticate', {}, { anonymous: true }))
    expect(onSessionLost).not.toHaveBeenCalled()
  })

  it('of signing out only says that the session had ended already', async () => {
    await answerWith(dead)
    await failureOf(
      http.post('/users/logout', undefined, {
        anonymous: true,
        headers: { Authorization: `Bearer ${token}` },
      }),
    )
    expect(headerOf(0, 'Authorization')).toBe(`Bearer ${token}`)
    expect(onSessionLost).not.toHaveBeenCalled()
  })

  it('of an older session says nothing about the one that stands now', async () => {
    await replaceHttpAdapter(config => {
      // Signed in again while the call was under way.
      token = 'signed.in.again'
      const response = { status: 401, statusText: 'gone', data: {}, headers: {}, config }
      return Promise.reject(new AxiosError('failed', 'ERR_BAD', config, null, response))
    })
    expect(await failureOf(http.get('/api/v1/a'))).toMatchObject({ status: 401 })
    expect(onSessionLost).not.toHaveBeenCalled()
  })
})

describe('a session that is gone', () => {
  it('sends nothing when another tab took the token away', async () => {
    await answerWith(200)
    token = null
    expect(await failureOf(http.get('/api/v1/a'))).toMatchObject({ code: 'unauthenticated' })
    expect(sent).toHaveLength(0)
    expect(onSessionLost).toHaveBeenCalledWith('elsewhere')
  })

  it('calls back what is under way', async () => {
    await replaceHttpAdapter(
      config =>
        new Promise((_resolve, reject) => {
          config.signal?.addEventListener?.('abort', () => reject(new CanceledError()))
        }),
    )
    const call = failureOf(http.get('/api/v1/a'))
    await vi.advanceTimersByTimeAsync(10)
    abortSessionCalls()
    expect(await call).toMatchObject({ code: 'cancelled' })
  })
})

it('a 403 asks for the rights that are really ours', async () => {
  await answerWith({ status: 403, body: { code: 'forbidden', message: 'no', requestId: 'r' } })
  await failureOf(http.get('/api/v1/a'))
  expect(onForbidden).toHaveBeenCalledTimes(1)
  expect(onSessionLost).not.toHaveBeenCalled()
})
