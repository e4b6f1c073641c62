import { once } from 'node:events'
import { openSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrations } from '@server/migrations/migrations'
import { createPool } from '@server/platform/db/connection'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { startApi, type TestApi } from '@tests/support/api'
import { emptyDatabase } from '@tests/support/database'
import { environmentOn, startProcess, type PortalProcess } from '@tests/support/portal-process'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const onDatabase = () => environmentOn(api.fresh.ownerConnection)

async function headersFor(portal: PortalProcess): Promise<Record<string, string>> {
  const answer = await fetch(`${portal.url}/users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'super-admin@portal.test', password: DEMO_PASSWORD }),
  })
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

/** Requests are slow while somebody holds the table they read. */
async function holdUnits() {
  const pool = createPool(api.fresh.ownerConnection, { max: 1, waiting: 1 }, () => undefined)
  const client = await pool.connect()
  await client.query('begin; lock table operating_unit in access exclusive mode')
  const release = async () => {
    await client.query('rollback').catch(() => undefined)
    client.release()
    await pool.end()
  }
  /** Somebody has come as far as the table. */
  const isAwaited = async () => {
    const { rowCount } = await client.query(
      `select from pg_locks where not granted and relation = 'operating_unit'::regclass
        and database = (select oid from pg_database where datname = current_database())`,
    )
    expect(rowCount).toBeGreaterThan(0)
  }
  return { release, awaited: () => vi.waitFor(isAwaited, { timeout: 10_000 }) }
}

/** The server says that it goes on with a request in the moment in which it takes it in hand. */
function ask(url: string, headers: Record<string, string>) {
  const sent = request(url, { headers: { ...headers, expect: '100-continue' } })
  const takenIn = once(sent, 'continue')
  const status = once(sent, 'response').then(([answer]: IncomingMessage[]) => {
    answer?.resume()
    return answer?.statusCode
  })
  sent.end()
  return { takenIn, status }
}

const LIST = '/api/v1/maintenance/operating-units'

describe('SIGTERM', () => {
  it('FDB-06 lets requests in hand finish, turns newcomers away and ends with 0', async () => {
    const portal = await startProcess({ env: onDatabase() })
    const headers = await headersFor(portal)
    const { release, awaited } = await holdUnits()
    const inHand = Array.from({ length: 15 }, () => ask(portal.url + LIST, headers))
    await Promise.all(inHand.map(({ takenIn }) => takenIn))
    await awaited()
    portal.child.kill('SIGTERM')
    await vi.waitFor(() => expect(portal.log()).toContain('draining'), { timeout: 10_000 })
    const ready = await fetch(`${portal.url}/readyz`).then(
      answer => answer.status,
      () => 503,
    )
    const newcomer = await fetch(portal.url + LIST, { headers }).then(
      answer => answer.status,
      () => 503,
    )
    const gone = portal.kill('SIGTERM')
    await release()
    expect(await Promise.all(inHand.map(({ status }) => status))).toEqual(inHand.map(() => 200))
    expect([ready, newcomer]).toEqual([503, 503])
    expect(await gone).toBe(0)
  })

  it('FDB-08 ends with 1 when a request never ends, and says so', async () => {
    const portal = await startProcess({ env: onDatabase() })
    const headers = await headersFor(portal)
    const { release, awaited } = await holdUnits()
    const never = fetch(portal.url + LIST, { headers }).catch(() => null)
    await awaited()
    expect(await portal.kill('SIGTERM')).toBe(1)
    await vi.waitFor(() => expect(portal.log()).toContain('the drain took too long'), { timeout: 10_000 })
    await release()
    await never
  })
})

describe('what is unexpected', () => {
  it('FDB-25 an error nobody caught drains the server and ends it with 1', async () => {
    const imports = ['./tests/support/forgotten-promise.ts']
    const portal = await startProcess({ env: onDatabase(), imports })
    const gone = new Promise<number | null>(resolve => portal.child.once('exit', resolve))
    portal.child.kill('SIGUSR2')
    expect(await gone).toBe(1)
    await vi.waitFor(() => expect(portal.log()).toContain('thrown where nobody waits'), { timeout: 10_000 })
  })

  it('FDB-25 an error in a handler is a 500 that shows nothing of the inside, and the next request works', async () => {
    const broken = await startApi({
      on: api.fresh,
      extraRoutes: app => {
        app.get('/broken', { config: { access: { public: 'a test' } } }, async () => {
          throw new Error('the cellar is under water')
        })
      },
    })
    const answer = await broken.anyone.get('/broken')
    expect(answer.status).toBe(500)
    expect(answer.body).toMatchObject({ code: 'internal', requestId: expect.any(String) })
    expect(answer.text).not.toContain('cellar')
    expect((await broken.anyone.get('/healthz')).status).toBe(200)
    await broken.app.close()
  })

  it('FDB-13 a full disk behind the log does not stop the service', async () => {
    const portal = await startProcess({ env: onDatabase(), stdout: openSync('/dev/full', 'w') })
    const headers = await headersFor(portal)
    for (let call = 0; call < 5; call += 1)
      expect((await fetch(portal.url + LIST, { headers })).status).toBe(200)
    expect(await portal.kill('SIGTERM')).toBe(0)
  })
})

describe('starting', () => {
  it.each([
    ['PORT', { PORT: 'x' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://a/b' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
    ['SMTP_URL', { SMTP_URL: 'nonsense' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://portal.example' }],
    ['PORTAL_SECRET', { PORTAL_SECRET: 'short' }],
  ])('FDB-26 a wrong %s stops the start with its name and without a stack', async (name, env) => {
    const start = startProcess({ env: { ...onDatabase(), ...env } })
    await expect(start).rejects.toThrow(new RegExp(`ended with 1: The portal does not start. ${name}`))
    await expect(start).rejects.not.toThrow(/\n\s+at /)
  })

  it(
    'FDB-22 killed at any moment of its first start, the next one finds its way',
    { timeout: 240_000 },
    async () => {
      const empty = await emptyDatabase()
      const env = environmentOn(empty.ownerConnection)
      const migrated = async () => {
        const { rows } = await empty.database.pool.query<{ there: boolean }>(
          "select to_regclass('schema_migration') is not null as there",
        )
        if (!rows[0]?.there) return 0
        const { rowCount } = await empty.database.pool.query('select from schema_migration')
        return rowCount ?? 0
      }
      const isConnected = async () => {
        const { rowCount } = await empty.database.pool.query(
          `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
            and application_name = 'portal' and query <> ''`,
        )
        return (rowCount ?? 0) > 0
      }
      const all = migrations.length
      // Each start goes on where the one before was killed: connected, and then with so many migrations done.
      const moments = [
        isConnected,
        ...(process.env['NIGHTLY'] ? [1, 2, all / 3, (2 * all) / 3, all - 1, all] : [1, all / 2, all]).map(
          enough => async () => (await migrated()) >= enough,
        ),
      ]
      for (const killWhen of moments) {
        const start = startProcess({ env, killWhen })
        await start.then(
          portal => portal.kill('SIGKILL'),
          () => null,
        )
      }
      const [one, other] = await Promise.all([startProcess({ env }), startProcess({ env })])
      const { rows } = await empty.database.pool.query('select name from schema_migration order by name')
      expect(rows.map(row => row.name)).toEqual(migrations.map(migration => migration.name))
      expect(await Promise.all([one, other].map(portal => portal.kill('SIGTERM')))).toEqual([0, 0])
      await empty.close()
    },
  )
})
