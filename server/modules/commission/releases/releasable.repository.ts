import { sql } from 'kysely'
import type { ReleaseLine } from '@contract/modules/commission/release-line'
import type { Db } from '@server/platform/db/database'

export type ReleasePlace = { ou_id: string; seller_id: string }
export type OpenShare = Omit<ReleaseLine, 'holdback'>

/** Claimed by releases that are not paid yet; what is paid is counted by the share itself. */
const claimedBut = (
  releaseId: string | null,
) => sql`coalesce((select sum(l.amount) from commission_release_line l
  where l.share_id = h.id and l.state = 'claimed' and l.release_id is distinct from ${releaseId}::uuid), 0)`

export const openOf = (releaseId: string | null) =>
  sql`(h.releasable_amount - h.released_amount + h.clawed_back_amount - ${claimedBut(releaseId)})::numeric(16,2)`

/** Shares of people that may be paid as far as money is concerned: their tranche is neither held nor reversed. */
export const MAY_BE_PAID = sql`h.releasable_amount > h.released_amount - h.clawed_back_amount and not h.is_company and h.state not in ('on_hold', 'reversed') and h.status <> 'on_hold'`

/** What may be released to a payee in a unit and stands on no other release, sale by sale. */
export async function findOpenShares(
  db: Db,
  { ou_id, seller_id }: ReleasePlace,
  releaseId: string | null,
): Promise<OpenShare[]> {
  const { rows } = await sql<Omit<OpenShare, 'incentive'> & { incentive: string | null }>`
    select h.id as share_id, h.sale_id, h.sale_no, s.unit_code, s.buyer_name, h.seq, h.level, h.incentive,
      ${openOf(releaseId)}::text as amount,
      coalesce(s.scheme_snapshot ->> 'holdback_rate_pct', '0') as holdback_rate
    from commission_share h join sale s on s.id = h.sale_id
    where h.ou_id = ${ou_id} and h.seller_id = ${seller_id} and ${MAY_BE_PAID} and ${openOf(releaseId)} > 0
    order by h.sale_no, h.seq, h.level, h.incentive nulls first, h.id`.execute(db)
  return rows.map(({ incentive, ...share }) => ({ ...share, ...(incentive !== null && { incentive }) }))
}
