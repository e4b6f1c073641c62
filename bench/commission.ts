import { sql } from 'kysely'
import { businessDay } from '@server/platform/db/business-day'
import { findWaitingPayees } from '@server/modules/commission/releases/waiting-payees.repository'
import { findRecord } from '@server/modules/commission/record/seller-record.repository'
import { inTransaction } from '@server/platform/db/transaction'
import { benchDatabase } from './support/bench-database.ts'
import { median } from './support/median.ts'
import { report, rounded, type Figure } from './support/report.ts'

/** What reads the shares of commission while they grow, beside the barest statement that answers the same. */
const SIZES = [10_000, 100_000, 1_000_000]
/** Of a hundred shares so many wait to be paid; most are locked, or paid long ago. */
const WAITING = 2

const opened = await benchDatabase()
const { database } = opened
const { db } = database
const today = await businessDay(db)
const { rows: payees } = await sql<{ id: string; employee_id: string; ou_id: string }>`
  select p.id, p.employee_id, o.id as ou_id from seller_profile p, operating_unit o
  where o.ou_code = 'CEB' and p.employee_id is not null order by p.id`.execute(db)
const [payee] = payees
if (!payee) throw new Error('the demo company has sellers')
const { ou_id } = payee

// Shares of sales that are not there: keys and triggers rest, since it is reading that is measured.
await sql`do $$ declare key name; begin
    for key in select conname from pg_constraint where conrelid = 'commission_share'::regclass and contype = 'f' loop
      execute format('alter table commission_share drop constraint %I', key);
    end loop;
    alter table commission_share disable trigger user;
  end $$`.execute(db)

/** As many shares as there are to be, the most of them locked or paid long ago. */
async function fill(size: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from commission_share`.execute(
    db,
  )
  const missing = size - (rows[0]?.count ?? 0)
  await inTransaction(database, { identity: { role: 'system' }, statementTimeoutMs: 600_000 }, async tx => {
    await sql`
      insert into commission_share (ou_id, tranche_id, sale_seller_id, amount, releasable_amount, released_amount, status,
        sale_id, sale_no, seq, seller_id, employee_id, level, project_id, developer_id, state)
      select ${ou_id}, portal_uuid7(), portal_uuid7(), 1000,
        case when k < ${WAITING} or k >= 50 then 1000 else 0 end, case when k >= 50 then 1000 else 0 end, 'pending',
        portal_uuid7(), 'SR-B-' || n, 1, p.ids[1 + n % cardinality(p.ids)], p.people[1 + n % cardinality(p.ids)], 'agent',
        portal_uuid7(), portal_uuid7(), case when k < ${WAITING} or k >= 50 then 'collected' else 'locked' end
      from (select n, n % 100 as k from generate_series(1, ${missing}::int) n) g,
        (select array_agg(id order by id) as ids, array_agg(employee_id order by id) as people from seller_profile
          where employee_id is not null) p`.execute(tx.db)
  })
  await sql`analyze commission_share`.execute(db)
}

const bare = (columns: string, where: string, groups: string) =>
  sql`select ${sql.raw(columns)} from commission_share where ou_id = ${ou_id} and ${sql.raw(where)} group by ${sql.raw(groups)}`.execute(
    db,
  )
const WAITS = 'releasable_amount > released_amount - clawed_back_amount'

const questions: Record<string, [asked: () => Promise<unknown>, bare: () => Promise<unknown>]> = {
  'who may be paid in a unit': [
    () => findWaitingPayees(db, ou_id, today),
    () =>
      bare('seller_id, sum(releasable_amount - released_amount + clawed_back_amount)', WAITS, 'seller_id'),
  ],
  'the record of one seller': [
    () => record(sql<boolean>`s.employee_id = ${payee.employee_id}`),
    () =>
      sql`select state, sum(amount), sum(released_amount) from commission_share where employee_id = ${payee.employee_id}
        group by state`.execute(db),
  ],
  'the record of a whole unit': [
    () => record(sql<boolean>`s.ou_id = ${ou_id}`),
    () => bare('seller_id, state, sum(amount), sum(released_amount)', 'not is_company', 'seller_id, state'),
  ],
}
const record = (access: ReturnType<typeof sql<boolean>>) =>
  inTransaction(database, { identity: { role: 'system' }, readOnly: true }, tx =>
    findRecord(tx, access, { year: Number(today.slice(0, 4)) }),
  )

const growth: Figure[] = []
for (const size of SIZES) {
  await fill(size)
  for (const [question, [asked, least]] of Object.entries(questions)) {
    const [portal, floor] = [await median(asked), await median(least)]
    growth.push({
      shares: size,
      question,
      'portal ms': rounded(portal),
      'bare ms': rounded(floor),
      ratio: rounded(portal / floor),
    })
  }
}
report('What reads shares of commission while they grow', growth)
await opened.close()
