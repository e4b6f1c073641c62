import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { CloseMonth } from '@server/platform/ledger/close-check'

/** The first entries that break the chain of a unit: each is sealed anew, which costs most of all checks. */
export async function findChainFaults(db: Db, ouId: string): Promise<{ number: string | null }[]> {
  const { rows } = await sql<{ number: string | null }>`
    select number from portal_unit_faults(${ouId}) where reason not like 'the sums of %'`.execute(db)
  return rows
}

/** Accounts whose sum of a month is not that of their lines. */
export async function findSumFaults(db: Db, ouId: string): Promise<{ number: string }[]> {
  const { rows } = await sql<{ number: string }>`
    with sums as (
      select account_id, date_trunc('month', entry_date)::date as month, sum(debit) as debit, sum(credit) as credit
      from journal_line where ou_id = ${ouId} group by 1, 2)
    select a.code as number
    from (select * from account_month where ou_id = ${ouId}) kept full join sums using (account_id, month)
      join account a on a.id = account_id
    where (kept.debit, kept.credit) is distinct from (sums.debit, sums.credit)
    order by a.code limit 20`.execute(db)
  return rows
}

/** Entries whose number is not the one after the entry before it, of the same unit and year. */
export async function findNumberGaps(db: Db, ouId: string): Promise<{ number: string }[]> {
  const { rows } = await sql<{ number: string }>`
    select number from (
      select number, row_number() over (partition by left(number, -6) order by chain_seq) as place
      from journal_entry where ou_id = ${ouId}) entry
    where right(number, 6)::int <> place order by number limit 20`.execute(db)
  return rows
}

export async function countDrafts(db: Db, { ou_id, from, until }: CloseMonth): Promise<number> {
  const { rows } = await sql<{ drafts: number }>`
    select count(*)::int as drafts from manual_entry
    where ou_id = ${ou_id} and status = 'draft' and entry_date between ${from} and ${until}`.execute(db)
  return rows[0]?.drafts ?? 0
}
