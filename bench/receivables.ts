import { sql } from 'kysely'
import { addDays } from '@contract/kernel/dates'
import { findOwed, ofUnit } from '@server/modules/collection/receivables.repository'
import { businessDay } from '@server/platform/db/business-day'
import { inTransaction } from '@server/platform/db/transaction'
import { benchDatabase } from './support/bench-database.ts'
import { median } from './support/median.ts'
import { report, rounded, type Figure } from './support/report.ts'

/** The aging of receivables while what was ever billed grows, beside the barest statement that answers the same. */
const SIZES = [10_000, 100_000, 1_000_000]
/** Of a hundred statements so many are still open. */
const OPEN = 3
const LINES_OF_EACH = 10

const opened = await benchDatabase()
const { database } = opened
const { db } = database
const today = await businessDay(db)
const { rows: places } = await sql<{ ou_id: string; developer_id: string; employee_id: string }>`
  select o.id as ou_id, d.id as developer_id, e.id as employee_id
  from operating_unit o, (select id from developer order by code limit 1) d, (select id from employee limit 1) e
  where o.ou_code = 'CEB'`.execute(db)
const [place] = places
if (!place) throw new Error('the demo company has developers')

// Statements of sales and entries that are not there: keys and triggers rest, since it is reading that is measured.
const TABLES = ['commission_statement', 'statement_line', 'collection_allocation']
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
      select n, portal_uuid7() as id, ${today}::date - (n % 730)::int as sent_on, n % 100 < ${OPEN} as is_open
      from generate_series(${from + 1}::int, ${until}::int) n`.execute(tx.db)
    await sql`
      insert into commission_statement (id, ou_id, number, employee_id, status, developer_id, cutoff_on, net_amount,
        vat_amount, gross_amount, expected_ewt, collectible, statement_on, due_on, settled_amount, settled_on, vat_rate_pct)
      select id, ${place!.ou_id}, 'BENCH-' || n, ${place!.employee_id}, case when is_open then 'sent' else 'collected' end,
        ${place!.developer_id}, sent_on, 10000, 1200, 11200, 1000, 10200, sent_on, sent_on + 30,
        case when is_open then 0 else 11200 end, case when not is_open then least(sent_on + 40, ${today}::date) end, 12
      from bite`.execute(tx.db)
    await sql`
      insert into collection_allocation (ou_id, collection_id, statement_id, line_id, cash_amount, ewt_amount, allocated_on, entry_id)
      select ${place!.ou_id}, portal_uuid7(), id, portal_uuid7(), 1020, 100, least(sent_on + 40, ${today}::date), portal_uuid7()
      from bite cross join generate_series(1, ${LINES_OF_EACH}) where not is_open`.execute(tx.db)
  })
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

const growth: Figure[] = []
for (const size of SIZES) {
  await fill(size)
  for (const [question, day] of Object.entries({ today, 'a year ago': addDays(today, -365) })) {
    const owed = await findOwed(db, day, ofUnit(place.ou_id))
    const [portal, least] = [
      await median(() => findOwed(db, day, ofUnit(place.ou_id))),
      await median(() => bare(day)),
    ]
    growth.push({
      ...{ lines: size, question, open: owed.length },
      ...{ 'portal ms': rounded(portal), 'bare ms': rounded(least), ratio: rounded(portal / least) },
    })
  }
}
report('The aging of receivables while billing grows', growth)
await opened.close()
