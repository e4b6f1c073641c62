import { sql } from 'kysely'
import type { RevenueRecognition } from '@contract/modules/accounting/posting-events'
import type { StatementLine } from '@contract/modules/commission/statement-line'
import type { KeptStatement } from '@contract/modules/commission/statement.document'
import type { BilledShare } from '@contract/modules/commission/statement.rules'
import type { Db } from '@server/platform/db/database'

/** Claims what is still to be billed; answers how many of them there were. */
export async function claimTranches(
  db: Db,
  statementId: string,
  trancheIds: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    update commission_tranche set statement_id = ${statementId}
    where id = any (${trancheIds}::uuid[]) and status = 'eligible' and statement_id is null returning id`.execute(
    db,
  )
  return rows.length
}

/** Frees what a statement claims, and takes back that it was billed. */
export async function freeTranches(db: Db, statementId: string): Promise<string[]> {
  const { rows } = await sql<{ sale_id: string }>`
    with freed as (
      update commission_tranche set statement_id = null,
        status = case when status = 'billed' then 'eligible' else status end,
        held_from = case when held_from = 'billed' then 'eligible' else held_from end
      where statement_id = ${statementId} returning sale_commission_id)
    select distinct c.sale_id from freed f join sale_commission c on c.id = f.sale_commission_id`.execute(db)
  return rows.map(({ sale_id }) => sale_id)
}

/** Whether the commission that it bills changed since: the books say so beside its entry. */
export async function isAdjusted(db: Db, statementId: string): Promise<boolean> {
  const { rows } = await sql`
    select from commission_tranche t join commission_share h on h.tranche_id = t.id
    where t.statement_id = ${statementId} and (t.adjusted_amount <> 0 or h.adjusted_amount <> 0) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Those that are claimed and may be billed at this moment, locked until the transaction ends. */
export async function lockClaimed(db: Db, statementId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from commission_tranche where statement_id = ${statementId} and status = 'eligible' order by id
    for update`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function markBilled(db: Db, statementId: string): Promise<void> {
  await sql`update commission_tranche set status = 'billed' where statement_id = ${statementId}`.execute(db)
}

/** As one parameter: each column of each line as its own would be more than a statement of the database takes. */
export async function insertLines(
  db: Db,
  { id, ou_id, developer_id }: KeptStatement,
  lines: readonly StatementLine[],
  isDeferred: boolean,
): Promise<void> {
  await sql`
    insert into statement_line (ou_id, statement_id, developer_id, tranche_id, sale_id, project_id, seq, net_amount,
      vat_amount, gross_amount, ewt_amount, is_deferred)
    select ${ou_id}::uuid, ${id}::uuid, ${developer_id}::uuid, tranche_id, sale_id, project_id, seq, net, vat, gross, ewt,
      ${isDeferred}::boolean
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as (tranche_id uuid, sale_id uuid, project_id uuid, net numeric, vat numeric, gross numeric, ewt numeric))
      with ordinality as line (tranche_id, sale_id, project_id, net, vat, gross, ewt, seq)`.execute(db)
}

/** What sellers earn of these tranches. */
export async function findShares(db: Db, trancheIds: readonly string[]): Promise<BilledShare[]> {
  const { rows } = await sql<BilledShare>`
    select h.seller_id, h.amount, coalesce((rate.terms ->> 'is_override')::boolean, false) as is_override,
      h.incentive is not null as is_incentive
    from commission_share h join sale s on s.id = h.sale_id
      left join lateral jsonb_array_elements(s.scheme_snapshot -> 'levels') rate (terms)
        on rate.terms ->> 'level' = h.level
    where h.tranche_id = any (${trancheIds}::uuid[]) and not h.is_company order by h.seller_id, h.id`.execute(
    db,
  )
  return rows
}

export async function findRecognition(db: Db): Promise<RevenueRecognition> {
  const { rows } = await sql<{ revenue_recognition: RevenueRecognition }>`
    select revenue_recognition from company_profile limit 1`.execute(db)
  return rows[0]?.revenue_recognition ?? 'on_billing'
}

export async function findDeveloperName(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from developer where id = ${id}`.execute(db)
  return rows[0]?.name ?? ''
}
