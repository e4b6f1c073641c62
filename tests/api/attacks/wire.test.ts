import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  HEADERS_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
  SILENCE_MS,
  TIMEOUT_CHECK_MS,
} from '@server/platform/http/limits'
import { PUBLIC_URL, startApi, type TestApi } from '@tests/support/api'
import { aPerson, mailsTo } from '@tests/api/attacks/people.support'
import { listenOnLoopback, openLine, request, speak } from '@tests/api/attacks/raw-socket.support'

let api: TestApi
let port: number
beforeAll(async () => {
  api = await startApi({ ownApp: true })
  port = await listenOnLoopback(api)
})
afterAll(() => api.close())

const SIGN_IN = 'POST /users/authenticate HTTP/1.1'
const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
const JSON_TYPE = { 'Content-Type': 'application/json' }

describe('HEAD', () => {
  it('is answered as GET is, without the body, which would be the next answer on the same line', async () => {
    const close = { Host: 'x', Connection: 'close' }
    const [asked, read] = [
      await speak(port, request('HEAD /healthz HTTP/1.1', close)),
      await speak(port, request('GET /healthz HTTP/1.1', close)),
    ]
    const length = /content-length: (\d+)/i
    expect(asked.statuses).toEqual([200])
    expect(length.exec(asked.text)?.[1]).toBe(length.exec(read.text)?.[1])
    expect(asked.text.split('\r\n\r\n')[1]).toBe('')
    expect(read.text).toContain('alive')
  })

  it('asks for the same right as GET, and is no way to what only POST has', async () => {
    expect((await api.anyone.send('HEAD', '/api/v1/maintenance/operating-units')).status).toBe(401)
    expect((await api.anyone.send('HEAD', '/users/authenticate')).status).toBe(404)
  })
})

