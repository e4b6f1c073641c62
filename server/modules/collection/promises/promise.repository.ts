import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { MadePromise } from '@contract/modules/collection/promise.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

/** The last promise of each statement that stood at the end of a day, with what was settled since, until its day. */
export async function findPromises(
  db: Db,
  asOf: string,
  access: Condition,
): Promise<Map<string, MadePromise>> {
  const { rows } = await sql<MadePromise & { statement_id: string }>`
    select distinct on (s.statement_id) s.statement_id, s.id, s.made_on, s.promised_on, s.amount::text, s.by_contact,
      s.note, (select coalesce(sum(a.amount), 0)::numeric(16,2)::text from collection_allocation a
        where a.ou_id = s.ou_id and a.statement_id = s.statement_id and a.created_at >= s.created_at
          and a.allocated_on <= least(s.promised_on, ${asOf}::date)) as settled
    from promise_to_pay s
    where s.made_on <= ${asOf} and (s.withdrawn_on is null or s.withdrawn_on > ${asOf}) and ${access}
    order by s.statement_id, s.made_on desc, s.id desc`.execute(db)
  return new Map(rows.map(({ statement_id, ...promise }) => [statement_id, promise]))
}

/** The last one of a single statement. */
export const findPromisesOf = (
  db: Db,
  asOf: string,
  statementId: string,
): Promise<Map<string, MadePromise>> => findPromises(db, asOf, sql`s.statement_id = ${statementId}`)

export type OwedNow = { id: string; ou_id: string; status: string; open: string; today: string }

/** The statement, locked, with what is open of it. */
export async function lockOwed(db: Db, id: string, access: Condition): Promise<OwedNow | null> {
  const { rows } = await sql<OwedNow>`
    select id, ou_id, status, (gross_amount - settled_amount)::text as open,
      ${TODAY} as today
    from commission_statement where id = ${id} and ${access} for update`.execute(db)
  return rows[0] ?? null
}

export type NewPromise = {
  promised_on: string
  promised_amount: string
  by_contact: string | null
  note: string | null
}

export async function insertPromise(
  db: Db,
  { id, ou_id, today }: OwedNow,
  { promised_on, promised_amount, by_contact, note }: NewPromise,
): Promise<void> {
  await db
    .insertInto('promise_to_pay')
    .values({
      ...{ ou_id, statement_id: id, made_on: today, promised_on, amount: promised_amount, by_contact, note },
      created_by: sql<string>`app_user_id()`,
      updated_by: null,
    })
    .execute()
}

/** Whether there was such a promise of the statement to be taken back. */
export async function withdrawPromise(
  db: Db,
  { id, today }: OwedNow,
  promise: string,
  reason: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('promise_to_pay')
    .set({ withdrawn_on: today, withdraw_reason: reason })
    .where('id', '=', promise)
    .where('statement_id', '=', id)
    .where('withdrawn_on', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
