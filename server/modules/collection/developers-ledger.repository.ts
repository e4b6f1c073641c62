import { sql } from 'kysely'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { runLedger, type LedgerMovement } from '@contract/modules/collection/developers-ledger'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

type Days = { from: string; to: string }

/** The ledger of a developer over some days. Whole months before it are kept as sums; the days since are added up. */
export async function findLedger(db: Db, developerId: string, days: Days, access: Condition) {
  const month = `${days.from.slice(0, 7)}-01`
  const before = await findOwedBefore(db, developerId, month, access)
  const movements = await findMovements(db, developerId, { from: month, to: days.to }, access)
  const owed_back = await findOwedBack(db, developerId, days.to, access)
  return { ...runLedger(movements, { ...days, before }), owed_back }
}

/** As an offset is limited: money that waits in a receipt belongs to that receipt. */
async function findOwedBack(db: Db, developerId: string, on: string, access: Condition): Promise<string> {
  const { rows } = await sql<{ owed: string }>`
    select (
      coalesce((select sum(s.credit - s.debit) from journal_line s join account a on a.id = s.account_id
        join journal_entry e on e.id = s.entry_id
        where s.party_id = ${developerId} and a.code = ${LEDGER.accrued} and e.source_type <> 'collection'
          and s.entry_date <= ${on} and ${access}), 0)
      - coalesce((select sum(s.cash_amount) from collection s
        where s.developer_id = ${developerId} and s.mode = 'offset' and s.status <> 'draft' and s.posted_on <= ${on}
          and (s.ended_on is null or s.ended_on > ${on}) and ${access}), 0))::numeric(16,2)::text as owed`.execute(
    db,
  )
  return rows[0]?.owed ?? '0.00'
}

async function findOwedBefore(
  db: Db,
  developerId: string,
  month: string,
  access: Condition,
): Promise<string> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(s.amount), 0)::numeric(16,2)::text as amount from receivable_month s
    where s.developer_id = ${developerId} and s.month < ${month} and ${access}`.execute(db)
  return rows[0]?.amount ?? '0.00'
}

/** Statements, their voids and credits, receipts and what was taken back of them, in some days, in their order. */
async function findMovements(
  db: Db,
  developerId: string,
  { from, to }: Days,
  access: Condition,
): Promise<LedgerMovement[]> {
  const { rows } = await sql<LedgerMovement>`
    select moved.on, moved.kind, moved.id, moved.number, moved.amount from (
      select s.statement_on as on, 'statement' as kind, s.id, s.number, s.gross_amount::text as amount, s.created_at as at
      from commission_statement s where s.developer_id = ${developerId} and s.statement_on between ${from} and ${to} and ${access}
      union all
      select m.entry_date, 'statement_void', s.id, s.number, (-s.gross_amount)::text, m.created_at
      from journal_entry m join commission_statement s on s.entry_id = m.reversal_of_id
      where s.developer_id = ${developerId} and m.reversal_of_id is not null
        and m.entry_date between ${from} and ${to} and ${access}
      union all
      select c.credited_on, case when sum(c.amount) < 0 then 'statement_debit' else 'statement_credit' end, s.id,
        coalesce(m.number, s.number), (-sum(c.amount))::text, min(c.created_at)
      from commission_statement s join statement_credit c on c.statement_id = s.id
        left join statement_memo m on m.id = c.memo_id
      where s.developer_id = ${developerId} and c.credited_on between ${from} and ${to} and c.amount <> 0 and ${access}
      group by c.credited_on, c.entry_id, s.id, s.number, m.number having sum(c.amount) <> 0
      union all
      select a.allocated_on, case when a.is_reversal then 'receipt_undone' else 'receipt' end, s.id, s.number,
        (-sum(a.amount))::text, min(a.created_at)
      from collection s join collection_allocation a on a.collection_id = s.id
      where s.developer_id = ${developerId} and a.allocated_on between ${from} and ${to} and ${access}
      group by a.allocated_on, a.is_reversal, a.entry_id, s.id, s.number) moved
    order by moved.on, moved.at, moved.number`.execute(db)
  return rows
}

export async function findDeveloperNamed(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select name from developer where id = ${id}`.execute(db)
  return rows[0]?.name ?? null
}
