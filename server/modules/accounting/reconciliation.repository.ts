import { sql } from 'kysely'
import type { BankPlace, ReconciliationSheet } from '@contract/modules/accounting/bank-register'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'
import { isEntryLineMatched } from '@server/modules/accounting/bank-line.repository'

/** When the bank carried a line of the books out, or when the books had a line of the bank. */
const matchedUntil = (of: 'bank' | 'ledger', on: DateText) =>
  of === 'ledger'
    ? sql<boolean>`exists (select from bank_match m join bank_line b on b.id = m.bank_line_id
        where m.journal_line_id = l.id and m.undone_at is null and b.line_date <= ${on})`
    : sql<boolean>`exists (select from bank_match m join journal_line l on l.id = m.journal_line_id
        where m.bank_line_id = b.id and m.undone_at is null and l.entry_date <= ${on})`

export async function findBookBalance(
  db: Db,
  { ou_id, account_id }: BankPlace,
  on: DateText,
): Promise<string> {
  const { rows } = await sql<{ balance: string }>`
    select (coalesce((select sum(debit - credit) from account_month where ou_id = ${ou_id}
        and account_id = ${account_id} and month < date_trunc('month', ${on}::date)), 0)
      + coalesce((select sum(debit - credit) from journal_line where ou_id = ${ou_id} and account_id = ${account_id}
        and entry_date between date_trunc('month', ${on}::date)::date and ${on}), 0))::numeric(16,2)::text as balance`.execute(
    db,
  )
  return rows[0]?.balance ?? '0.00'
}

/**
 * Lines of the books that the bank had not carried out by that day: since its first statement, and before it those that
 * it carried out later. What is older stands in the opening balance of the first statement.
 */
export async function findOutstanding(
  db: Db,
  { ou_id, account_id }: BankPlace,
  on: DateText,
): Promise<ReconciliationSheet['outstanding']> {
  const { rows } = await sql<ReconciliationSheet['outstanding'][number]>`
    select l.id, l.entry_id, l.entry_date::text as date, l.number || ' ' || coalesce(l.memo, e.memo) as text,
      (l.debit - l.credit)::numeric(16,2)::text as amount
    from journal_line l join journal_entry e on e.id = l.entry_id
    where l.ou_id = ${ou_id} and l.account_id = ${account_id} and l.entry_date <= ${on}
      and not ${matchedUntil('ledger', on)}
      and (l.entry_date >= (select min(s.starts_on) from bank_statement s where s.ou_id = ${ou_id}
          and s.account_id = ${account_id} and s.withdrawn_at is null)
        or ${isEntryLineMatched})
    order by l.entry_date, l.number, l.seq`.execute(db)
  return rows
}

/** Lines of the bank that the books did not have by that day. */
export async function findBankOnly(
  db: Db,
  { ou_id, account_id }: BankPlace,
  on: DateText,
): Promise<ReconciliationSheet['bank_only']> {
  const { rows } = await sql<ReconciliationSheet['bank_only'][number]>`
    select b.id, b.line_date::text as date, concat_ws(' ', b.reference, b.description) as text, b.amount::text
    from bank_line b join bank_statement s on s.id = b.statement_id and s.withdrawn_at is null
    where b.ou_id = ${ou_id} and b.account_id = ${account_id} and b.line_date <= ${on}
      and not ${matchedUntil('bank', on)}
    order by b.line_date, b.seq`.execute(db)
  return rows
}

export async function findStatementEnd(db: Db, { ou_id, account_id }: BankPlace): Promise<DateText | null> {
  const { rows } = await sql<{ until: DateText | null }>`
    select max(ends_on)::text as until from bank_statement
    where ou_id = ${ou_id} and account_id = ${account_id} and withdrawn_at is null`.execute(db)
  return rows[0]?.until ?? null
}

/** The accounts at banks of a unit that have entries until a day. */
export async function findPlacesOfUnit(db: Db, ouId: string, until: DateText): Promise<BankPlace[]> {
  const { rows } = await sql<BankPlace>`
    select distinct m.ou_id, m.account_id from account_month m join account a on a.id = m.account_id
    where m.ou_id = ${ouId} and a.is_control = 'bank' and m.month <= ${until} order by m.account_id`.execute(
    db,
  )
  return rows
}
