import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Db } from '@server/platform/db/database'
import { callersBy, startApi, type Ask, type TestApi } from '@tests/support/api'
import { atTheEnd } from '@tests/support/endings'
import { atMoment, isCommitted, type Moment } from '@tests/support/moment-of-a-write'
import { environmentOn, folderOfOwn, startProcess } from '@tests/support/portal-process'

/** The next write whose address fits, after so many that are let through. */
export type Kill = { moment: Moment; of: RegExp; after: number }
type Reply = Awaited<ReturnType<Ask>>
type Write = { method: string; url: string; headers: Record<string, string>; payload: unknown }
type WriteWithReply = { write: Write; reply: Reply }

/** A key is kept for whoever is signed in: what anybody sends is made anew each time. */
const isKept = ({ headers }: Write) => headers['authorization'] !== undefined

/** What was answered. It is kept as what it says, so its parts may come in another order when it is told again. */
const told = ({ statusCode, payload }: Reply): unknown[] => [statusCode, payload && JSON.parse(payload)]

/**
 * The built portal on a database of its own, killed on demand and started again. Whoever calls notices nothing but time:
 * what was cut off is asked for again with its key, after `whenBack` has looked at what stands.
 */
export async function mortalPortal(
  whenBack: () => Promise<void>,
  prepare: (db: Db) => Promise<unknown> = async () => undefined,
) {
  const home = await startApi()
  atTheEnd(home.close)
  const { db } = home.database
  await prepare(db)
  const env = { ...environmentOn(home.fresh.ownerConnection), DATA_DIR: (await folderOfOwn()).path }
  // Started again within a test, it serves the next ones too.
  let end = async (): Promise<unknown> => undefined
  atTheEnd(() => end())
  const start = () => startProcess({ env, endWith: ending => (end = ending) })
  let portal = await start()
  let armed: Kill | null = null
  const deaths: { moment: Moment; path: string; isCutOff: boolean }[] = []
  const answered: WriteWithReply[] = []
  /** What it had no answer to, though nobody killed it. */
  const broken: string[] = []

  const send = async ({ method, url, headers, payload }: Write): Promise<Reply> => {
    const isJson = payload !== undefined && !Buffer.isBuffer(payload)
    const body = Buffer.isBuffer(payload) ? new Uint8Array(payload) : isJson ? JSON.stringify(payload) : null
    const answer = await fetch(portal.url + url, {
      method,
      headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
      body,
    })
    const said = await answer.text()
    if (answer.status >= 500) broken.push(`${method} ${url}: ${said}`)
    return { statusCode: answer.status, headers: Object.fromEntries(answer.headers), payload: said }
  }
  const note = (write: Write, reply: Reply) => {
    if (reply.statusCode < 300 && isKept(write)) answered.push({ write, reply })
    return reply
  }

  function dueFor(write: Write): Kill | null {
    if (!armed?.of.test(write.url) || !isKept(write)) return null
    const due = armed
    armed = due.after > 0 ? { ...due, after: due.after - 1 } : null
    return armed ? null : due
  }

  async function killIn(write: Write, { moment }: Kill): Promise<Reply> {
    const key = write.headers['idempotency-key'] ?? ''
    const { begun, letGo } = await atMoment(db, { moment, key }, () => send(write).catch(() => null))
    await portal.kill('SIGKILL')
    await letGo()
    const first = await begun
    if (first) note(write, first)
    portal = await start()
    deaths.push({ moment, path: write.url, isCutOff: first === null })
    await backendsGone()
    const stands = await isCommitted(db, key)
    await whenBack()
    const again = await send(write)
    // What stood before the server was back is told again, and not done again.
    expect(again.headers['idempotent-replay']).toBe(stands ? 'true' : undefined)
    if (first && first.statusCode < 300) expect(told(again)).toEqual(told(first))
    return again
  }

  /** Until the engine has given up what the killed server had begun. */
  async function backendsGone(): Promise<void> {
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity where datname = current_database()
          and backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`.execute(db)
        return rows.length
      })
      .toBe(0)
  }

  const ask: Ask = async ({ method = 'GET', url, headers, payload }) => {
    const write = { method, url: String(url), headers: headers as Record<string, string>, payload }
    if (method === 'GET') return send(write)
    write.headers = { 'idempotency-key': randomUUID(), ...write.headers }
    const kill = dueFor(write)
    return note(write, await (kill ? killIn(write, kill) : send(write)))
  }

  /** Each write that was answered and is not there any more, by its key or by the version of its record. */
  async function lost(): Promise<string[]> {
    const newest = new Map<string, { write: Write; version: number }>()
    const gone: string[] = []
    for (const { write, reply } of answered) {
      if (!(await isCommitted(db, write.headers['idempotency-key'] ?? ''))) gone.push(write.url)
      const { id, row_version: version } =
        (JSON.parse(reply.payload || '{}') as { data?: RecordHead }).data ?? {}
      const path = id && version ? recordPath(write.url, id) : null
      if (path && version) newest.set(path, { write, version })
    }
    for (const [path, { write, version }] of newest) {
      const { authorization = '' } = write.headers
      const reply = await send({ method: 'GET', url: path, headers: { authorization }, payload: undefined })
      const now = (JSON.parse(reply.payload || '{}') as { data?: RecordHead }).data?.row_version ?? 0
      if (now < version) gone.push(`${path}: ${reply.statusCode}, version ${now} of ${version}`)
    }
    return gone
  }

  return {
    api: { ...home, ...callersBy(ask) } satisfies TestApi,
    arm: (kill: Kill) => void (armed = kill),
    ...{ deaths, answered, broken, lost },
  }
}
type RecordHead = { id?: string; row_version?: number }

/** Where a record is read that a write answered with; null for what is another's part. */
function recordPath(url: string, id: string): string | null {
  if (url.includes('/approvals/')) return null
  const at = url.indexOf(id)
  return at < 0 ? `${url}/${id}` : url.slice(0, at + id.length)
}
