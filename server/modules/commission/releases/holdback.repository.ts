import { sql } from 'kysely'
import type { PayableHoldback } from '@contract/modules/commission/release-line'
import type { Db } from '@server/platform/db/database'
import type { ReleasePlace } from '@server/modules/commission/releases/releasable.repository'

/** By the rule of the scheme; one that is paid out by hand alone is never due by itself. */
export const holdbackIsDue = (on: string) => sql`(case b.rule when 'fully_paid' then s.status = 'fully_paid'
  when 'days_after_release' then b.due_on <= ${on}::date else false end)`

/** What is held back of a payee in a unit. */
export async function findHeld(
  db: Db,
  { ou_id, seller_id }: ReleasePlace,
  on: string,
): Promise<PayableHoldback[]> {
  const { rows } = await sql<PayableHoldback>`
    select b.id, s.sale_no, s.unit_code, h.seq, b.amount::text, b.due_on::text, ${holdbackIsDue(on)} as is_due
    from commission_holdback b join sale s on s.id = b.sale_id join commission_share h on h.id = b.share_id
    where b.ou_id = ${ou_id} and b.seller_id = ${seller_id} and b.status = 'held'
    order by b.due_on nulls last, s.sale_no, h.seq, b.id`.execute(db)
  return rows
}

/** Pays holdbacks out with a release; answers how many of them were still held. */
export async function payOut(db: Db, releaseId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    update commission_holdback set status = 'released', released_in = ${releaseId}
    where id = any (${ids}::uuid[]) and status = 'held' returning id`.execute(db)
  return rows.length
}

/** A release that is void pays none out, and holds none back. Answers how many of its own are no longer held. */
export async function undoHoldbacks(db: Db, releaseId: string): Promise<number> {
  await sql`update commission_holdback set status = 'held', released_in = null where released_in = ${releaseId}`.execute(
    db,
  )
  const { rows } = await sql<{ gone: number }>`
    with undone as (update commission_holdback set status = 'voided' where release_id = ${releaseId} and status = 'held')
    select count(*)::int as gone from commission_holdback
    where release_id = ${releaseId} and status in ('released', 'applied')`.execute(db)
  return rows[0]?.gone ?? 0
}
