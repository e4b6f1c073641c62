import { sql } from 'kysely'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import type { HeldAmount, useHoldbacks } from '@contract/modules/commission/clawback.rules'
import type { Clawback, ClawbackCause } from '@contract/modules/commission/clawback.resource'
import type { Recovery } from '@contract/modules/commission/clawback-state'
import type { Db } from '@server/platform/db/database'

export type HeldOfShare = HeldAmount & { share_id: string }

/** What is held back of these shares, the oldest first, locked until the transaction ends. */
export async function lockHeld(db: Db, shareIds: readonly string[]): Promise<HeldOfShare[]> {
  const { rows } = await sql<{ id: string; share_id: string; amount: string }>`
    select id, share_id, amount from commission_holdback
    where share_id = any (${shareIds}::uuid[]) and status = 'held' order by created_at, id for update`.execute(
    db,
  )
  return rows.map(row => ({ ...row, amount: parseMoney(row.amount) }))
}

type Claim = {
  ou_id: string
  sale_id: string
  seller_id: string
  cause: ClawbackCause
  of_incentive: boolean
  reason: string | null
  on: string
  gross: Centavos
  applied: Centavos
}

export async function insertClawback(db: Db, claim: Claim): Promise<string> {
  const { ou_id, sale_id, seller_id, cause, of_incentive, reason, on: opened_on, gross, applied } = claim
  const { id } = await db
    .insertInto('commission_clawback')
    .values({
      ...{ ou_id, sale_id, seller_id, cause, of_incentive, reason, opened_on },
      gross_amount: moneyText(gross),
      applied_amount: moneyText(applied),
      status: applied === gross ? 'recovered' : 'open',
      ...{ created_by: null, updated_by: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a clawback uses of a holdback becomes a row of its own where a rest stays held: releases know that by its id. */
export async function applyHoldback(
  db: Db,
  clawbackId: string,
  { id, used, rest }: ReturnType<typeof useHoldbacks>[number],
): Promise<void> {
  if (rest === 0n) {
    await sql`update commission_holdback set status = 'applied', clawback_id = ${clawbackId} where id = ${id}`.execute(
      db,
    )
    return
  }
  await sql`insert into commission_holdback
      (ou_id, release_id, share_id, sale_id, seller_id, amount, rule, due_on, status, clawback_id)
    select ou_id, release_id, share_id, sale_id, seller_id, ${moneyText(used)}::numeric, rule, due_on, 'applied',
      ${clawbackId} from commission_holdback where id = ${id}`.execute(db)
  await sql`update commission_holdback set amount = ${moneyText(rest)}::numeric where id = ${id}`.execute(db)
}

export async function setEntry(db: Db, ids: readonly string[], entryId: string): Promise<void> {
  await sql`update commission_clawback set entry_id = ${entryId} where id = any (${ids}::uuid[])`.execute(db)
}

export type ClawbackFacts = {
  sale_no: string | null
  unit_code: string
  seller_name: string
  user_id: string | null
}

export async function findClawbackFacts(
  db: Db,
  { sale_id, seller_id }: Pick<Claim, 'sale_id' | 'seller_id'>,
): Promise<ClawbackFacts> {
  const { rows } = await sql<ClawbackFacts>`
    select s.sale_no, s.unit_code, p.display_name as seller_name, e.user_id
    from sale s cross join seller_profile p left join employee e on e.id = p.employee_id
    where s.id = ${sale_id} and p.id = ${seller_id}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('a clawback is of a seller of a sale')
  return facts
}

export async function changeClawback(db: Db, id: string, values: Partial<Clawback>): Promise<void> {
  await db.updateTable('commission_clawback').set(values).where('id', '=', id).execute()
}

/** What releases recovered of it, in the order in which they did. */
export async function findRecoveries(db: Db, clawbackId: string): Promise<Recovery[]> {
  const { rows } = await sql<Recovery>`
    select r.release_id, o.number, r.recovered_on, r.amount
    from commission_recovery r join commission_release o on o.id = r.release_id
    where r.clawback_id = ${clawbackId} order by r.recovered_on, r.id`.execute(db)
  return rows
}
