import { sql } from 'kysely'
import { addDays } from '@contract/kernel/dates'
import { receiptResource } from '@contract/modules/collection/receipt.resource'
import { release } from '@contract/modules/commission/release.document'
import { statement } from '@contract/modules/commission/statement.document'
import { findLedger } from '@server/modules/collection/developers-ledger.repository'
import { findOwed, ofUnit } from '@server/modules/collection/receivables.repository'
import { businessDay } from '@server/platform/db/business-day'
import { inTransaction } from '@server/platform/db/transaction'
import { createRepository } from '@server/platform/resource/create-repository'
import { benchDatabase } from './support/bench-database.ts'
import { median } from './support/median.ts'
import { report, rounded, type Figure } from './support/report.ts'
import type { ListQuery } from '@contract/kernel/list-request'

/**
 * The aging of receivables, the ledger of a developer and the lists of statements, receipts and releases while what was
 * ever billed grows, beside the barest statement that answers the same.
 */
const SIZES = (process.env['BENCH_SIZES'] ?? '10000,100000,1000000').split(',').map(Number)
/** Of a hundred statements so many are still open. */
const OPEN = 3
const LINES_OF_EACH = 10

const opened = await benchDatabase()
const { database } = opened
const { db } = database
const today = await businessDay(db)
type Place = Record<'ou_id' | 'developer_id' | 'employee_id' | 'seller_id', string>
const { rows: places } = await sql<Place>`
  select o.id as ou_id, d.id as developer_id, e.id as employee_id, p.id as seller_id
  from operating_unit o, (select id from developer order by code limit 1) d, (select id from employee limit 1) e,
    (select id from seller_profile limit 1) p
  where o.ou_code = 'CEB'`.execute(db)
const [place] = places
if (!place) throw new Error('the demo company has developers')

// Statements of sales and entries that are not there: keys and triggers rest, since it is reading that is measured.
const TABLES = [
  ...['commission_statement', 'statement_line', 'collection'],
  ...['collection_allocation', 'commission_release'],
]
for (const table of TABLES)
  await sql`do $$ declare key name; begin
    for key in select conname from pg_constraint where conrelid = ${sql.lit(table)}::regclass and contype in ('f', 'c') loop
      execute format('alter table ' || ${sql.lit(table)} || ' drop constraint %I', key);
    end loop;
    execute 'alter table ' || ${sql.lit(table)} || ' disable trigger user';
  end $$`.execute(db)

