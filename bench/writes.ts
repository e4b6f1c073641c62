import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import { businessDate } from '@contract/kernel/dates'
import { clientConfig } from '@server/platform/db/connection'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { columnsOf } from './data/bulk.ts'
import { makeLeads, makeSales } from './data/selling.ts'
import { benchApp } from './support/bench-app.ts'
import { benchDatabase } from './support/bench-database.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/**
 * What a write costs as the company grows: through the portal, as the same rows written by hand with `pg` (one
 * transaction, the triggers and indexes of the table), and by hand into a table of the same rows that has neither, which
 * says what they cost together. In turns.
 */
const SIZES = (process.env['BENCH_SIZES'] ?? '10000,1000000').split(',').map(Number)
const ROUNDS = 150

/** Of each: what a person sends, and the same rows by hand into a table of this name. */
type Write = {
  name: string
  table: string
  send: (id: string, round: number) => Promise<{ statusCode: number; payload: string }>
  byHand: (table: string, id: string, columns: string) => string[]
}

/** A row once more, with other values where it must differ. */
const double = (table: string, columns: string, changes: string) =>
  `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table},
     (select to_jsonb(one) from ${table} one limit 1) || jsonb_build_object('id', portal_uuid7(), ${changes}))`

for (const size of SIZES) {
  const opened = await benchDatabase()
  await makeSales(opened.connection, size)
  await makeLeads(opened.connection, size)
  const app = await benchApp(opened)
  const tokenOf = async (role: string) => {
    const payload = { email: `${role}@portal.test`, password: DEMO_PASSWORD }
    const answer = await app.inject({ method: 'POST', url: '/users/authenticate', payload })
    return answer.json<SignedInUser>().token
  }
  const tokens = { manager: await tokenOf('sales-manager'), desk: await tokenOf('sales-admin') }
  const send = (
    method: 'POST' | 'PATCH',
    url: string,
    payload: object,
    by: keyof typeof tokens,
    version?: number,
  ) =>
    app.inject({
      method,
      url: `/api/v1${url}`,
      payload,
      headers: {
        authorization: `Bearer ${tokens[by]}`,
        'idempotency-key': randomUUID(),
        ...(version && { 'if-match': `"${version}"` }),
      },
    })
  /** Of those whom the person may see, from all over the list. */
  const seen = async (url: string, by: keyof typeof tokens) => {
    const authorization = `Bearer ${tokens[by]}`
    const answer = await app.inject({ url: `/api/v1${url}`, headers: { authorization } })
    return answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id)
  }
  const owner = new pg.Client(clientConfig(opened.connection))
  await owner.connect()
  const leads = await seen('/buyer-management/leads?start=500&end=900&count=no', 'manager')
  const reserved = encodeURIComponent(JSON.stringify({ status: { filterType: 'set', values: ['reserved'] } }))
  const sales = await seen(`/sales/records?start=0&end=250&count=no&filter=${reserved}`, 'desk')
  const person = (n: number) => `${size}-${n}-${randomUUID()}`
  const writes: (Write & { ids: string[] })[] = [
    {
      name: 'a lead is changed',
      table: 'lead',
      ids: leads,
      send: async (id, round) => {
        const { rows } = await owner.query<{ row_version: number }>(
          'select row_version from lead where id = $1',
          [id],
        )
        return send(
          'PATCH',
          `/buyer-management/leads/${id}`,
          { campaign: `c ${round}` },
          'manager',
          rows[0]?.row_version,
        )
      },
      byHand: (table, id) => [
        `select row_version from ${table} where id = '${id}' for update`,
        `update ${table} set campaign = 'by hand ${randomUUID()}', row_version = row_version + 1 where id = '${id}'`,
      ],
    },
    {
      name: 'a lead is added',
      table: 'lead',
      ids: leads,
      send: (_, round) =>
        send(
          'POST',
          '/buyer-management/leads',
          {
            full_name: `Bench ${person(round)}`,
            mobile_e164: `+63919${String(round + size).padStart(7, '0')}`,
            source: 'facebook',
            consent_text_version: '2026-01',
          },
          'manager',
        ),
      byHand: (table, _, columns) => [
        double(table, columns, `'lead_no', gen_random_uuid()::text, 'fingerprint', gen_random_uuid()::text`),
      ],
    },
    {
      name: 'a payment is recorded',
      table: 'buyer_payment',
      ids: sales,
      send: (id, round) =>
        send(
          'POST',
          '/sales/payments',
          {
            sale_id: id,
            paid_on: businessDate(new Date()),
            amount: '1000.00',
            mode: 'bank_transfer',
            developer_or_no: `B-${round}-${person(round).slice(-12)}`,
          },
          'desk',
        ),
      byHand: (table, id, columns) => [
        `select row_version from sale where id = '${id}' for update`,
        double(table, columns, `'developer_or_no', gen_random_uuid()::text`),
      ],
    },
  ]

  const figures: Figure[] = []
  for (const { name, table, ids, send: press, byHand } of writes) {
    const first = await press(ids[0] ?? '', 0)
    if (first.statusCode >= 300) throw new Error(`${name}: ${first.payload}`)
    const columns = (await columnsOf(opened.database.db, table)).join(', ')
    await owner.query(`create table bare as select * from ${table}`)
    await owner.query('alter table bare add primary key (id)')
    await owner.query('create table bare_note (at timestamptz default now(), what jsonb)')
    await owner.query('vacuum (analyze) bare')
    const hand = async (into: string, id: string) => {
      await owner.query('begin')
      for (const statement of byHand(into, id, columns)) await owner.query(statement)
      await owner.query(`insert into bare_note (what) values ('{"by": "hand"}')`)
      await owner.query('commit')
    }
    const ways = {
      portal: async (id: string, round: number) => {
        const answer = await press(id, round)
        if (answer.statusCode >= 300) throw new Error(`${name}: ${answer.payload}`)
      },
      hand: (id: string) => hand(table, id),
      bare: (id: string) => hand('bare', id),
    }
    const times = { portal: [] as number[], hand: [] as number[], bare: [] as number[] }
    for (let round = 1; round < ROUNDS; round += 1)
      for (const [place, way] of (['portal', 'hand', 'bare'] as const).entries()) {
        const id = ids[(round * 3 + place) % ids.length] ?? ''
        const begin = performance.now()
        await ways[way](id, round)
        times[way].push(performance.now() - begin)
      }
    const { rows } = await sql<{ indexes: number; indexes_mb: number; table_mb: number }>`
      select (select count(*)::int from pg_index where indrelid = ${table}::regclass) as indexes,
        round(pg_indexes_size(${table}::regclass) / 1048576.0)::int as indexes_mb,
        round(pg_table_size(${table}::regclass) / 1048576.0)::int as table_mb`.execute(opened.database.db)
    const half = (way: keyof typeof times) => quantile(times[way], 0.5)
    figures.push({
      write: name,
      'portal p50 ms': rounded(half('portal')),
      'p95 ms': rounded(quantile(times.portal, 0.95)),
      'by hand p50 ms': rounded(half('hand')),
      ratio: rounded(half('portal') / half('hand')),
      'no index, no trigger p50 ms': rounded(half('bare')),
      ...rows[0],
    })
    await owner.query('drop table bare, bare_note')
  }
  report(`Writes at ${size} rows`, figures)
  await owner.end()
  await app.close()
  await opened.close()
}
