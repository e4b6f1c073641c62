import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrations } from '@server/migrations/migrations'
import { migrate } from '@server/platform/db/migrate'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { emptyDatabase } from '@tests/support/database'

let first: TestApi
let second: TestApi
beforeAll(async () => {
  first = await startApi({ ownApp: true })
  const hears = { on: first.fresh, listenConnection: first.fresh.ownerConnection }
  const firstAgain = await startApi(hears)
  second = await startApi(hears)
  await first.app.close()
  first = { ...firstAgain, close: first.fresh.close }
})
afterAll(async () => {
  await second.close()
  await first.app.close()
  await first.fresh.close()
})

const on = (server: TestApi, client: Client) => server.withToken(client.user?.token ?? '')
const profile = (client: Client) => client.get('/api/v1/auth/profile').then(answer => answer.status)

/** Sooner than a look-up is forgotten by itself, so that it was the word that did it. */
const HEARD = { timeout: 4_000 }

describe('FDB-28 two servers on one database', () => {
  it('honour a session that the other one opened', async () => {
    const agent = await first.as('agent')
    expect(await profile(on(second, agent))).toBe(200)
  })

  it('both end a session at the word of one: at once where it was said, at the database’s word elsewhere', async () => {
    const agent = await first.as('agent')
    const elsewhere = on(second, agent)
    // Twice, so that both have it in memory.
    for (const client of [agent, elsewhere, agent, elsewhere]) expect(await profile(client)).toBe(200)
    expect((await agent.post('/users/logout')).status).toBe(204)
    expect(await profile(agent)).toBe(401)
    await vi.waitFor(async () => expect(await profile(elsewhere)).toBe(401), HEARD)
  })

  it('both take a right away from who lost it', async () => {
    const admin = await first.as('super_admin')
    const officer = await second.as('hr_staff')
    expect((await officer.get('/users')).status).toBe(200)
    const role = await first.database.db
      .selectFrom('role')
      .select('id')
      .where('code', '=', 'hr_staff')
      .executeTakeFirstOrThrow()
    await first.database.db.deleteFrom('role_permission').where('role_id', '=', role.id).execute()
    await vi.waitFor(async () => expect((await officer.get('/users')).status).toBe(403), HEARD)
    expect((await admin.get('/users')).status).toBe(200)
  })

  it('count failed sign-ins together', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      await (attempt % 2 ? first : second).signIn('accounting@portal.test', 'wrong password')
    for (const server of [first, second]) {
      const answer = await server.signIn('accounting@portal.test', DEMO_PASSWORD)
      expect(answer.status).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
  })
})

describe('migrations', () => {
  it('run once, whoever starts together', async () => {
    const empty = await emptyDatabase()
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => migrate(empty.ownerConnection, migrations)),
    )
    const applied = runs.filter(run => run.length > 0)
    expect(applied).toEqual([migrations.map(migration => migration.name)])
    await empty.close()
  })

  it('leave nothing half done when one fails, and go on from there', async () => {
    const empty = await emptyDatabase()
    const broken = { name: '9999-broken', sql: 'create table half_done (id int); select 1 / 0;' }
    await expect(migrate(empty.ownerConnection, [...migrations, broken])).rejects.toThrow('division by zero')
    const fixed = { name: '9999-broken', sql: 'create table half_done (id int);' }
    expect(await migrate(empty.ownerConnection, [...migrations, fixed])).toEqual(['9999-broken'])
    await empty.close()
  })

  it('refuse a database of a newer portal, and one whose past was rewritten', async () => {
    const empty = await emptyDatabase()
    const later = { name: '9999-later', sql: 'select 1' }
    await migrate(empty.ownerConnection, [...migrations, later])
    await expect(migrate(empty.ownerConnection, migrations)).rejects.toThrow(
      'made by a newer portal (9999-later)',
    )
    const rewritten = { name: '9999-later', sql: 'select 2' }
    await expect(migrate(empty.ownerConnection, [...migrations, rewritten])).rejects.toThrow('changed after')
    await empty.close()
  })
})
