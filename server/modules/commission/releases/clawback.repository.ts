import { sql } from 'kysely'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'
import type { ReleasePlace } from '@server/modules/commission/releases/releasable.repository'

export type OpenClawback = { id: string; open: Centavos }

/** What a payee has to give back in a unit, the oldest first. */
export async function findOpenClawbacks(
  db: Db,
  { ou_id, seller_id }: ReleasePlace,
  { lock = false } = {},
): Promise<OpenClawback[]> {
  const { rows } = await sql<{ id: string; open: string }>`
    select id, open_amount::text as open from commission_clawback
    where ou_id = ${ou_id} and seller_id = ${seller_id} and open_amount > 0
    order by opened_on, id ${lock ? sql`for no key update` : sql``}`.execute(db)
  return rows.map(({ id, open }) => ({ id, open: parseMoney(open) }))
}

type Recovery = { ou_id: string; release_id: string; on: DateText }

/** Recovers an amount with a release, the oldest clawback first. */
export async function recover(
  db: Db,
  { ou_id, release_id, on }: Recovery,
  clawbacks: readonly OpenClawback[],
  amount: Centavos,
): Promise<void> {
  let left = amount
  for (const { id: clawback_id, open } of clawbacks) {
    const part = open < left ? open : left
    if (part === 0n) return
    left -= part
    await db
      .insertInto('commission_recovery')
      .values({
        ...{ ou_id, release_id, clawback_id, amount: moneyText(part), recovered_on: on },
        created_by: sql<string>`app_user_id()`,
        updated_by: null,
      })
      .execute()
  }
}

/** What a release recovered is open again. */
export async function undoRecoveries(db: Db, releaseId: string, on: DateText): Promise<void> {
  await sql`
    insert into commission_recovery (ou_id, clawback_id, release_id, amount, recovered_on, created_by)
    select ou_id, clawback_id, release_id, -sum(amount), ${on}::date, app_user_id() from commission_recovery
    where release_id = ${releaseId} group by ou_id, clawback_id, release_id having sum(amount) <> 0`.execute(
    db,
  )
}
