import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import type { GrantLine, KeptIncentiveGrant } from '@contract/modules/commission/incentive-grant.document'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { lockSharesWhere } from '@server/modules/commission/lock-order.repository'

type Commission = {
  id: string
  ou_id: string
  sale_id: string
  grant_id: string | null
  gross_amount: string
}

/** What of incentives stands on a sale, locked until the transaction ends. */
export async function lockIncentives(db: Db, saleId: string): Promise<Commission[]> {
  return db
    .selectFrom('sale_commission')
    .select(['id', 'ou_id', 'sale_id', 'grant_id', 'gross_amount'])
    .where('sale_id', '=', saleId)
    .where('grant_id', 'is not', null)
    .where('status', '<>', 'cancelled')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** All of them before the books, in the order in which releases lock them. */
export async function lockSharesOf(db: Db, saleId: string): Promise<void> {
  await lockSharesWhere(db, sql`sale_id = ${saleId}`)
}

/** The tranches of an incentive that the company pays: nobody is billed for them, and they stand in the books. */
export async function findPaidByCompany(db: Db, commissionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from commission_tranche t join sale_commission c on c.id = t.sale_commission_id
      join incentive_grant g on g.id = c.grant_id
    where c.id = ${commissionId} and g.funded_by = 'company' and t.status <> 'reversed' order by t.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

type Grant = Pick<KeptIncentiveGrant, 'id' | 'ou_id' | 'funded_by'>

/** A commission of its own for each sale: to be billed where the developer pays, to be released where the company does. */
export async function insertShares(
  db: Db,
  { id, ou_id, funded_by }: Grant,
  lines: readonly GrantLine[],
  on: DateText,
): Promise<void> {
  const isPaid = funded_by === 'company'
  for (const { sale_id, sale_seller_id, amount } of lines) {
    const { rows } = await sql<{ id: string }>`
      with whole as (
        insert into sale_commission (ou_id, sale_id, grant_id, base, gross_amount, company_amount, status, locked_at)
        values (${ou_id}, ${sale_id}, ${id}, ${amount}::numeric, ${amount}::numeric, 0, 'locked', ${NOW}) returning id)
      insert into commission_tranche (ou_id, sale_commission_id, seq, trigger_amount, gross_amount, status, eligible_on)
      select ${ou_id}, id, 1, 0, ${amount}::numeric, ${isPaid ? 'collected' : 'eligible'}, ${on}::date from whole
      returning id`.execute(db)
    // Apart: the tranche is read by what begins a share, and is not there within its own statement.
    await sql`
      insert into commission_share (ou_id, tranche_id, sale_seller_id, amount, releasable_amount, status)
      values (${ou_id}, ${rows[0]?.id}, ${sale_seller_id}, ${amount}::numeric,
        ${isPaid ? amount : '0.00'}::numeric, ${isPaid ? 'releasable' : 'pending'})`.execute(db)
  }
}

/** Its commissions with how far each has come, locked as receipts and releases lock them. */
export async function lockGranted(db: Db, grantId: string) {
  await lockSharesWhere(
    db,
    sql`tranche_id in (select t.id from commission_tranche t
      join sale_commission c on c.id = t.sale_commission_id where c.grant_id = ${grantId})`,
  )
  const { rows } = await sql<{ id: string; is_ended: boolean; is_billed: boolean; is_paid: boolean }>`
    select c.id, t.status = 'reversed' as is_ended, t.statement_id is not null as is_billed,
      exists (select from commission_share h where h.tranche_id = t.id and (h.released_amount > 0 or exists (
        select from commission_release_line l where l.share_id = h.id and l.state in ('claimed', 'paid')))) as is_paid
    from sale_commission c join commission_tranche t on t.sale_commission_id = c.id
    where c.grant_id = ${grantId} order by c.id for update of c, t`.execute(db)
  return rows
}

/** Nothing of it may be billed or released any more. */
export async function endGranted(db: Db, grantId: string): Promise<void> {
  await sql`update commission_share h set releasable_amount = 0, status = 'pending'
    from commission_tranche t join sale_commission c on c.id = t.sale_commission_id
    where h.tranche_id = t.id and c.grant_id = ${grantId}`.execute(db)
}
