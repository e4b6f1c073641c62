import { sql } from 'kysely'
import type { BankPlace, BankRegister } from '@contract/modules/accounting/bank-register'
import { lastDayOf } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'

type Months = { from: string; to: string }

/** The lines of an account in these months, each with the balance after it. */
export async function findRegister(
  db: Db,
  { ou_id, account_id }: BankPlace,
  { from, to }: Months,
): Promise<BankRegister> {
  const first = `${from}-01`
  const { rows: before } = await sql<{ opening: string }>`
    select coalesce(sum(debit - credit), 0)::numeric(16,2)::text as opening from account_month
    where ou_id = ${ou_id} and account_id = ${account_id} and month < ${first}`.execute(db)
  const opening = before[0]?.opening ?? '0.00'
  const { rows: lines } = await sql<BankRegister['lines'][number]>`
    select l.id, l.entry_id, l.number, l.entry_date::text, coalesce(l.memo, e.memo) as memo,
      l.debit::text, l.credit::text, m.bank_line_id,
      (${opening}::numeric + sum(l.debit - l.credit) over (order by l.entry_date, e.chain_seq, l.seq))::numeric(16,2)::text
        as balance
    from journal_line l join journal_entry e on e.id = l.entry_id
      left join bank_match m on m.journal_line_id = l.id and m.undone_at is null
    where l.ou_id = ${ou_id} and l.account_id = ${account_id}
      and l.entry_date between ${first} and ${lastDayOf(to)}
    order by l.entry_date, e.chain_seq, l.seq`.execute(db)
  return { opening, closing: lines.at(-1)?.balance ?? opening, lines }
}
