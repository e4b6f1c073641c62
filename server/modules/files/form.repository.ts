import { sql } from 'kysely'
import type { FormVersion, OwnForm } from '@contract/modules/files/downloadable-form.calls'
import type { Db } from '@server/platform/db/database'
import type { PersonalFind, PersonalFinds } from '@server/platform/resource/personal-finds'
import { utcText } from '@server/platform/db/utc-text'

type NewVersion = { formId: string; version: number; fileId: string; fileName: string; note: string | null }

export async function addVersion(db: Db, version: NewVersion): Promise<void> {
  await sql`insert into form_version (form_id, version, file_id, note, created_by)
    values (${version.formId}, ${version.version}, ${version.fileId}, ${version.note}, app_user_id())`.execute(
    db,
  )
  await sql`update downloadable_form set version = ${version.version}, file_name = ${version.fileName}
    where id = ${version.formId}`.execute(db)
}

export async function versionsOfForm(db: Db, id: string): Promise<FormVersion[]> {
  const { rows } = await sql<FormVersion>`
    select v.version, f.file_name, f.mime, f.size_bytes::int as size_bytes, v.note, ${utcText('v.created_at')} as created_at,
      (select n.name from portal_person_names(array[v.created_by]) n) as author_name,
      (select count(*)::int from form_download d where d.form_id = v.form_id and d.version = v.version) as downloads
    from form_version v join stored_file f on f.id = v.file_id where v.form_id = ${id} order by v.version desc`.execute(
    db,
  )
  return rows
}

export async function fileOfVersion(db: Db, id: string, version: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('form_version')
    .select('file_id')
    .where('form_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.file_id
}

/** Forms that are for whoever asks, while they are valid: the newest version of each. */
const ownForms = (userId: string) => sql`
  from downloadable_form d join employee e on e.user_id = ${userId}
    join form_version v on v.form_id = d.id and v.version = d.version
    join stored_file f on f.id = v.file_id
  where portal_is_own_form(d, e)`

/** By code or name. */
export const findOwnFormsNamed: PersonalFinds['own_form'] = async (db, userId, patterns, most) => {
  const { rows } = await sql<PersonalFind>`
    select d.id, d.name as title, d.code as detail ${ownForms(userId)}
      and lower(concat_ws(' ', d.code, d.name)) like all (${patterns}::text[])
    order by d.code limit ${most}`.execute(db)
  return rows
}

export async function findOwnForms(db: Db, userId: string): Promise<OwnForm[]> {
  const { rows } = await sql<OwnForm>`
    select d.id, d.code, d.name, d.category, d.version, f.file_name, f.mime, f.size_bytes::int as size_bytes,
      ${utcText('v.created_at')} as changed_at, v.note, d.valid_to::text as valid_to,
      (select max(p.version)::int from form_download p where p.form_id = d.id and p.user_id = ${userId}) as downloaded_version
    ${ownForms(userId)} order by d.category, d.code limit 500`.execute(db)
  return rows
}

export async function findOwnFormFile(db: Db, userId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{
    file_id: string
  }>`select v.file_id ${ownForms(userId)} and d.id = ${id}`.execute(db)
  return rows[0]?.file_id
}

/** False where it is not for the caller. The database counts it beside the form. */
export async function noteDownload(db: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into form_download (form_id, version, user_id)
    select ${id}, version, app_user_id() from portal_own_form(${id}) version where version is not null`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Of whatever unit: whoever has saved a version of it. */
export async function usersOfForm(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct p.user_id from form_download p join downloadable_form d on d.id = p.form_id
      join employee e on e.user_id = p.user_id
    where p.form_id = ${id} and portal_addressed(d.audience, null, e)`.execute(db)
  return rows.map(row => row.user_id)
}
