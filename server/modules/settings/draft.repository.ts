import { sql } from 'kysely'
import { DRAFT_DAYS, type FormDraft } from '@contract/modules/settings/form-draft.calls'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'

/** The oldest make room: nobody goes back to the thirtieth form they left. */
const KEPT_AT_MOST = 30

/** Row-level security leaves nobody but their owner in sight; the condition is said all the same. */
export async function findDraft(db: Db, userId: string, name: string): Promise<FormDraft> {
  const { rows } = await sql<NonNullable<FormDraft>>`
    select body, ${utcText('updated_at')} as updated_at from form_draft
    where owner_id = ${userId} and name = ${name} and updated_at > ${NOW} - make_interval(days => ${DRAFT_DAYS})`.execute(
    db,
  )
  return rows[0] ?? null
}

export async function saveDraft(db: Db, userId: string, name: string, body: unknown): Promise<void> {
  await sql`insert into form_draft (owner_id, name, body) values (${userId}, ${name}, ${JSON.stringify(body)})
    on conflict (owner_id, name) do update set body = excluded.body, updated_at = ${NOW}`.execute(db)
  await sql`delete from form_draft where owner_id = ${userId} and name in (
    select name from form_draft where owner_id = ${userId} order by updated_at desc offset ${KEPT_AT_MOST})`.execute(
    db,
  )
}

export async function removeDraft(db: Db, userId: string, name: string): Promise<void> {
  await db.deleteFrom('form_draft').where('owner_id', '=', userId).where('name', '=', name).execute()
}
