import { sql, type RawBuilder } from 'kysely'
import type { ReleaseLine } from '@contract/modules/commission/release-line'
import type { Db } from '@server/platform/db/database'
import {
  askedPlaces,
  byPlace,
  type AskedPlace,
  type ReleasePlace,
} from '@server/modules/commission/releases/asked-place.repository'

export type OpenShare = Omit<ReleaseLine, 'holdback'>

/** Claimed by releases that are not paid yet; what is paid is counted by the share itself. */
const claimedBut = (
  releaseId: RawBuilder<unknown>,
) => sql`coalesce((select sum(l.amount) from commission_release_line l
  where l.share_id = h.id and l.state = 'claimed' and l.release_id is distinct from ${releaseId}), 0)`

/** Beside what every other release claims; `null` where no release is meant. */
export const openOf = (releaseId: RawBuilder<unknown> = sql`null::uuid`) => openBeside(claimedBut(releaseId))

export const openBeside = (claimed: RawBuilder<unknown>) =>
  sql`(h.releasable_amount - h.released_amount + h.clawed_back_amount - ${claimed})::numeric(16,2)`

/** Shares of people that may be paid as far as money is concerned: their tranche is neither held nor reversed. */
export const MAY_BE_PAID = sql`h.releasable_amount > h.released_amount - h.clawed_back_amount and not h.is_company and h.state not in ('on_hold', 'reversed') and h.status <> 'on_hold'`

/** What may be released to a payee in a unit and stands on no other release, sale by sale. */
export async function findOpenShares(
  db: Db,
  place: ReleasePlace,
  releaseId: string | null,
): Promise<OpenShare[]> {
  const [shares = []] = await findOpenSharesOf(db, [{ ...place, id: releaseId }])
  return shares
}

type FoundShare = Omit<OpenShare, 'incentive'> & { incentive: string | null; at: number }

/** Of several payees at once, in the order in which they are asked for. */
export async function findOpenSharesOf(db: Db, places: readonly AskedPlace[]): Promise<OpenShare[][]> {
  const open = openOf(sql`asked.release_id`)
  const { rows } = await sql<FoundShare>`
    select asked.at::int, h.id as share_id, h.sale_id, h.sale_no, s.unit_code, s.buyer_name, h.seq, h.level, h.incentive,
      ${open}::text as amount,
      coalesce(s.scheme_snapshot ->> 'holdback_rate_pct', '0') as holdback_rate
    from ${askedPlaces(places)} join commission_share h on h.ou_id = asked.ou_id and h.seller_id = asked.seller_id
      join sale s on s.id = h.sale_id
    where ${MAY_BE_PAID} and ${open} > 0
    order by asked.at, h.sale_no, h.seq, h.level, h.incentive nulls first, h.id`.execute(db)
  return byPlace(places, rows).map(shares =>
    shares.map(({ incentive, ...share }) => ({ ...share, ...(incentive !== null && { incentive }) })),
  )
}
