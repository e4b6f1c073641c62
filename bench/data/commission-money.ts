import { sql, type RawBuilder } from 'kysely'
import { receivablesAnew } from '@server/migrations/0101-receivables-by-month'
import { entriesAnew } from '@server/migrations/0062-search-entries'
import type { Db } from '@server/platform/db/database'
import { codeOf } from './commission.ts'

export const MONEY_TABLES = [
  ...['statement_line', 'commission_statement', 'collection', 'collection_allocation'],
  ...['commission_release', 'commission_release_line', 'commission_tax'],
]
/** What triggers of those tables keep. What they keep of sales, for the search and the report of sales, nobody asks here. */
export const KEPT_TABLES = ['search_entry', 'receivable_month']

/** Those of a payday, which are paid by its commands, are numbered from here on. */
export const FIRST_OF_A_PAYDAY = 9_000_000
const copied = (number: RawBuilder<unknown>, from: string) =>
  sql`${number} >= ${from} and ${number} < ${codeOf(FIRST_OF_A_PAYDAY)}`

/**
 * The statements that copies of a deal name, sent over two years, or ninety days where they are open; what came in for
 * them forty days later, and what was paid of that to sellers, 25 shares a release.
 */
export async function writeMoney(db: Db, from: string, today: string): Promise<void> {
  const [{ id: anybody } = { id: '' }] = (
    await sql<{ id: string }>`select id from employee limit 1`.execute(db)
  ).rows
  const day = sql`${today}::date`
  await sql`
    create temp table billed on commit drop as
    select t.ou_id, t.id as tranche_id, t.statement_id, t.gross_amount, t.status = 'collected' as is_paid,
      s.id as sale_id, s.sale_no, s.developer_id, s.project_id
    from commission_tranche t join sale_commission c on c.id = t.sale_commission_id join sale s on s.id = c.sale_id
    where t.statement_id is not null and ${copied(sql`s.sale_no`, from)}`.execute(db)
  await sql`
    create temp table sent on commit drop as
    select *, ${day} - (n % case when is_paid then 730 else 90 end)::int as sent_on from (
      select ou_id, statement_id, developer_id, is_paid, min(sale_no) as sale_no, sum(gross_amount) as gross,
        portal_uuid7() as receipt_id, row_number() over (order by min(sale_no)) as n
      from billed group by ou_id, statement_id, developer_id, is_paid) s`.execute(db)
  await sql`
    insert into commission_statement (ou_id, id, created_at, number, employee_id, status, developer_id, cutoff_on, net_amount,
      gross_amount, collectible, statement_on, due_on, settled_amount, settled_on, vat_rate_pct, entry_id)
    select ou_id, statement_id, sent_on, 'SOA-' || sale_no || is_paid::int, ${anybody}, case when is_paid then 'collected' else 'sent' end,
      developer_id, sent_on, gross, gross, gross, sent_on, sent_on + 30, case when is_paid then gross else 0 end,
      case when is_paid then least(sent_on + 40, ${day}) end, 12, portal_uuid7() from sent`.execute(db)
  await sql`
    insert into statement_line (ou_id, statement_id, developer_id, tranche_id, sale_id, project_id, seq, net_amount,
      vat_amount, gross_amount, ewt_amount)
    select ou_id, statement_id, developer_id, tranche_id, sale_id, project_id,
      row_number() over (partition by statement_id order by sale_no), gross_amount, 0, gross_amount, 0 from billed`.execute(
    db,
  )
  await sql`
    insert into collection (ou_id, id, number, developer_id, received_on, mode, cash_amount, status, posted_on, entry_id)
    select ou_id, receipt_id, 'AR-' || sale_no, developer_id, least(sent_on + 40, ${day}), 'check', gross, 'posted',
      least(sent_on + 40, ${day}), receipt_id from sent where is_paid`.execute(db)
  await sql`
    insert into collection_allocation (ou_id, collection_id, statement_id, line_id, cash_amount, ewt_amount, allocated_on, entry_id, developer_id)
    select l.ou_id, s.receipt_id, s.statement_id, l.id, l.gross_amount, 0, least(s.sent_on + 40, ${day}), s.receipt_id, s.developer_id
    from sent s join statement_line l on l.statement_id = s.statement_id where s.is_paid`.execute(db)
  await release(db, from, today, anybody)
}

async function release(db: Db, from: string, today: string, anybody: string): Promise<void> {
  await sql`
    create temp table paid on commit drop as
    select *, md5(seller_id || ${from} || (n / 25))::uuid as release_id from (
      select ou_id, id as share_id, sale_id, sale_no, seller_id, released_amount,
        row_number() over (partition by seller_id order by sale_no) as n
      from commission_share where released_amount > 0 and ${copied(sql`sale_no`, from)}) h`.execute(db)
  await sql`
    insert into commission_release_line (ou_id, release_id, share_id, sale_id, seller_id, seq, amount, state)
    select ou_id, release_id, share_id, sale_id, seller_id, 1 + n % 25, released_amount, 'paid' from paid`.execute(
    db,
  )
  await sql`
    insert into commission_release (ou_id, id, number, employee_id, status, seller_id, gross_amount, net_amount, pay_mode, paid_on, entry_id)
    select ou_id, release_id, 'CR-' || release_id, ${anybody}, 'paid', seller_id, sum(released_amount), sum(released_amount), 'cash',
      ${today}::date - (row_number() over (order by min(sale_no)) % 700)::int, portal_uuid7()
    from paid group by ou_id, release_id, seller_id`.execute(db)
  await sql`
    insert into commission_tax (ou_id, release_id, seller_id, paid_on, atc, base, tax)
    select ou_id, id, seller_id, paid_on, 'WI140', gross_amount, 0 from commission_release
    where number like 'CR-%' and id in (select release_id from paid)`.execute(db)
}

/** What triggers would have kept meanwhile, from nothing. */
export async function keepAnew(db: Db): Promise<void> {
  await sql`delete from search_entry where kind in ('commission_statement', 'collection', 'commission_release')`.execute(
    db,
  )
  await sql.raw(entriesAnew(MONEY_TABLES)).execute(db)
  await sql`delete from receivable_month`.execute(db)
  await sql.raw(receivablesAnew).execute(db)
}
