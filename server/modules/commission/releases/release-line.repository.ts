import { sql } from 'kysely'
import type { ReleaseLine } from '@contract/modules/commission/release-line'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'
import { holdSales, lockSharesWhere } from '@server/modules/commission/lock-order.repository'

type Place = Pick<KeptRelease, 'id' | 'ou_id' | 'seller_id'>

/** From now on no other release may pay them: the database refuses more of a share than may be released. */
export async function claimShares(
  db: Db,
  { id: release_id, ou_id, seller_id }: Place,
  lines: readonly ReleaseLine[],
): Promise<void> {
  if (lines.length === 0) return
  await holdSales(db, sql`select unnest(${lines.map(({ sale_id }) => sale_id)}::uuid[])`)
  await lockSharesWhere(db, sql`id = any (${lines.map(({ share_id }) => share_id)}::uuid[])`)
  await db
    .insertInto('commission_release_line')
    .values(
      lines.map((line, index) => ({
        ...{ ou_id, release_id, seller_id, seq: index + 1 },
        ...{
          share_id: line.share_id,
          sale_id: line.sale_id,
          amount: line.amount,
          holdback_amount: line.holdback,
        },
        created_by: sql<string>`app_user_id()`,
        updated_by: null,
      })),
    )
    .execute()
}

/** Before the books, in the one order in which receipts and cancellations lock them as well. */
export async function lockShares(db: Db, releaseIds: readonly string[]): Promise<void> {
  const live = sql`commission_release_line where release_id = any (${releaseIds}::uuid[]) and state in ('claimed', 'paid')`
  await holdSales(db, sql`select sale_id from ${live}`)
  await lockSharesWhere(db, sql`id in (select share_id from ${live})`)
}

export async function freeShares(db: Db, releaseId: string): Promise<void> {
  await sql`update commission_release_line set state = 'freed' where release_id = ${releaseId} and state = 'claimed'`.execute(
    db,
  )
}

const STATUS_OF = (paid: ReturnType<typeof sql>) => sql`case when h.status = 'on_hold' then h.status
  when ${paid} > 0 and ${paid} = h.amount then 'released' when ${paid} > 0 then 'partly_released'
  when h.releasable_amount > 0 then 'releasable' else 'pending' end`

/** What was claimed is paid, and the shares say so; what is held back of them is kept by their sales' schemes. */
export async function payShares(
  db: Db,
  releases: readonly (Pick<Place, 'id' | 'ou_id'> & { holdbackDays: number })[],
  on: DateText,
): Promise<void> {
  const ids = releases.map(({ id }) => id)
  await sql`update commission_release_line set state = 'paid' where release_id = any (${ids}::uuid[])
    and state = 'claimed'`.execute(db)
  const paid = sql`(h.released_amount + l.amount - h.clawed_back_amount)`
  await sql`
    update commission_share h set released_amount = h.released_amount + l.amount, status = ${STATUS_OF(paid)}
    from commission_release_line l
    where l.share_id = h.id and l.release_id = any (${ids}::uuid[]) and l.state = 'paid'`.execute(db)
  await sql`
    insert into commission_holdback (ou_id, release_id, share_id, sale_id, seller_id, amount, rule, due_on, created_by)
    select l.ou_id, l.release_id, l.share_id, l.sale_id, l.seller_id, l.holdback_amount, r.rule,
      case r.rule when 'days_after_release' then ${on}::date + kept.holdback_days end, app_user_id()
    from unnest(${releases.map(({ ou_id }) => ou_id)}::uuid[], ${ids}::uuid[],
        ${releases.map(({ holdbackDays }) => holdbackDays)}::int[]) as kept (ou_id, release_id, holdback_days)
      join commission_release_line l on l.ou_id = kept.ou_id and l.release_id = kept.release_id
      join sale s on s.id = l.sale_id,
      lateral (select coalesce(s.scheme_snapshot ->> 'holdback_release_rule', 'manual') as rule) r
    where l.state = 'paid' and l.holdback_amount > 0`.execute(db)
}

/** Answers how many of its shares were clawed back since, so that taking the payment back would count twice. */
export async function unpayShares(db: Db, releaseId: string): Promise<number> {
  const { rows } = await sql<{ clawed_back: number }>`
    select count(*)::int as clawed_back from commission_share h join commission_release_line l on l.share_id = h.id
    where l.release_id = ${releaseId} and l.state = 'paid' and h.clawed_back_amount > h.released_amount - l.amount`.execute(
    db,
  )
  if (rows[0] && rows[0].clawed_back > 0) return rows[0].clawed_back
  const paid = sql`(h.released_amount - l.amount - h.clawed_back_amount)`
  await sql`
    update commission_share h set released_amount = h.released_amount - l.amount, status = ${STATUS_OF(paid)}
    from commission_release_line l where l.share_id = h.id and l.release_id = ${releaseId} and l.state = 'paid'`.execute(
    db,
  )
  await sql`update commission_release_line set state = 'voided' where release_id = ${releaseId} and state = 'paid'`.execute(
    db,
  )
  return 0
}
