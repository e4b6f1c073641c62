import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FieldValues } from '@contract/kernel/list-calls'
import type { ListMeta } from '@contract/kernel/list-request'
import type { Resource } from '@contract/kernel/define-resource'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import { buyerPaymentResource } from '@contract/modules/sales/buyer-payment.resource'
import { saleCreditResource } from '@contract/modules/sales/sale-credit.resource'
import { saleResource } from '@contract/modules/sales/sale.resource'
import { countedByUnit } from '@server/migrations/0124-rows-counted'
import { clientConfig } from '@server/platform/db/connection'
import { joinRowCounts } from '@server/platform/jobs/housekeeping.repository'
import { aPerson, EVERY_CODE } from '@tests/api/attacks/people.support'
import {
  book,
  chanceOf,
  draftSale,
  end,
  marketOf,
  reserve,
  type Chance,
  type Market,
} from '@tests/api/sales-report.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildLead } from '@tests/support/factories/leads'
import { buildBuyerPayment } from '@tests/support/factories/payments'

const LISTS: readonly Resource[] = [
  buyerResource,
  buyerPaymentResource,
  leadResource,
  saleResource,
  saleCreditResource,
]

let api: TestApi
let units: string[]
let writers: [pg.Client, pg.Client]
beforeAll(async () => {
  api = await startApi()
  const { db } = api.database
  units = (await db.selectFrom('operating_unit').select('id').execute()).map(({ id }) => id)
  await sql`create table counted_trial (ou_id uuid not null, id int not null unique, mood text not null)`.execute(
    db,
  )
  await sql.raw(countedByUnit('counted_trial', 'mood')).execute(db)
  writers = [
    new pg.Client(clientConfig(api.fresh.ownerConnection)),
    new pg.Client(clientConfig(api.fresh.ownerConnection)),
  ]
  for (const writer of writers) {
    await writer.connect()
    await writer.query(`set statement_timeout = '5s'`)
  }
})
afterAll(async () => {
  for (const writer of writers) await writer.end()
  await api.close()
})

/** What is kept and what a count finds, by one statement: both of the same moment. */
const difference = (table: string, state: string) => `
  select * from (select ou_id, state, sum(rows)::int as kept from row_count where list = '${table}' group by 1, 2) k
    full join (select ou_id, ${state}::text as state, count(*)::int as found from ${table} group by 1, 2) f using (ou_id, state)
  where coalesce(kept, 0) <> coalesce(found, 0)`
const differs = async (writer: pg.Client) => (await writer.query(difference('counted_trial', 'mood'))).rows

const MOODS = ['glad', 'sad', 'calm']
/** Each writer has ids of its own, so that neither waits for a row of the other. */
function someStatement(chance: Chance, writer: number): string {
  const id = () => 2 * chance(60) + writer
  const unit = () => `'${units[chance(units.length)]}'`
  const mood = () => `'${MOODS[chance(MOODS.length)]}'`
  const mine = `id % 2 = ${writer}`
  const first = id()
  return (
    [
      () => `insert into counted_trial select ${unit()}, 2 * n + ${writer}, ${mood()} from generate_series(${chance(60)}, ${chance(60)}) n
        on conflict (id) do nothing`,
      () =>
        `insert into counted_trial values (${unit()}, ${first}, ${mood()}) on conflict (id) do update set mood = excluded.mood`,
      () => `update counted_trial set mood = ${mood()} where ${mine} and id < ${id()}`,
      () => `update counted_trial set ou_id = ${unit()}, mood = ${mood()} where ${mine} and id > ${id()}`,
      () => `delete from counted_trial where ${mine} and id between ${first} and ${first + 20}`,
      () => `with gone as (delete from counted_trial where id = ${first} returning ou_id)
        insert into counted_trial select ou_id, ${first + 1000 * 2}, ${mood()} from gone on conflict (id) do nothing`,
      () => `savepoint here; delete from counted_trial where ${mine}; rollback to savepoint here`,
    ][chance(7)] ?? String
  )()
}

describe('rows that are counted as they are written', () => {
  beforeEach(async () => {
    // What a failed walk left open.
    for (const writer of writers) await writer.query('rollback')
    await sql`delete from counted_trial`.execute(api.database.db)
  })

  it.each([1, 2, 3, 4])(
    'are as many as a count finds, whoever wrote and undid what (walk %i)',
    async seed => {
      const chance = chanceOf(seed)
      for (let turn = 0; turn < 30; turn += 1) {
        for (const writer of writers) await writer.query('begin')
        for (let step = 0; step < 1 + chance(5); step += 1) {
          const which = chance(2)
          await writers[which as 0 | 1].query(someStatement(chance, which))
          expect(await differs(writers[which as 0 | 1]), `seed ${seed} turn ${turn}`).toEqual([])
          if (chance(12) === 0) await joinRowCounts(api.database.db)
        }
        for (const writer of writers) await writer.query(chance(3) === 0 ? 'rollback' : 'commit')
        expect(await differs(writers[0]), `seed ${seed} turn ${turn}`).toEqual([])
      }
    },
  )

  it('never wait for another writer of the same unit', async () => {
    const row = (id: number) => `insert into counted_trial values ('${units[0]}', ${id}, 'glad')`
    for (const [index, writer] of writers.entries()) await writer.query(`begin; ${row(index)}`)
    await writers[1].query('commit')
    await writers[0].query('commit')
    expect(await differs(writers[0])).toEqual([])
  })

  it('are one row a count once they were joined, by two servers at once', async () => {
    for (let id = 0; id < 30; id += 1)
      await writers[0].query(`insert into counted_trial values ('${units[id % 2]}', ${id}, 'sad')`)
    await writers[0].query(`delete from counted_trial where ou_id = '${units[1]}'`)
    await Promise.all([joinRowCounts(api.database.db), joinRowCounts(api.database.db)])
    const { rows } = await writers[0].query(`select ou_id, rows from row_count where list = 'counted_trial'`)
    expect(rows).toEqual([{ ou_id: units[0], rows: 15 }])
  })
})

