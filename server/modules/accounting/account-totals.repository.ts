import { sql, type RawBuilder } from 'kysely'
import { ZONE } from '@server/platform/db/clock'
import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import type { AccountTotal } from '@contract/modules/accounting/account-total'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { allOf } from '@server/platform/resource/narrow-sql'

/** Who reads by which right, and of which units; null for all that it reaches. */
export type TotalsReader = {
  actor: Actor
  permission: 'report.pnl' | 'accounting.journal'
  unitIds: readonly string[] | null
}

export function totalsSeenBy({ actor, permission, unitIds }: TotalsReader): Condition {
  const asked = unitIds === null ? [] : [sql<boolean>`account_month.ou_id = any (${unitIds}::uuid[])`]
  return allOf([
    accessWhere(actor, 'view', { permission, scope: { ou: 'ou_id' }, table: 'account_month' }),
    ...asked,
  ])
}

type TotalRow = Omit<AccountTotal, 'debit' | 'credit'> & { debit: string; credit: string }

/** Lines of entries that were posted after a day, by its end where business is done. */
const postedAfter = (day: DateText, sign: 1 | -1) => sql`
  select l.ou_id, l.account_id, date_trunc('month', l.entry_date)::date as month,
    ${sign}::int * l.debit as debit, ${sign}::int * l.credit as credit
  from journal_entry e join journal_line l on l.entry_id = e.id
  where e.created_at >= (${day}::date + 1)::timestamp at time zone ${ZONE}`

/** The sums of each month, as they were known on a day: those of now, less what was posted later. */
export const monthsKnownOn = (knownOn: DateText | null): RawBuilder<unknown> =>
  knownOn === null
    ? sql`account_month`
    : sql`(select ou_id, account_id, month, debit, credit from account_month union all ${postedAfter(knownOn, -1)})`

export type KnownTotals = { totals: AccountTotal[]; later: AccountTotal[] }

/**
 * What accounts took in each month as it was known on a day, and what was posted since, all units together; months
 * before the first are added up in it.
 */
export async function findKnownTotals(
  db: Db,
  first: string,
  conditions: readonly Condition[],
  knownOn: DateText | null,
): Promise<KnownTotals> {
  const totals = await totalsOf(db, monthsKnownOn(knownOn), first, conditions)
  if (knownOn === null) return { totals, later: [] }
  return {
    totals,
    later: await totalsOf(db, sql`(${postedAfter(knownOn, 1)})`, first, conditions),
  }
}

async function totalsOf(
  db: Db,
  source: RawBuilder<unknown>,
  first: string,
  conditions: readonly Condition[],
): Promise<AccountTotal[]> {
  const { rows } = await sql<TotalRow>`
    select account_id, account.code, account.name, account.type,
      to_char(greatest(month, ${`${first}-01`}::date), 'YYYY-MM') as month,
      sum(debit)::text as debit, sum(credit)::text as credit
    from ${source} account_month join account on account.id = account_id
    where ${allOf([...conditions])}
    group by 1, 2, 3, 4, 5`.execute(db)
  return rows.map(row => ({ ...row, debit: parseMoney(row.debit), credit: parseMoney(row.credit) }))
}