/** Two years of statements, paid forty days after they were sent but for those that are open. */
async function fill(lines: number): Promise<void> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from commission_statement`.execute(db)
  const [from, until] = [rows[0]?.count ?? 0, lines / LINES_OF_EACH]
  await inTransaction(database, { identity: { role: 'system' }, statementTimeoutMs: 600_000 }, async tx => {
    await sql`create temp table bite on commit drop as
      select n, portal_uuid7() as id, portal_uuid7() as receipt_id, ${today}::date - (n % 730)::int as sent_on, n % 100 < ${OPEN} as is_open
      from generate_series(${from + 1}::int, ${until}::int) n`.execute(tx.db)
    await sql`
      insert into commission_statement (id, ou_id, number, employee_id, status, developer_id, cutoff_on, net_amount,
        vat_amount, gross_amount, expected_ewt, collectible, statement_on, due_on, settled_amount, settled_on, vat_rate_pct)
      select id, ${place!.ou_id}, 'BENCH-' || n, ${place!.employee_id}, case when is_open then 'sent' else 'collected' end,
        ${place!.developer_id}, sent_on, 10000, 1200, 11200, 1000, 10200, sent_on, sent_on + 30,
        case when is_open then 0 else 11200 end, case when not is_open then least(sent_on + 40, ${today}::date) end, 12
      from bite`.execute(tx.db)
    await sql`
      insert into collection_allocation (ou_id, collection_id, statement_id, line_id, cash_amount, ewt_amount, allocated_on, entry_id, developer_id)
      select ${place!.ou_id}, receipt_id, id, portal_uuid7(), 1020, 100, least(sent_on + 40, ${today}::date), receipt_id, ${place!.developer_id}
      from bite cross join generate_series(1, ${LINES_OF_EACH}) where not is_open`.execute(tx.db)
    await sql`
      insert into collection (id, ou_id, number, developer_id, received_on, mode, cash_amount, ewt_amount, status, posted_on)
      select receipt_id, ${place!.ou_id}, 'AR-' || n, ${place!.developer_id}, least(sent_on + 40, ${today}::date), 'check',
        10200, 1000, 'posted', least(sent_on + 40, ${today}::date)
      from bite where not is_open`.execute(tx.db)
    await sql`
      insert into commission_release (ou_id, number, employee_id, status, seller_id, gross_amount, ewt_amount, net_amount,
        pay_mode, paid_on)
      select ${place!.ou_id}, 'CR-' || n, ${place!.employee_id}, 'paid', ${place!.seller_id}, 5000, 500, 4500, 'cash',
        least(sent_on + 45, ${today}::date)
      from bite where not is_open`.execute(tx.db)
  })
  // Triggers rest, so that what they keep is counted here.
  await sql`delete from receivable_month`.execute(db)
  await sql`
    insert into receivable_month (ou_id, developer_id, month, amount)
    select ou_id, developer_id, date_trunc('month', moved_on)::date, sum(amount) from (
      select ou_id, developer_id, statement_on as moved_on, gross_amount as amount from commission_statement
      union all select c.ou_id, c.developer_id, a.allocated_on, -a.amount
        from collection_allocation a join collection c on c.id = a.collection_id) moved
    where moved_on is not null group by 1, 2, 3`.execute(db)
  for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(db)
}

/** Sums over all that was billed and paid up to the day, in one statement without names and rights. */
const bare = (day: string) =>
  sql`select s.id, s.gross_amount - coalesce(a.amount, 0) from commission_statement s left join (
      select statement_id, sum(amount) as amount from collection_allocation where allocated_on <= ${day} group by 1) a
      on a.statement_id = s.id
    where s.ou_id = ${place!.ou_id} and s.statement_on <= ${day} and s.gross_amount <> coalesce(a.amount, 0)`.execute(
    db,
  )

const { developer_id, ou_id } = place
/** A month of the ledger, from the balance before it. */
const ledger = (day: string) =>
  findLedger(db, developer_id, { from: addDays(day, -30), to: day }, sql<boolean>`s.ou_id = ${ou_id}`)
const bareLedger = (day: string) =>
  sql`select on_day, kind, number, amount, sum(amount) over (order by on_day, number) from (
      select statement_on as on_day, 'statement' as kind, number, gross_amount as amount from commission_statement
        where developer_id = ${developer_id} and statement_on <= ${day}
      union all select a.allocated_on, 'receipt', c.number, -sum(a.amount) from collection c
        join collection_allocation a on a.collection_id = c.id
        where c.developer_id = ${developer_id} and a.allocated_on <= ${day} group by a.allocated_on, c.number) moved
    order by on_day, number`.execute(db)

const PAGE: ListQuery = { start: 0, end: 100, count: 'no', sort: [], filter: {} }
const LISTED = [
  [
    'the first page of statements',
    createRepository(statement.resource),
    'commission_statement',
    'created_at',
  ],
  ['the first page of receipts', createRepository(receiptResource), 'collection', 'received_on'],
  ['the first page of releases', createRepository(release.resource), 'commission_release', 'created_at'],
] as const
const page = (at: (typeof LISTED)[number]) => at[1].list(db, inUnit(at[2]), PAGE)
const inUnit = (table: string) => sql<boolean>`${sql.table(table)}.ou_id = ${ou_id}`
const barePage = ([, , table, by]: (typeof LISTED)[number]) =>
  sql`select s.*, o.ou_name from ${sql.table(table)} s join operating_unit o on o.id = s.ou_id
    where s.ou_id = ${ou_id} order by ${sql.ref(by)} desc, s.id limit 100`.execute(db)

const growth: Figure[] = []
const note = async (
  question: string,
  size: number,
  asked: () => Promise<unknown>,
  bare: () => Promise<unknown>,
) => {
  const [portal, least] = [await median(asked), await median(bare)]
  growth.push({
    ...{ lines: size, question, 'portal ms': rounded(portal), 'bare ms': rounded(least) },
    ratio: rounded(portal / least),
  })
}
for (const size of SIZES) {
  await fill(size)
  for (const [question, day] of Object.entries({ today, 'a year ago': addDays(today, -365) })) {
    await note(
      `what is owed ${question}`,
      size,
      () => findOwed(db, day, ofUnit(ou_id)),
      () => bare(day),
    )
    await note(
      `the ledger as of ${question}`,
      size,
      () => ledger(day),
      () => bareLedger(day),
    )
  }
  for (const list of LISTED)
    await note(
      list[0],
      size,
      () => page(list),
      () => barePage(list),
    )
}
report('What is owed, its ledger and its lists while billing grows', growth)
await opened.close()
