import { sql } from 'kysely'
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

/** What accounts took in each month, all units together; months before the first are added up in it. */
export async function findAccountTotals(
  db: Db,
  first: string,
  conditions: readonly Condition[],
): Promise<AccountTotal[]> {
  const { rows } = await sql<TotalRow>`
    select account_id, account.code, account.name, account.type,
      to_char(greatest(month, ${`${first}-01`}::date), 'YYYY-MM') as month,
      sum(debit)::text as debit, sum(credit)::text as credit
    from account_month join account on account.id = account_id
    where ${allOf([...conditions])}
    group by 1, 2, 3, 4, 5`.execute(db)
  return rows.map(row => ({ ...row, debit: parseMoney(row.debit), credit: parseMoney(row.credit) }))
}
