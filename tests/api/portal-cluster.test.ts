import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '@server/migrations/migrations'
import { createColumnSeal } from '@server/platform/db/column-seal'
import { createPool } from '@server/platform/db/connection'
import { createDatabase } from '@server/platform/db/database'
import { migrate } from '@server/platform/db/migrate'
import { startApi, type TestApi } from '@tests/support/api'
import { seedCompany, TEST_SECRET } from '@tests/support/company'
import { POOL } from '@tests/support/database'
import { atTheEnd } from '@tests/support/endings'
import { clusterOfOwn, spreadSome, type Cluster } from './cluster.support'

type Question = { text: string; values: unknown[] }

const seal = createColumnSeal(TEST_SECRET)
let api: TestApi
let client: pg.Client
/** Pages that the portal asked for. */
const pages: Question[] = []
let cluster: Cluster
beforeAll(async () => {
  cluster = await clusterOfOwn()
  client = cluster.client
  await migrate(cluster.address, migrations)
  const before = createPool(cluster.address, POOL, () => undefined)
  await seedCompany(createDatabase(before, POOL, seal))
  await before.end()
})
beforeAll(async () => {
  await spreadSome(client, ['attendance_day'])
  const pool = createPool(cluster.address, POOL, () => undefined)
  pool.on('connect', keepPages)
  const database = createDatabase(pool, POOL, seal, true)
  api = await startApi({ on: { database, ownerConnection: cluster.address, close: () => pool.end() } })
  atTheEnd(async () => {
    await api.close()
    await pool.end()
  })
})

function keepPages(connection: pg.PoolClient): void {
  const send = connection.query.bind(connection) as (...args: unknown[]) => unknown
  const keep = (question: string | { text: string }, values: unknown[] = [], ...told: unknown[]) => {
    const text = typeof question === 'string' ? question : question.text
    if (text.includes('json_agg(page)')) pages.push({ text, values })
    return send(question, values, ...told)
  }
  Object.assign(connection, { query: keep })
}

const DAYS = '/api/v1/time-logs/days?start=0&end=20'

describe('the portal on a cluster', () => {
  it('signs in whoever knows the password, and nobody else', async () => {
    const agent = await api.as('agent')
    expect((await agent.get('/api/v1/people/employees?start=0&end=20')).status).toBe(200)
    expect((await api.signIn('agent@portal.test', 'not the password')).status).toBe(401)
  })

  it('asks one machine for a list within a unit', async () => {
    const admin = await api.as('ou_admin')
    pages.length = 0
    expect((await admin.get(DAYS)).status).toBe(200)
    const [page] = pages
    await client.query("begin; select app_set_local('app.as', 'none')")
    const { rows } = await client.query(`explain ${page?.text}`, page?.values)
    await client.query('rollback')
    expect(new Set(JSON.stringify(rows).match(/Task Count: \d+/g))).toEqual(new Set(['Task Count: 1']))
  })

  it('answers a list of all units from all machines', async () => {
    const { status } = await (await api.as('accounting')).get(DAYS)
    expect(status).toBe(200)
  })
})
