import { sql } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

/** What a link is about: a record of one unit, as it was when the link was made. */
export type PaperSubject = { type: string; id: string; ou_id: string; version: number }

export type PaperLink = {
  id: string
  ou_id: string
  subject_type: string
  subject_id: string
  subject_version: number
  name: string
  email: string
  locale: string
  created_at: string
  opened_at: string | null
  open_count: number
  used_at: string | null
  answer: unknown
  revoked_at: string | null
  is_over: boolean
}

const LINK = sql`id, ou_id, subject_type, subject_id, subject_version, name, email, locale, created_at, opened_at,
  open_count, used_at, answer, revoked_at, expires_at <= ${NOW} as is_over`

type NewPaperLink = { hash: Buffer; name: string; email: string; locale: string; days: number }

export async function insertPaperLink(
  db: Db,
  { type, id, ou_id, version }: PaperSubject,
  { hash, name, email, locale, days }: NewPaperLink,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into paper_link (ou_id, subject_type, subject_id, subject_version, purpose, token_hash, name, email, locale,
      expires_at, created_by)
    values (${ou_id}, ${type}, ${id}, ${version}, 'acknowledge', ${hash}, ${name}, ${email}, ${locale},
      ${NOW} + make_interval(days => ${days}), app_user_id()) returning id`.execute(db)
  return rows[0]?.id ?? ''
}

export async function noteMail(db: Db, id: string, mailId: string | null): Promise<void> {
  await sql`update paper_link set mail_id = ${mailId} where id = ${id}`.execute(db)
}

export async function paperLinkWithToken(db: Db, type: string, hash: Buffer): Promise<PaperLink | null> {
  const { rows } = await sql<PaperLink>`
    select ${LINK} from paper_link where token_hash = ${hash} and subject_type = ${type}`.execute(db)
  return rows[0] ?? null
}

export async function lockPaperLink(db: Db, id: string): Promise<PaperLink | null> {
  const { rows } = await sql<PaperLink>`select ${LINK} from paper_link where id = ${id} for update`.execute(
    db,
  )
  return rows[0] ?? null
}

export async function keepAnswer(db: Db, id: string, answer: object): Promise<void> {
  await sql`update paper_link set used_at = ${NOW}, answer = ${JSON.stringify(answer)}::jsonb where id = ${id}`.execute(
    db,
  )
}

export async function revokeOf(db: Db, type: string, id: string): Promise<void> {
  await sql`update paper_link set revoked_at = ${NOW}, updated_by = app_user_id()
    where subject_type = ${type} and subject_id = ${id} and revoked_at is null`.execute(db)
}

export type MailedPaper = Pick<PaperLink, 'name' | 'email' | 'opened_at' | 'open_count' | 'answer'> & {
  id: string
  mailed_at: string
  mail_status: 'queued' | 'sent' | 'dead' | 'superseded' | null
  answered_at: string | null
  is_live: boolean
}

/** To whom a paper was mailed, the last first; whether they opened it, and what they answered. */
export async function mailedOf(db: Db, type: string, id: string): Promise<MailedPaper[]> {
  const { rows } = await sql<MailedPaper>`
    select l.id, l.name, l.email, l.created_at as mailed_at, m.status as mail_status, l.opened_at, l.open_count,
      l.used_at as answered_at, l.answer, l.revoked_at is null and l.expires_at > ${NOW} as is_live
    from paper_link l left join outbox_mail m on m.id = l.mail_id
    where l.subject_type = ${type} and l.subject_id = ${id} order by l.created_at desc, l.email`.execute(db)
  return rows
}

/** Asked just before a mail leaves: whether what it opens still opens. */
export async function isPaperLinkLive(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from paper_link where id = ${id} and revoked_at is null and expires_at > ${NOW}`.execute(db)
  return rows.length > 0
}
