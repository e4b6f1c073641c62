import { sql } from 'kysely'
import { ZONE } from '@server/platform/db/clock'
import { monthAfter } from '@contract/kernel/dates'
import type { AccountLedger, LedgerLine } from '@contract/modules/accounting/account-ledger.calls'
import { journalLineResource } from '@contract/modules/accounting/journal-line.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { allOf } from '@server/platform/resource/narrow-sql'
import {
  monthsKnownOn,
  totalsSeenBy,
  type TotalsReader,
} from '@server/modules/accounting/account-totals.repository'

export type AskedLedger = {
  accountId: string
  from: string
  to: string
  knownOn: string | null
  start: number
  /** How many lines from there on. */
  limit: number
}

type FoundLedger = Pick<AccountLedger, 'account' | 'opening' | 'debit' | 'credit' | 'closing' | 'count'> & {
  lines: LedgerLine[]
}

/**
 * A page of an account's lines with the balance after each, and the sums of its months. One statement: what is
 * posted meanwhile is in all of it or in none.
 */
export async function findAccountLedger(
  db: Db,
  reader: TotalsReader,
  { accountId, from, to, knownOn, start, limit }: AskedLedger,
): Promise<FoundLedger | undefined> {
  const first = sql`${`${from}-01`}::date`
  const after = sql`${`${monthAfter(to, 1)}-01`}::date`
  const known =
    knownOn === null
      ? sql`true`
      : sql`journal_line.created_at < (${knownOn}::date + 1)::timestamp at time zone ${ZONE}`
  const asked =
    reader.unitIds === null ? sql`true` : sql`journal_line.ou_id = any (${reader.unitIds}::uuid[])`
  const own = sql`${accessWhere(reader.actor, 'view', journalLineResource)} and journal_line.account_id = ${accountId}
    and journal_line.entry_date >= ${first} and journal_line.entry_date < ${after} and ${known} and ${asked}`
  const { rows } = await sql<FoundLedger>`
    with sums as (
      select coalesce(sum(debit - credit) filter (where month < ${first}), 0) as opening,
        coalesce(sum(debit) filter (where month >= ${first}), 0) as debit,
        coalesce(sum(credit) filter (where month >= ${first}), 0) as credit
      from ${monthsKnownOn(knownOn)} account_month
      where ${allOf([totalsSeenBy(reader)])} and account_id = ${accountId} and month < ${after}
    ), moved as (
      select journal_line.*, sum(debit - credit) over (order by entry_date, number, seq, id rows unbounded preceding) as sum_so_far
      from journal_line where ${own}
      order by entry_date, number, seq, id limit ${limit} offset ${start}
    )
    select json_build_object('id', account.id, 'code', account.code, 'name', account.name) as account,
      sums.opening::numeric(18,2)::text as opening, sums.debit::numeric(18,2)::text as debit, sums.credit::numeric(18,2)::text as credit,
      (sums.opening + sums.debit - sums.credit)::numeric(18,2)::text as closing,
      (select count(*)::int from journal_line where ${own}) as count,
      (select coalesce(json_agg(json_build_object('id', moved.id, 'entry_id', entry_id, 'number', number,
          'entry_date', entry_date, 'memo', coalesce(moved.memo, (select memo from journal_entry where id = entry_id)),
          'ou_id', ou_id, 'ou_code', ou_code, 'debit', moved.debit::text, 'credit', moved.credit::text,
          'balance', (sums.opening + sum_so_far)::numeric(18,2)::text) order by entry_date, number, seq, moved.id), '[]')
        from moved join operating_unit on operating_unit.id = ou_id) as lines
    from account cross join sums where account.id = ${accountId}`.execute(db)
  return rows[0]
}
