import { sql } from 'kysely'
import { moneyText, type Centavos } from '@contract/kernel/money'
import type { ClaimClawback } from '@contract/modules/commission/clawback.commands'
import type { Db } from '@server/platform/db/database'

export async function insertClaim(
  db: Db,
  { ou_id, asked_by, on, ...claim }: ClaimClawback & { ou_id: string; asked_by: string; on: string },
): Promise<string> {
  const { sale_id, seller_id, cause, of_incentive, reason, amount } = claim
  const { id } = await db
    .insertInto('commission_clawback')
    .values({
      ...{ ou_id, sale_id, seller_id, cause, of_incentive, reason, asked_by, opened_on: on },
      ...{ gross_amount: amount, status: 'proposed' },
      ...{ created_by: asked_by, updated_by: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the seller was paid of the sale, or of its incentives, and not asked back; null where there is no such sale. */
export async function findPaidOf(
  db: Db,
  { sale_id, seller_id, of_incentive }: Pick<ClaimClawback, 'sale_id' | 'seller_id' | 'of_incentive'>,
): Promise<{ ou_id: string; paid: string } | null> {
  const { rows } = await sql<{ ou_id: string; paid: string }>`
    select s.ou_id, coalesce((select sum(h.released_amount - h.clawed_back_amount) from commission_share h
        where h.sale_id = s.id and h.seller_id = ${seller_id} and h.state <> 'reversed'
          and (h.incentive is not null) = ${of_incentive}), 0)::numeric(16,2)::text as paid
    from sale s where s.id = ${sale_id}`.execute(db)
  return rows[0] ?? null
}

type TakenPart = {
  id: string
  ou_id: string
  tranche_id: string
  part: Centavos
  releasable: Centavos
  /** What a developer was billed stays readable: what is due became different since. */
  is_billed: boolean
}

/** Moves a part of a paid share to the company: it is taken back, and stays so whatever is counted anew. */
export async function takeFromShare(
  db: Db,
  { id, ou_id, tranche_id, part, releasable, is_billed }: TakenPart,
): Promise<void> {
  const amount = moneyText(part)
  const adjusted = moneyText(is_billed ? part : 0n)
  const paid = sql`(released_amount - clawed_back_amount - ${amount}::numeric)`
  await sql`update commission_share set amount = amount - ${amount}::numeric,
      adjusted_amount = adjusted_amount - ${adjusted}::numeric, taken_amount = taken_amount + ${amount}::numeric,
      clawed_back_amount = clawed_back_amount + ${amount}::numeric,
      releasable_amount = ${moneyText(releasable)}::numeric,
      status = case when status = 'on_hold' then status when ${paid} > 0 then 'partly_released'
        when ${moneyText(releasable)}::numeric > 0 then 'releasable' else 'clawed_back' end
    where id = ${id}`.execute(db)
  // Of an incentive the company has nothing until something of it is taken back.
  await sql`insert into commission_share as company (ou_id, tranche_id, is_company, amount, adjusted_amount)
    values (${ou_id}, ${tranche_id}, true, ${amount}::numeric, ${adjusted}::numeric)
    on conflict (tranche_id, sale_seller_id, ou_id) do update set amount = company.amount + excluded.amount,
      adjusted_amount = company.adjusted_amount + excluded.adjusted_amount`.execute(db)
}
