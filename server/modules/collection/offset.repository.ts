import { sql } from 'kysely'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import type { OffsetLimitQuery } from '@contract/modules/collection/offset'
import type { Db } from '@server/platform/db/database'

/**
 * What the company owes a developer in a unit: the least of that day and of every day after it, so that no day is left on
 * which more was offset than was owed. Money that waits in a receipt settles statements by that receipt and is not
 * counted. `except`: a receipt that is being posted.
 */
export async function findOwedToDeveloper(
  db: Db,
  { developer_id, ou_id, on }: OffsetLimitQuery,
  except: string | null = null,
): Promise<string> {
  const { rows } = await sql<{ owed: string }>`
    with offset_receipt as (
      select posted_on, ended_on, cash_amount from collection
      where developer_id = ${developer_id} and ou_id = ${ou_id} and mode = 'offset' and status <> 'draft'
        and id is distinct from ${except}::uuid
    ), moved as (
      select l.entry_date as moved_on, l.credit - l.debit as amount
      from journal_line l join account a on a.id = l.account_id join journal_entry e on e.id = l.entry_id
      where l.party_id = ${developer_id} and l.ou_id = ${ou_id} and a.code = ${LEDGER.accrued}
        and e.source_type <> 'collection'
      union all select posted_on, -cash_amount from offset_receipt
      union all select ended_on, cash_amount from offset_receipt where ended_on is not null
    ), day as (
      select moved_on, sum(sum(amount)) over (order by moved_on) as owed from moved group by moved_on
    )
    select greatest(0, least(
      coalesce((select owed from day where moved_on <= ${on} order by moved_on desc limit 1), 0),
      (select min(owed) from day where moved_on > ${on})))::numeric(16,2)::text as owed`.execute(db)
  return rows[0]?.owed ?? '0.00'
}