describe('two requests in one', () => {
  it('INJ-23 are two answers when both are whole, or the cases below would prove nothing', async () => {
    const both = await speak(
      port,
      HIDDEN + request('GET /healthz HTTP/1.1', { Host: 'x', Connection: 'close' }),
      2,
    )
    expect(both.statuses).toEqual([200, 200])
  })

  it.each<[string, string]>([
    [
      'a length and chunks',
      request(
        SIGN_IN,
        { Host: 'x', ...JSON_TYPE, 'Content-Length': '4', 'Transfer-Encoding': 'chunked' },
        `0\r\n\r\n${HIDDEN}`,
      ),
    ],
    [
      'chunks and a length',
      request(
        SIGN_IN,
        { Host: 'x', ...JSON_TYPE, 'Transfer-Encoding': 'chunked', 'Content-Length': '4' },
        `0\r\n\r\n${HIDDEN}`,
      ),
    ],
    [
      'two lengths',
      request(SIGN_IN, { Host: 'x', ...JSON_TYPE, 'Content-Length': ['0', String(HIDDEN.length)] }, HIDDEN),
    ],
    [
      'two lengths in one header',
      request(SIGN_IN, { Host: 'x', ...JSON_TYPE, 'Content-Length': `0, ${HIDDEN.length}` }, HIDDEN),
    ],
    [
      'a length with a sign',
      request(SIGN_IN, { Host: 'x', ...JSON_TYPE, 'Content-Length': '+2' }, `{}${HIDDEN}`),
    ],
    ['a negative length', request(SIGN_IN, { Host: 'x', ...JSON_TYPE, 'Content-Length': '-1' }, HIDDEN)],
    [
      'a length in hex',
      request(SIGN_IN, { Host: 'x', ...JSON_TYPE, 'Content-Length': '0x2' }, `{}${HIDDEN}`),
    ],
    [
      'a chunk size that is none',
      request(
        SIGN_IN,
        { Host: 'x', ...JSON_TYPE, 'Transfer-Encoding': 'chunked' },
        `zz\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
      ),
    ],
    [
      'a chunk longer than it says',
      request(
        SIGN_IN,
        { Host: 'x', ...JSON_TYPE, 'Transfer-Encoding': 'chunked' },
        `1\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
      ),
    ],
    [
      'an unknown coding',
      request(SIGN_IN, { Host: 'x', ...JSON_TYPE, 'Transfer-Encoding': 'xchunked' }, `0\r\n\r\n${HIDDEN}`),
    ],
    [
      'chunked twice',
      request(
        SIGN_IN,
        { Host: 'x', ...JSON_TYPE, 'Transfer-Encoding': 'chunked, identity' },
        `0\r\n\r\n${HIDDEN}`,
      ),
    ],
    [
      'a blank before the colon',
      request(SIGN_IN, { Host: 'x', ...JSON_TYPE, 'Content-Length ': '0' }, HIDDEN),
    ],
    ['a bare line feed', `${SIGN_IN}\nHost: x\nContent-Length: 0\n\n${HIDDEN}`],
    [
      'a bare line feed in a header',
      `${SIGN_IN}\r\nHost: x\r\nX-A: b\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ['a carriage return in a header', `${SIGN_IN}\r\nHost: x\r\nX-A: b\rContent-Length: 0\r\n\r\n${HIDDEN}`],
    [
      'a header that goes on',
      `${SIGN_IN}\r\nHost: x\r\nTransfer-Encoding:\r\n chunked\r\nContent-Length: 0\r\n\r\n${HIDDEN}`,
    ],
    ['a NUL in a header', `${SIGN_IN}\r\nHost: x\r\nX-A: b\0c\r\nContent-Length: 0\r\n\r\n${HIDDEN}`],
    ['no such version', `POST /users/authenticate HTTP/9.9\r\nHost: x\r\n\r\n${HIDDEN}`],
  ])('INJ-23 are refused with one 400 and a closed line: %s', async (_name, bytes) => {
    const { statuses, closed, text } = await speak(port, bytes)
    expect(closed, text).toBe(true)
    expect(text).not.toContain('alive')
    // What is not even a whole request may be cut without a word.
    expect([[400], []]).toContainEqual(statuses)
  })
})

describe('whose name a request brings', () => {
  const body = (email: string) => JSON.stringify({ email })
  const forgot = (line: string, email: string, headers: Record<string, string | string[]>) =>
    speak(
      port,
      request(
        line,
        { ...headers, ...JSON_TYPE, 'Content-Length': String(body(email).length), Connection: 'close' },
        body(email),
      ),
    )

  it('AUTHN-17 is refused where there are two Host headers, and no mail goes out', async () => {
    const person = await aPerson(api)
    const heard = await forgot('POST /users/forgot-password HTTP/1.1', person.email, {
      Host: ['portal.test', 'evil.test'],
    })
    expect(heard.statuses).toEqual([400])
    expect(await mailsTo(api, person.email)).toEqual([])
  })

  it('AUTHN-17 is refused where there is none', async () => {
    expect((await forgot('POST /users/forgot-password HTTP/1.1', 'a@portal.test', {})).statuses).toEqual([
      400,
    ])
  })

  it('AUTHN-17 does not reach the mail where it stands in the request line', async () => {
    const person = await aPerson(api)
    const heard = await forgot('POST http://evil.test/users/forgot-password HTTP/1.1', person.email, {
      Host: 'evil.test',
    })
    const mails = await mailsTo(api, person.email)
    // Refusing such a line would do as well as answering it.
    expect([[202], [400], [404]]).toContainEqual(heard.statuses)
    expect(mails).toHaveLength(heard.statuses[0] === 202 ? 1 : 0)
    for (const { text_body, html_body } of mails) {
      expect(`${text_body}${html_body}`).not.toContain('evil.test')
      expect(text_body).toContain(`${PUBLIC_URL}/reset-password/`)
    }
  })
})

describe('sizes of what comes before the body', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    speak(port, request(`GET ${path} HTTP/1.1`, { Host: 'x', Connection: 'close', ...headers }))

  it.each<[string, string, Record<string, string>, number[]]>([
    ['a header of 64 kB', '/healthz', { 'X-Long': 'x'.repeat(65_536) }, [431]],
    ['an address of 20 kB', `/healthz?${'x'.repeat(20_000)}`, {}, [414, 431]],
    ['a path part of 1 kB', `/api/v1/settings/users/${'x'.repeat(1000)}`, {}, [400, 401, 404, 414]],
    [
      'a thousand parameters',
      `/api/v1/portal?${Array.from({ length: 1000 }, (_, i) => `p${i}=1`).join('&')}`,
      {},
      [400],
    ],
    ['an address that cannot be read', '/api/v1/portal/%zz', {}, [400]],
  ])('DOS-09 are refused: %s', async (_name, path, headers, expected) => {
    const heard = await get(path, headers)
    expect(expected).toContain(heard.statuses[0])
    expect(heard.text).toMatch(/"code":"\w+","message":"[^"]+"/)
    expect(heard.text.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect((await get('/healthz')).statuses).toEqual([200])
  })

  it('DOS-09 are refused: two thousand headers', async () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`X-${i}`, '']))
    expect([400, 431]).toContain((await get('/healthz', many)).statuses[0])
    expect((await get('/healthz')).statuses).toEqual([200])
  })
})

describe('slow clients', () => {
  const LINES = 100

  it('DOS-04 are cut by the set time limits while others are served', async () => {
    const { server } = api.app
    expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([
      HEADERS_TIMEOUT_MS,
      REQUEST_TIMEOUT_MS,
      SILENCE_MS,
    ])
    expect(Math.max(HEADERS_TIMEOUT_MS, TIMEOUT_CHECK_MS)).toBeLessThanOrEqual(10_000)
    // The limits stand; shorter ones show that they are kept, without waiting half a minute.
    server.headersTimeout = 500
    server.requestTimeout = 1000
    const slowHeaders = 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '
    const slowBody = request(SIGN_IN, { Host: 'x', ...JSON_TYPE, 'Content-Length': '1000' }, '{')
    const lines = await Promise.all(
      Array.from({ length: 2 * LINES }, async (_, i) => {
        const socket = await openLine(port)
        socket.resume().write(i % 2 ? slowBody : slowHeaders)
        const drip = setInterval(() => socket.writable && socket.write('x'), 100)
        socket.on('close', () => clearInterval(drip))
        return socket
      }),
    )
    expect(lines.every(socket => !socket.closed)).toBe(true)
    const served = await speak(port, request('GET /readyz HTTP/1.1', { Host: 'x', Connection: 'close' }))
    expect(served.statuses).toEqual([200])
    await expect.poll(() => lines.filter(socket => !socket.closed).length, { timeout: 20_000 }).toBe(0)
    server.headersTimeout = HEADERS_TIMEOUT_MS
    server.requestTimeout = REQUEST_TIMEOUT_MS
  })
})

describe('methods that nobody needs', () => {
  it.each(['TRACE', 'TRACK', 'CONNECT', 'PUT', 'PROPFIND', 'DEBUG'])(
    'CFG-06 are refused: %s',
    async method => {
      const { statuses, text } = await speak(
        port,
        request(`${method} /api/v1/portal HTTP/1.1`, {
          Host: 'x',
          Connection: 'close',
          'X-Secret': 'echo-me',
        }),
      )
      expect([[400], [404], [405], []]).toContainEqual(statuses)
      expect(text).not.toContain('echo-me')
    },
  )
})
