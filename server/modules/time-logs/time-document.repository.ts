import { sql } from 'kysely'
import type { Person as Asked } from '@contract/modules/approvals/approval-person.rules'
import type { DocumentType } from '@server/platform/approvals/approval-document'
import { accountName } from '@server/platform/db/account-name'
import type { Db } from '@server/platform/db/database'

export type Requester = Asked & {
  employee_id: string
  division_id: string | null
  position: string | null
  unit: string
}

/** Whoever's time it is, as mails and those who decide name them. */
export async function requesterOf(db: Db, employeeId: string): Promise<Requester> {
  const { rows } = await sql<Requester>`
    select e.user_id, e.first_name || ' ' || e.last_name as name, coalesce(u.email::text, e.email) as email,
      e.id as employee_id, e.division_id, p.name as position, o.ou_name as unit
    from employee e join operating_unit o on o.id = e.ou_id left join position p on p.id = e.position_id
      left join app_user u on u.id = e.user_id where e.id = ${employeeId}`.execute(db)
  const [found] = rows
  if (!found) throw new Error('a request about time is of somebody')
  return found
}

/** An account by its own name, for whoever decides without being an employee too. */
export async function accountOf(db: Db, userId: string): Promise<Asked> {
  const { rows } = await sql<Asked>`
    select u.id as user_id, ${accountName('u')} as name, u.email::text as email
    from app_user u where u.id = ${userId}`.execute(db)
  const [found] = rows
  if (!found) throw new Error('whoever acts has an account')
  return found
}

/** Which of those who are asked now the account is; null where it is none of them. */
export async function openSeatOf(
  db: Db,
  type: DocumentType,
  subjectId: string,
  userId: string,
): Promise<{ seat: string; version: number } | null> {
  const { rows } = await sql<{ seat: string; version: number }>`
    select seat_key as seat, subject_version as version from approval_seat
    where doc_type = ${type} and subject_id = ${subjectId} and user_id = ${userId} and state = 'active'
    limit 1`.execute(db)
  return rows[0] ?? null
}
