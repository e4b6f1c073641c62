import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import { sellerRecord, type RecordFacts } from '@contract/modules/commission/seller-record.rules'
import type { SellerRecord } from '@contract/modules/commission/seller-record'
import type { Condition } from '@server/platform/access/access-where'
import { asPortal } from '@server/platform/db/as-portal'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'

export type RecordQuestion = {
  year: number
  seller_id?: string | undefined
  ou_id?: string | undefined
  team_id?: string | undefined
}

/** Rows of a table of sellers, with whose they are. */
export const ofSellers = (table: string) =>
  sql`(select r.*, p.employee_id from ${sql.table(table)} r join seller_profile p on p.id = r.seller_id) s`

/** To a seller, a unit, or who sells for a team today. */
export function narrowed(
  access: Condition,
  { seller_id, ou_id, team_id }: Omit<RecordQuestion, 'year'>,
): Condition {
  const parts = [
    access,
    sql<boolean>`s.seller_id is not null`,
    ...(seller_id ? [sql<boolean>`s.seller_id = ${seller_id}::uuid`] : []),
    ...(ou_id ? [sql<boolean>`s.ou_id = ${ou_id}::uuid`] : []),
    ...(team_id
      ? [
          sql<boolean>`exists (select from sales_team_member m
            where m.team_id = ${team_id}::uuid and m.employee_id = s.employee_id
              and ${TODAY} between m.valid_from and coalesce(m.valid_to, 'infinity'))`,
        ]
      : []),
  ]
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}

async function findFacts(db: Db, access: Condition, question: RecordQuestion): Promise<RecordFacts> {
  const where = narrowed(access, question)
  const { year } = question
  const shares = await sql<RecordFacts['shares'][number]>`
    select s.seller_id, s.ou_id, s.state, sum(s.amount)::text as amount, sum(s.releasable_amount)::text as releasable,
      sum(s.released_amount)::text as released, sum(s.clawed_back_amount)::text as clawed_back
    from commission_share s where ${where} group by s.seller_id, s.ou_id, s.state`.execute(db)
  const holdbacks = await sql<RecordFacts['holdbacks'][number]>`
    select s.seller_id, s.ou_id, sum(s.amount)::text as amount from ${ofSellers('commission_holdback')}
    where ${where} and s.status = 'held' group by s.seller_id, s.ou_id`.execute(db)
  const clawbacks = await sql<RecordFacts['clawbacks'][number]>`
    select s.seller_id, s.ou_id, sum(s.open_amount)::text as amount from commission_clawback s
    where ${where} and s.open_amount > 0 group by s.seller_id, s.ou_id`.execute(db)
  const taxes = await sql<RecordFacts['taxes'][number]>`
    select s.seller_id, s.ou_id, sum(s.base)::text as gross, sum(s.tax)::text as tax
    from ${ofSellers('commission_tax')}
    where ${where} and s.paid_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
    group by s.seller_id, s.ou_id`.execute(db)
  return {
    shares: shares.rows,
    holdbacks: holdbacks.rows,
    clawbacks: clawbacks.rows,
    taxes: taxes.rows,
  }
}

type Names = ReadonlyMap<string, string>

/** Of sellers and units that were found: they may stand in other units than the one who asks. */
async function findNames(tx: Tx, sellers: readonly string[], units: readonly string[]): Promise<Names> {
  const { rows } = await asPortal(tx, ({ db }) =>
    sql<{ id: string; name: string }>`
      select id, display_name as name from seller_profile where id = any (${sellers}::uuid[])
      union all select id, ou_name from operating_unit where id = any (${units}::uuid[])`.execute(db),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What each seller earned in each unit, as far as whoever asks may see it. */
export async function findRecord(tx: Tx, access: Condition, question: RecordQuestion): Promise<SellerRecord> {
  const { rows, total } = sellerRecord(await findFacts(tx.db, access, question))
  const names = await findNames(
    tx,
    rows.map(({ seller_id }) => seller_id),
    rows.map(({ ou_id }) => ou_id),
  )
  const named = rows.map(row => ({
    ...row,
    seller_name: names.get(row.seller_id) ?? '',
    ou_name: names.get(row.ou_id) ?? '',
  }))
  return {
    year: question.year,
    rows: named.toSorted(
      (a, b) => a.seller_name.localeCompare(b.seller_name) || a.ou_name.localeCompare(b.ou_name),
    ),
    total,
  }
}
