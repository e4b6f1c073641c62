import { sql } from 'kysely'
import type { PayableHoldback } from '@contract/modules/commission/release-line'
import type { Db } from '@server/platform/db/database'
import {
  askedPlaces,
  byPlace,
  type AskedPlace,
  type ReleasePlace,
} from '@server/modules/commission/releases/asked-place.repository'

/** By the rule of the scheme; one that is paid out by hand alone is never due by itself. */
export const holdbackIsDue = (on: string) => sql`(case b.rule when 'fully_paid' then s.status = 'fully_paid'
  when 'days_after_release' then b.due_on <= ${on}::date else false end)`

/** What is held back of a payee in a unit. */
export async function findHeld(db: Db, place: ReleasePlace, on: string): Promise<PayableHoldback[]> {
  const [held = []] = await findHeldOf(db, [{ ...place, id: null }], on)
  return held
}

/** Of several payees at once, in the order in which they are asked for. */
export async function findHeldOf(
  db: Db,
  places: readonly AskedPlace[],
  on: string,
): Promise<PayableHoldback[][]> {
  const { rows } = await sql<PayableHoldback & { at: number }>`
    select asked.at::int, b.id, s.sale_no, s.unit_code, h.seq, b.amount::text, b.due_on::text, ${holdbackIsDue(on)} as is_due
    from ${askedPlaces(places)} join commission_holdback b on b.ou_id = asked.ou_id and b.seller_id = asked.seller_id
      join sale s on s.id = b.sale_id join commission_share h on h.id = b.share_id
    where b.status = 'held'
    order by asked.at, b.due_on nulls last, s.sale_no, h.seq, b.id`.execute(db)
  return byPlace(places, rows)
}

type PaidOut = { release_id: string; holdback_id: string }

/** Pays holdbacks out, each with its release; answers which of them were still held. */
export async function payOut(db: Db, paid: readonly PaidOut[]): Promise<Set<string>> {
  if (paid.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    update commission_holdback b set status = 'released', released_in = paid.release_id
    from unnest(${paid.map(({ holdback_id }) => holdback_id)}::uuid[], ${paid.map(({ release_id }) => release_id)}::uuid[])
      as paid (id, release_id)
    where b.id = paid.id and b.status = 'held' returning b.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
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
