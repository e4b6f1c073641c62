import { sql } from 'kysely'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'
import {
  askedPlaces,
  byPlace,
  type AskedPlace,
} from '@server/modules/commission/releases/asked-place.repository'

export type OpenClawback = { id: string; open: Centavos }

/** What each payee has to give back in a unit, the oldest first. */
export async function findOpenClawbacks(
  db: Db,
  places: readonly AskedPlace[],
  { lock = false } = {},
): Promise<OpenClawback[][]> {
  const { rows } = await sql<{ id: string; open: string; at: number }>`
    select asked.at::int, c.id, c.open_amount::text as open
    from ${askedPlaces(places)} join commission_clawback c on c.ou_id = asked.ou_id and c.seller_id = asked.seller_id
    where c.open_amount > 0 order by asked.at, c.opened_on, c.id ${lock ? sql`for no key update of c` : sql``}`.execute(
    db,
  )
  return byPlace(places, rows).map(owed => owed.map(({ id, open }) => ({ id, open: parseMoney(open) })))
}

export type Recovery = {
  ou_id: string
  release_id: string
  clawbacks: readonly OpenClawback[]
  amount: Centavos
}

/** Recovers an amount with each release, the oldest clawback first. */
export async function recover(db: Db, recoveries: readonly Recovery[], on: DateText): Promise<void> {
  const rows = recoveries.flatMap(partsOf)
  if (rows.length === 0) return
  await db
    .insertInto('commission_recovery')
    .values(
      rows.map(row => ({
        ...{ ...row, recovered_on: on },
        created_by: sql<string>`app_user_id()`,
        updated_by: null,
      })),
    )
    .execute()
}

function partsOf({ ou_id, release_id, clawbacks, amount }: Recovery) {
  let left = amount
  const parts = []
  for (const { id: clawback_id, open } of clawbacks) {
    const part = open < left ? open : left
    if (part === 0n) break
    left -= part
    parts.push({ ou_id, release_id, clawback_id, amount: moneyText(part) })
  }
  return parts
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
