import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { createColumnSeal } from '@server/platform/db/column-seal'
import type { Database, Db } from '@server/platform/db/database'
import { inTransaction } from '@server/platform/db/transaction'
import { createFileService } from '@server/platform/files/files.service'
import type { FileStore } from '@server/platform/files/file-store'
import { seedDemoSales } from '@server/seeds/seed-demo-sales'

/** Papers of the sales are nobody's to read here. */
const FORGETFUL: FileStore = {
  put: async () => undefined,
  get: async () => null,
  remove: async () => undefined,
  exists: async () => false,
  async *list() {},
}
const QUIET = { info: () => undefined, warn: () => undefined, error: console.error }

export type SoldDeal = { sale_id: string; unit_id: string; ou_id: string; developer_id: string }

/** Sales of the demo company, and of them one whose commission is locked. */
export async function demoDeal(database: Database): Promise<SoldDeal> {
  const seal = createColumnSeal(randomBytes(16).toString('hex'))
  const files = createFileService({ database, store: FORGETFUL, log: QUIET, seal })
  await inTransaction(database, { identity: { role: 'system' }, statementTimeoutMs: 60_000 }, tx =>
    seedDemoSales(tx, { seal, files, count: 240 }, 150),
  )
  const { rows } = await sql<SoldDeal>`
    select s.id as sale_id, s.unit_id, s.ou_id, s.developer_id from sale s
      join sale_commission c on c.sale_id = s.id and c.status = 'locked' and c.grant_id is null
      join operating_unit o on o.id = s.ou_id and o.ou_code = 'CEB'
    where s.status = 'booked' order by s.sale_no limit 1`.execute(database.db)
  const [deal] = rows
  if (!deal) throw new Error('the demo company has no locked commission')
  return deal
}

type Copy = {
  table: string
  /** Of the deal. */
  where: string
  /** Columns that name a row which is copied as well. */
  ids: readonly string[]
  /** Columns that differ; `b.n` counts the copies, `t` is the row itself. */
  more?: Record<string, string>
}

/** The same deal so many times: other keys, other numbers, and each constraint holds. */
export async function copyDeal(
  db: Db,
  { sale_id, unit_id }: SoldDeal,
  { from, until, more = {} }: { from: number; until: number; more?: Record<string, Record<string, string>> },
): Promise<void> {
  const commissions = `(select id from sale_commission where sale_id = '${sale_id}' and grant_id is null)`
  const tranches = `(select id from commission_tranche where sale_commission_id in ${commissions})`
  const code = `'BENCH-' || lpad(b.n::text, 8, '0')`
  const copies: Copy[] = [
    { table: 'property_unit', where: `id = '${unit_id}'`, ids: ['id'], more: { unit_code: code } },
    {
      table: 'sale',
      where: `id = '${sale_id}'`,
      ids: ['id', 'unit_id'],
      more: { unit_code: code, sale_no: code, quote_id: 'null' },
    },
    { table: 'sale_seller', where: `sale_id = '${sale_id}'`, ids: ['id', 'sale_id'] },
    { table: 'sale_schedule', where: `sale_id = '${sale_id}'`, ids: ['id', 'sale_id'] },
    { table: 'sale_commission', where: `id in ${commissions}`, ids: ['id', 'sale_id'] },
    { table: 'commission_tranche', where: `id in ${tranches}`, ids: ['id', 'sale_commission_id'] },
    {
      table: 'commission_share',
      where: `tranche_id in ${tranches}`,
      ids: ['id', 'tranche_id', 'sale_seller_id', 'sale_id'],
      more: { sale_no: code },
    },
  ]
  for (const copy of copies) await setTriggers(db, copy.table, 'disable')
  for (const copy of copies)
    await copyRows(db, { ...copy, more: { ...copy.more, ...more[copy.table] } }, [from, until])
  for (const { table } of copies) {
    await setTriggers(db, table, 'enable')
    await sql`analyze ${sql.table(table)}`.execute(db)
  }
}

export const setTriggers = (db: Db, table: string, to: 'enable' | 'disable') =>
  sql.raw(`alter table ${table} ${to} trigger user`).execute(db)

export async function copyRows(
  db: Db,
  { table, where, ids, more = {} }: Copy,
  [from, until]: [number, number],
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
    db,
  )
  const keys = Object.fromEntries(
    ids.map(id => [id, `case when t.${id} is not null then md5(t.${id} || '-' || b.n)::uuid end`]),
  )
  const columns = rows.map(({ name }) => name)
  const values = columns.map(name => more[name] ?? keys[name] ?? `t.${name}`)
  await sql
    .raw(
      `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
      from generate_series(${from}, ${until}) b(n) cross join ${table} t where ${where}`,
    )
    .execute(db)
}
