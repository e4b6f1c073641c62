import { sql, type RawBuilder } from 'kysely'
import type { KnownPhoto, OwnPhoto } from '@contract/people/photo'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'

/** `f` is the file that `p` names: given by the person themselves, and sound. */
const GIVEN = sql`f.id = p.file_id and f.owner_type = 'user_photo' and f.owner_id = p.user_id`
const SOUND = sql`not f.is_damaged and f.check_state in ('none', 'clean')`

/** For whatever asks for an account; null where it has no photo. */
export const photoOf = (userId: RawBuilder<unknown>) => sql<OwnPhoto | null>`(
  select json_build_object('id', file_id, 'shown_to_buyers_since', ${utcText('shown_to_buyers_since')})
  from user_photo where user_id = ${userId})`

export async function findOwnPhoto(db: Db, userId: string): Promise<OwnPhoto | null> {
  const { rows } = await sql<{ photo: OwnPhoto | null }>`
    select ${photoOf(sql`${userId}`)} as photo`.execute(db)
  return rows[0]?.photo ?? null
}

/** The photo of a seller that buyers may see: there was consent, and the account is still a colleague's. */
export async function findBuyersPhoto(db: Db, userId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select f.id from user_photo p join stored_file f on ${GIVEN} join app_user u on u.id = p.user_id
    where p.user_id = ${userId} and p.shown_to_buyers_since is not null and u.status = 'active' and ${SOUND}`.execute(
    db,
  )
  return rows[0]?.id ?? null
}

/** Of the people whom the caller sees. */
export async function listPhotos(db: Db): Promise<KnownPhoto[]> {
  const { rows } = await sql<KnownPhoto>`
    select p.file_id as id, p.user_id, e.id as employee_id
    from user_photo p join stored_file f on ${GIVEN} left join employee e on e.user_id = p.user_id
    where ${SOUND} order by p.user_id`.execute(db)
  return rows
}

/** Whether this file is the photo of somebody whom the caller sees. */
export async function isPhoto(db: Db, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select from user_photo p join stored_file f on ${GIVEN} where p.file_id = ${fileId}`.execute(db)
  return rows.length > 0
}

/** Consent is for the photo of the account, and stays when another takes its place. Tells the file that stood there. */
export async function savePhoto(db: Db, userId: string, fileId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    with before as (select file_id from user_photo where user_id = ${userId})
    insert into user_photo (user_id, file_id) values (${userId}, ${fileId})
    on conflict (user_id) do update set file_id = excluded.file_id
    returning (select file_id from before) as id`.execute(db)
  return rows[0]?.id ?? null
}

/** The day of a consent that stands is kept. False where there is no photo. */
export async function saveConsent(db: Db, userId: string, isGiven: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update user_photo
    set shown_to_buyers_since = case when ${isGiven} then coalesce(shown_to_buyers_since, ${NOW}) end
    where user_id = ${userId}`.execute(db)
  return numAffectedRows === 1n
}

export async function deletePhoto(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .deleteFrom('user_photo')
    .where('user_id', '=', userId)
    .returning('file_id')
    .executeTakeFirst()
  return row?.file_id ?? null
}
