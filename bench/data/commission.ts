import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { createColumnSeal } from '@server/platform/db/column-seal'
import type { Database, Db } from '@server/platform/db/database'
import { inTransaction } from '@server/platform/db/transaction'
import { createFileService } from '@server/platform/files/files.service'
import type { FileStore } from '@server/platform/files/file-store'
import { seedDemoSales } from '@server/seeds/seed-demo-sales'
import { columnsOf, untriggered } from './bulk.ts'

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
      and (select count(*) from commission_tranche t where t.sale_commission_id = c.id) = 4
    where s.status = 'booked' and (select count(*) from sale_seller l where l.sale_id = s.id) = 2
    order by (select count(*) from sale_schedule r where r.sale_id = s.id), s.sale_no limit 1`.execute(
    database.db,
  )
  const [deal] = rows
  if (!deal) throw new Error('the demo company has no locked commission')
  await inTransaction(database, { identity: { role: 'system' } }, async tx => {
    await wholeTeam(tx.db, deal)
    await fewInstalments(tx.db, deal)
  })
  return deal
}

/** A director and a broker sold it too, so that each tranche has five shares; the company's is less for it. */
async function wholeTeam(db: Db, { sale_id }: SoldDeal): Promise<void> {
  await untriggered(db, ['sale_seller'], async () => {
    await sql`
      insert into sale_seller (ou_id, sale_id, seller_id, level, share_weight, sequence_no)
      select l.ou_id, l.sale_id, l.seller_id, more.level, 1, 1
      from sale_seller l, unnest(array['sales_director', 'broker']) more (level)
      where l.sale_id = ${sale_id} and l.level = 'sales_manager'`.execute(db)
  })
  await sql`
    insert into commission_share (ou_id, tranche_id, sale_seller_id, amount)
    select t.ou_id, t.id, l.id, round(t.gross_amount * case l.level when 'broker' then 0.05 else 0.1 end, 2)
    from commission_tranche t join sale_commission c on c.id = t.sale_commission_id and c.grant_id is null
      join sale_seller l on l.sale_id = c.sale_id and l.level in ('sales_director', 'broker')
    where c.sale_id = ${sale_id}`.execute(db)
  await sql`
    update commission_share h set amount = t.gross_amount - (select sum(o.amount) from commission_share o
      where o.tranche_id = t.id and not o.is_company)
    from commission_tranche t where t.id = h.tranche_id and h.is_company and h.sale_id = ${sale_id}`.execute(
    db,
  )
}

/** What is left after the third instalment is due with the last one: what is copied is commission. */
async function fewInstalments(db: Db, { sale_id }: SoldDeal): Promise<void> {
  await untriggered(db, ['sale_schedule'], async () => {
    await sql`
      with gone as (delete from sale_schedule r where sale_id = ${sale_id} and seq > 3
        and seq < (select max(seq) from sale_schedule where sale_id = ${sale_id}) returning amount, principal)
      update sale_schedule r set amount = r.amount + g.amount, principal = r.principal + g.principal
      from (select sum(amount) as amount, sum(principal) as principal from gone) g
      where r.sale_id = ${sale_id} and r.seq = (select max(seq) from sale_schedule where sale_id = ${sale_id})`.execute(
      db,
    )
  })
}

/** The number of a copy, which is that of its unit as well. */
export const codeOf = (n: number): string => `BENCH-${String(n).padStart(8, '0')}`

type Copy = {
  table: string
  /** Of the deal. */
  where: string
  /** Columns that name a row which is copied as well. */
  ids: readonly string[]
  /** Columns that differ; `b.n` counts the copies, `t` is the row itself. */
  more?: Record<string, string>
}

export const DEAL_TABLES = [
  ...['property_unit', 'sale', 'sale_seller', 'sale_schedule'],
  ...['sale_commission', 'commission_tranche', 'commission_share'],
]

/** The same deal so many times: other keys, other numbers, and each constraint holds. Triggers of its tables rest. */
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
  for (const copy of copies)
    await copyRows(db, { ...copy, more: { ...copy.more, ...more[copy.table] } }, [from, until])
}

export async function copyRows(
  db: Db,
  { table, where, ids, more = {} }: Copy,
  [from, until]: [number, number],
): Promise<void> {
  // As of rows that come one after the other: the copy first, then what tells it from others of its table.
  const keys = Object.fromEntries(
    ids.map(id => [id, `(lpad(to_hex(b.n), 8, '0') || right(t.${id}::text, 28))::uuid`]),
  )
  const columns = await columnsOf(db, table)
  const values = columns.map(name => more[name] ?? keys[name] ?? `t.${name}`)
  await sql
    .raw(
      // Copy by copy, as sales come, so that what belongs together stands together.
      `with deal as materialized (select * from ${table} t where ${where})
      insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
      from generate_series(${from}, ${until}) b(n) cross join lateral (select * from deal where b.n >= 0 offset 0) t`,
    )
    .execute(db)
}
