import { sql } from 'kysely'
import { moneyText, type Centavos } from '@contract/kernel/money'
import type { ClaimClawback } from '@contract/modules/commission/clawback-commands'
import type { Db } from '@server/platform/db/database'

export async function insertClaim(
  db: Db,
  { ou_id, asked_by, on, ...claim }: ClaimClawback & { ou_id: string; asked_by: string; on: string },
): Promise<string> {
  const { sale_id, seller_id, cause, reason, amount } = claim
  const { id } = await db
    .insertInto('commission_clawback')
    .values({
      ...{ ou_id, sale_id, seller_id, cause, reason, asked_by, opened_on: on },
      ...{ gross_amount: amount, status: 'proposed' },
      ...{ created_by: asked_by, updated_by: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the seller was paid of the sale and has not been asked back yet; nothing where he never stood in it. */
export async function findPaidOf(
  db: Db,
  { sale_id, seller_id }: { sale_id: string; seller_id: string },
): Promise<{ ou_id: string; paid: string } | null> {
  const { rows } = await sql<{ ou_id: string; paid: string }>`
    select s.ou_id, coalesce((select sum(h.released_amount - h.clawed_back_amount) from commission_share h
        where h.sale_id = s.id and h.seller_id = ${seller_id} and h.state <> 'reversed' and h.incentive is null), 0)::numeric(16,2)::text as paid
    from sale s where s.id = ${sale_id}`.execute(db)
  return rows[0] ?? null
}

/** Moves a part of a paid share to the company: it is taken back, and stays so whatever is counted anew. */
export async function takeFromShare(
  db: Db,
  {
    id,
    tranche_id,
    part,
    releasable,
  }: { id: string; tranche_id: string; part: Centavos; releasable: Centavos },
): Promise<void> {
  const amount = moneyText(part)
  const paid = sql`(released_amount - clawed_back_amount - ${amount}::numeric)`
  await sql`update commission_share set amount = amount - ${amount}::numeric,
      adjusted_amount = adjusted_amount - ${amount}::numeric, taken_amount = taken_amount + ${amount}::numeric,
      clawed_back_amount = clawed_back_amount + ${amount}::numeric,
      releasable_amount = ${moneyText(releasable)}::numeric,
      status = case when status = 'on_hold' then status when ${paid} > 0 then 'partly_released'
        when ${moneyText(releasable)}::numeric > 0 then 'releasable' else 'clawed_back' end
    where id = ${id}`.execute(db)
  await sql`update commission_share set amount = amount + ${amount}::numeric,
      adjusted_amount = adjusted_amount + ${amount}::numeric
    where tranche_id = ${tranche_id} and is_company`.execute(db)
}
