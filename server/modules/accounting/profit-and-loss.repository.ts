import { sql } from 'kysely'
import { parseMoney } from '@contract/kernel/money'
import type { AccountTotal } from '@contract/modules/accounting/profit-and-loss.rules'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { allOf } from '@server/platform/resource/narrow-sql'

const RESOURCE = { permission: 'report.pnl', scope: { ou: 'ou_id' }, table: 'account_month' }

export type PnlReader = { actor: Actor; unitIds: readonly string[] | null }

function seenBy({ actor, unitIds }: PnlReader): Condition {
  const asked = unitIds === null ? [] : [sql<boolean>`account_month.ou_id = any (${unitIds}::uuid[])`]
  return allOf([accessWhere(actor, 'view', RESOURCE), ...asked])
}

type TotalRow = Omit<AccountTotal, 'debit' | 'credit'> & { debit: string; credit: string }

/** What accounts of the statement took in each month of these years, all units together. */
export async function findAccountTotals(
  db: Db,
  reader: PnlReader,
  years: { from: number; to: number },
): Promise<AccountTotal[]> {
  const { rows } = await sql<TotalRow>`
    select account_id, account.code, account.name, account.type, to_char(month, 'YYYY-MM') as month,
      sum(debit)::text as debit, sum(credit)::text as credit
    from account_month join account on account.id = account_id
    where account.pnl_group is not null and ${seenBy(reader)}
      and month between make_date(${years.from}, 1, 1) and make_date(${years.to}, 12, 1)
    group by account_id, account.code, account.name, account.type, month`.execute(db)
  return rows.map(row => ({ ...row, debit: parseMoney(row.debit), credit: parseMoney(row.credit) }))
}

/** Years that have figures, the latest first, and the month of the business day. */
export async function findPnlYears(
  db: Db,
  reader: PnlReader,
): Promise<{ years: number[]; this_month: string }> {
  const { rows } = await sql<{ years: number[]; this_month: string }>`
    select to_char(now() at time zone 'Asia/Manila', 'YYYY-MM') as this_month,
      array(select distinct extract(year from month)::int as year
        from account_month join account on account.id = account_id
        where account.pnl_group is not null and ${seenBy(reader)} order by year desc) as years`.execute(db)
  return rows[0] ?? { years: [], this_month: '' }
}
