import { sql } from 'kysely'
import { moneyText, type Centavos } from '@contract/kernel/money'
import {
  amountsOf,
  writeTranches,
  type WrittenTranche,
} from '@server/modules/commission/commission.repository'
import type { Db } from '@server/platform/db/database'

const NOBODY = { created_by: null, updated_by: null }
type Commission = { id: string; ou_id: string }
/** Those that nobody is billed for: they stay the ones they were, with how far they have come, and are shared anew. */
export async function rewriteOpen(
  db: Db,
  commission: Commission,
  tranches: readonly WrittenTranche[],
): Promise<void> {
  await sql`delete from commission_tranche where sale_commission_id = ${commission.id} and statement_id is null
    and seq <> all (${tranches.map(({ seq }) => seq)}::int[])`.execute(db)
  if (tranches.length === 0) return
  await writeTranches(db, commission, tranches)
}

export async function adjustTranche(db: Db, id: string, gross: Centavos, billed: Centavos): Promise<void> {
  await db
    .updateTable('commission_tranche')
    .set({ gross_amount: moneyText(gross), adjusted_amount: moneyText(gross - billed) })
    .where('id', '=', id)
    .execute()
}

/** Of the whole commission. */
export async function setAmounts(
  db: Db,
  id: string,
  amounts: Parameters<typeof amountsOf>[0],
): Promise<void> {
  await db.updateTable('sale_commission').set(amountsOf(amounts)).where('id', '=', id).execute()
}

export type AdjustedShare = {
  /** Nothing where it is new. */
  id: string | null
  tranche_id: string
  sale_seller_id: string | null
  amount: Centavos
  adjusted: Centavos
  releasable: Centavos
  /** Of what was paid out of it, what stays paid. */
  paid: Centavos
  released: Centavos
}

/** What is due of billed shares now; what was paid beyond it is clawed back by the same statement. */
export async function adjustShares(db: Db, ouId: string, shares: readonly AdjustedShare[]): Promise<void> {
  for (const share of shares) {
    const amounts = {
      amount: moneyText(share.amount),
      adjusted_amount: moneyText(share.adjusted),
      releasable_amount: moneyText(share.releasable),
      clawed_back_amount: moneyText(share.released - share.paid),
    }
    if (share.id === null) {
      const { tranche_id, sale_seller_id } = share
      await db
        .insertInto('commission_share')
        .values({ ...NOBODY, ou_id: ouId, tranche_id, sale_seller_id, ...amounts, status: statusOf(share) })
        .execute()
    } else
      await db
        .updateTable('commission_share')
        .set({
          ...amounts,
          status: sql<'pending'>`case when status = 'on_hold' then status else ${statusOf(share)} end`,
        })
        .where('id', '=', share.id)
        .execute()
  }
}

function statusOf({ amount, releasable, paid, released }: AdjustedShare) {
  if (paid > 0n) return paid === amount ? 'released' : 'partly_released'
  if (releasable > 0n) return 'releasable'
  return released > 0n ? 'clawed_back' : 'pending'
}