const filterOf = (field: string, values: (string | null)[]) =>
  JSON.stringify({ [field]: { filterType: 'set', values } })
async function metaOf(client: Client, { path }: Resource, filter?: string, unit?: string) {
  const asked = new URLSearchParams({ count: 'only', ...(filter && { filter }) }).toString()
  const { body } = await client.get<{ meta: ListMeta }>(`/api/v1${path}?${asked}`, {
    ...(unit && { headers: { 'x-active-ou': unit } }),
  })
  return body.meta
}
async function valuesOf(client: Client, { path, countedBy }: Resource, query = '') {
  const { body } = await client.get<{ data: FieldValues }>(`/api/v1${path}/values/${countedBy}?${query}`)
  return body.data.values
}
const counted = async (table: string, where = 'true') => {
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(api.database.db)
  return rows[0]?.n
}
const someone = (resource: Resource, scope: 'own' | 'ou' | 'all', unit: 'CEB' | 'DVO' = 'CEB') =>
  aPerson(api, {
    codes: EVERY_CODE.filter(code => code === `${resource.permission}.view`),
    scope,
    reach: scope === 'all' ? 'all' : 'home',
    unit,
  })

describe('the lists that are', () => {
  beforeAll(async () => {
    const { db } = api.database
    const market = await marketOf(db)
    for (let index = 0; index < 6; index += 1) {
      const seller = market.sellers[index] as Market['sellers'][number]
      const sale = await draftSale(db, {
        ou_id: market.units[index % market.units.length]?.id ?? '',
        project_id: market.projects[0] ?? '',
        team_id: null,
        date: '2026-01-05',
        price: 500_000_000n,
        sellers: [{ seller, weight: '1' }],
      })
      if (index > 0) await reserve(db, sale)
      if (index > 2) await book(db, sale, '2026-01-20')
      if (index > 4) await end(db, sale, 'cancelled', '2026-01-31')
      await buildBuyerPayment(db, index > 0 ? { sale_id: sale } : {})
      const lead = await buildLead(db, { category: index % 2 ? 'open' : 'working' })
      await sql`update lead set (status_id, category) = (select id, category from prospect_status
          where id <> lead.status_id and category in ('open', 'working') limit 1)
        where id = ${lead.id} and ${index > 3}`.execute(db)
    }
  })

  it('are those whose tables count', async () => {
    const { rows } = await sql<{ list: string }>`select tgrelid::regclass::text as list from pg_trigger
      where tgname like '%\_counted\_new' and tgrelid <> 'counted_trial'::regclass order by 1`.execute(
      api.database.db,
    )
    expect(rows.map(({ list }) => list)).toEqual(LISTS.map(({ table }) => table))
  })

  it.each(LISTS)(
    '$name: as many as a count finds, after what was done to it',
    async ({ table, countedBy }) => {
      expect((await writers[0].query(difference(table, String(countedBy)))).rows).toEqual([])
      expect(await counted(table)).toBeGreaterThan(3)
    },
  )

  it.each(LISTS)('$name: say so to who sees them all, and to who sees those of a unit', async resource => {
    const { table, countedBy: by = '' } = resource
    const { client: all } = await someone(resource, 'all')
    const { client: cebu } = await someone(resource, 'ou')
    const own = `ou_id = (select id from operating_unit where ou_code = 'CEB')`
    expect(await metaOf(all, resource)).toEqual({
      total: await counted(table),
      filtered: await counted(table),
    })
    const ofUnit = { total: await counted(table, own), filtered: await counted(table, own) }
    expect(await metaOf(cebu, resource)).toEqual(ofUnit)
    expect(await metaOf(all, resource, undefined, 'CEB')).toEqual(ofUnit)
    const values = await valuesOf(all, resource)
    expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(await counted(table))
    // Narrowed by what every row has, the rows are counted one by one.
    const anyDay = new URLSearchParams({
      filter: JSON.stringify({
        created_at: { filterType: 'date', type: 'greaterThan', dateFrom: '1970-01-01' },
      }),
    }).toString()
    expect(values).toEqual(await valuesOf(all, resource, anyDay))
    for (const { value, count } of values)
      expect(
        (await metaOf(all, resource, filterOf(by, [String(value).toUpperCase(), String(value)]))).filtered,
      ).toBe(count)
    expect((await metaOf(all, resource, filterOf(by, [null]))).filtered).toBe(0)
  })

  it.each(LISTS)('$name: tell nobody of rows that are somebody else’s', async resource => {
    const { client } = await someone(resource, 'own')
    expect(await metaOf(client, resource)).toEqual({ total: 0, filtered: 0 })
    expect(await valuesOf(client, resource)).toEqual([])
  })
})
