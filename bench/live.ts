import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_LAYOUT } from '@contract/access/layout'
import { createTokenSigner, hashOf, newSecretText } from '@server/platform/access/tokens'
import { inTransaction } from '@server/platform/db/transaction'
import { notify } from '@server/platform/notifications/notify'
import { benchDatabase } from './support/bench-database.ts'
import { startServer } from './support/bench-server.ts'
import { quantile, report, rounded } from './support/report.ts'

/**
 * How long it takes until everyone who listens has heard, with five hundred listeners on two servers; beside lines that
 * do nothing but hold on and repeat. From the call that tells to the word at each listener.
 */
const PEOPLE = 50
const LINES_EACH = 5
const ROUNDS = 200
const PAUSE_MS = 300

type DelaysByEvent = Map<string, number[]>

/** Resolves with the line open; each later word is noted with its time. */
function listen(
  port: number,
  path: string,
  key: string,
  heard: DelaysByEvent,
  token = '',
): Promise<() => void> {
  const headers = { accept: 'text/event-stream', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers, agent: false }, answer => {
      if (answer.statusCode !== 200) return reject(new Error(`a line was refused: ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        if (chunk.includes('event: notices')) heard.set(key, [...(heard.get(key) ?? []), performance.now()])
        if (chunk.includes('event: hello')) resolve(() => void request.destroy())
      })
      answer.on('error', () => undefined)
    })
    request.on('error', reject)
  })
}

/** One person after the other is told; the pause keeps each word by itself. */
async function timesOf(
  heard: DelaysByEvent,
  keys: readonly string[],
  listeners: number,
  tell: (key: string) => Promise<unknown>,
) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const key = keys[round % keys.length] ?? ''
    heard.set(key, [])
    const began = performance.now()
    await tell(key)
    const deadline = began + 5_000
    while ((heard.get(key)?.length ?? 0) < listeners && performance.now() < deadline) await sleep(1)
    const found = heard.get(key) ?? []
    if (found.length < listeners) throw new Error(`${listeners - found.length} listeners heard nothing`)
    times.push(...found.map(at => at - began))
    await sleep(PAUSE_MS / 10)
  }
  return times
}

const opened = await benchDatabase()
const { database } = opened
const signer = createTokenSigner(opened.env['BENCH_SECRET'] ?? '')
const tokens = new Map<string, string>()
for (let n = 0; n < PEOPLE; n += 1) {
  const { id } = await database.db
    .insertInto('app_user')
    .values({
      username: `listener-${n}`,
      email: `listener-${n}@portal.test`,
      password_hash: 'none',
      status: 'active',
      ou_id: null,
      layout: JSON.stringify(DEFAULT_LAYOUT),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const secret = newSecretText()
  const expires = new Date(Date.now() + 86_400_000)
  await database.db
    .insertInto('session')
    .values({
      user_id: id,
      token_hash: hashOf(secret),
      expires_at: expires,
      last_seen_at: new Date(),
      issued_at: new Date(),
      ip: null,
      user_agent: null,
      revoked_reason: null,
    })
    .execute()
  tokens.set(id, await signer.sign(id, secret, expires))
}
const people = [...tokens.keys()]
const closers: (() => void)[] = []

const portals = [
  await startServer('./portal-server.ts', opened.env),
  await startServer('./portal-server.ts', opened.env),
]
const heard: DelaysByEvent = new Map()
const idle = await portals[0]?.memoryMb()
for (const portal of portals)
  for (const id of people)
    for (let n = 0; n < LINES_EACH; n += 1)
      closers.push(await listen(portal.port, '/api/v1/events', id, heard, tokens.get(id)))
const full = await portals[0]?.memoryMb()
await sleep(1_000)
const live = await timesOf(heard, people, 2 * LINES_EACH, id =>
  inTransaction(database, { identity: { role: 'system' } }, tx =>
    notify(tx, {
      kind: 'memo.published',
      to: [id],
      subject: { type: 'memo', id },
      params: { title: 'For the bench' },
      path: '/files/memos',
    }),
  ),
)

const echo = await startServer('./echo-lines-server.ts', {})
const echoed: DelaysByEvent = new Map()
for (const id of people)
  for (let n = 0; n < 2 * LINES_EACH; n += 1)
    closers.push(await listen(echo.port, `/lines/${id}`, id, echoed))
await sleep(1_000)
const bare = await timesOf(echoed, people, 2 * LINES_EACH, id =>
  fetch(`http://127.0.0.1:${echo.port}/lines/${id}`, { method: 'POST' }),
)

const listeners = PEOPLE * LINES_EACH * portals.length
const [p50, p95] = [0.5, 0.95].map(q => quantile(live, q)) as [number, number]
const [bare50, bare95] = [0.5, 0.95].map(q => quantile(bare, q)) as [number, number]
report('Hearing of a notification', [
  {
    what: 'portal',
    listeners,
    servers: portals.length,
    'p50 ms': rounded(p50),
    'p95 ms': rounded(p95),
    'times the echo, p50': rounded(p50 / bare50),
    'times the echo, p95': rounded(p95 / bare95),
    'kB a listener': rounded((((full ?? 0) - (idle ?? 0)) * 1024) / (PEOPLE * LINES_EACH), 1),
  },
  { what: 'empty echo', listeners, servers: 1, 'p50 ms': rounded(bare50), 'p95 ms': rounded(bare95) },
])
for (const close of closers) close()
for (const server of [...portals, echo]) server.stop()
await opened.close()
