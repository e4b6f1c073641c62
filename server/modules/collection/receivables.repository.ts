import { sql } from 'kysely'
import type { OwedLine } from '@contract/modules/collection/owed-lines'
import type { OwedStatement, UnappliedReceipts } from '@contract/modules/collection/receivables'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

/** For what is asked of one unit by nobody in particular. */
export const ofUnit = (ouId: string): Condition => sql<boolean>`s.ou_id = ${ouId}`

/** Sent by the end of that day, and neither voided nor settled whole. */
const stoodOn = (asOf: string) => sql`s.statement_on <= ${asOf}
      and (s.settled_on is null or s.settled_on > ${asOf})
      and (mirror.entry_date is null or mirror.entry_date > ${asOf})`

/**
 * What was open of each statement at the end of a day; one that was voided by then is not owed. One whose last part came
 * in by then is not looked into.
 */
export async function findOwed(db: Db, asOf: string, access: Condition): Promise<OwedStatement[]> {
  const { rows } = await sql<OwedStatement>`
    select s.id, s.number, s.developer_id, d.name as developer_name, s.statement_on, s.due_on,
      (s.gross_amount - paid.amount - credited.amount)::numeric(16,2)::text as open
    from commission_statement s join developer d on d.id = s.developer_id
      left join journal_entry mirror on mirror.reversal_of_id = s.entry_id
      cross join lateral (select coalesce(sum(a.amount), 0) as amount from collection_allocation a
        where a.statement_id = s.id and a.allocated_on <= ${asOf}) paid
      cross join lateral (select coalesce(sum(c.amount), 0) as amount from statement_credit c
        where c.statement_id = s.id and c.credited_on <= ${asOf}) credited
    where ${stoodOn(asOf)} and ${access}
      and s.gross_amount <> paid.amount + credited.amount
    order by d.name, s.due_on, s.number`.execute(db)
  return rows
}

/** The lines behind what one developer owed, which add up to it. */
export async function findOwedLines(
  db: Db,
  asOf: string,
  developerId: string,
  access: Condition,
): Promise<OwedLine[]> {
  const { rows } = await sql<OwedLine>`
    select l.id, l.statement_id, s.number, s.due_on, l.project_id, p.name as project_name, l.sale_id, sale.sale_no,
      sale.unit_code, t.seq, l.gross_amount::text as billed,
      (l.gross_amount - paid.amount - credited.amount)::numeric(16,2)::text as open
    from commission_statement s join statement_line l on l.ou_id = s.ou_id and l.statement_id = s.id
      join project p on p.id = l.project_id join sale on sale.id = l.sale_id
      join commission_tranche t on t.id = l.tranche_id
      left join journal_entry mirror on mirror.reversal_of_id = s.entry_id
      cross join lateral (select coalesce(sum(a.amount), 0) as amount from collection_allocation a
        where a.line_id = l.id and a.allocated_on <= ${asOf}) paid
      cross join lateral (select coalesce(sum(c.amount), 0) as amount from statement_credit c
        where c.line_id = l.id and c.credited_on <= ${asOf}) credited
    where s.developer_id = ${developerId} and ${stoodOn(asOf)} and ${access}
      and l.gross_amount <> paid.amount + credited.amount
    order by s.due_on, s.number, l.seq`.execute(db)
  return rows
}

/** What developers had paid by then that settled nothing. */
export async function findUnapplied(db: Db, asOf: string, access: Condition): Promise<UnappliedReceipts[]> {
  const { rows } = await sql<UnappliedReceipts>`
    select s.developer_id, d.name as developer_name, sum(s.cash_amount + s.ewt_amount - coalesce(a.settled, 0))::text as unapplied
    from collection s join developer d on d.id = s.developer_id left join lateral (
      select sum(a.amount) as settled from collection_allocation a
      where a.collection_id = s.id and a.allocated_on <= ${asOf}) a on true
    where s.status <> 'draft' and s.posted_on <= ${asOf} and (s.ended_on is null or s.ended_on > ${asOf}) and ${access}
    group by s.developer_id, d.name having sum(s.cash_amount + s.ewt_amount - coalesce(a.settled, 0)) <> 0`.execute(
    db,
  )
  return rows
}

/** The receivables in the books at the end of that day. */
export async function findControl(db: Db, asOf: string, access: Condition, account: string): Promise<string> {
  const { rows } = await sql<{ open: string }>`
    select coalesce(sum(s.debit - s.credit), 0)::numeric(16,2)::text as open from journal_line s
      join account on account.id = s.account_id
    where account.code = ${account} and s.entry_date <= ${asOf} and ${access}`.execute(db)
  return rows[0]?.open ?? '0.00'
}
