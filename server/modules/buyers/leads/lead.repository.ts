import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { LeadEventKind } from '@contract/modules/buyers/lead.calls'
import { leadResource, type Lead } from '@contract/modules/buyers/lead.resource'
import type { LeadCategory } from '@contract/selling/lead-state.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'
import { createRepository, type RecordRow } from '@server/platform/resource/create-repository'
import { storedValue } from '@server/platform/resource/stored-value'

const resource = leadResource
export const leads = createRepository(resource)

/** A lead as commands need it: also what no answer shows. */
export type LockedLead = Omit<Lead, `${string}_label`>

export type Owner = { id: string; ou_id: string; team_id: string | null }

/** Somebody who still works here, and the team they sell for today. */
export async function findOwner(db: Db, employeeId: string): Promise<Owner | null> {
  const { rows } = await sql<Owner>`
    select e.id, e.ou_id, (select m.team_id from sales_team_member m where m.employee_id = e.id
        and m.valid_from <= ${TODAY}
        and (m.valid_to is null or m.valid_to >= ${TODAY})
      order by m.valid_from desc limit 1) as team_id
    from employee e where e.id = ${employeeId} and e.is_active`.execute(db)
  return rows[0] ?? null
}

export type LeadProtection = { lead_id: string; ou_code: string; protected_until: string }

/** Holds the fingerprint until the transaction ends, and tells whose it is today, in whatever unit. */
export async function findStanding(
  db: Db,
  fingerprint: string,
  exceptId: string | null,
): Promise<LeadProtection | null> {
  const { rows } = await sql<LeadProtection>`
    select lead_id, ou_code, protected_until::text from portal_lead_standing(${fingerprint}, ${exceptId})`.execute(
    db,
  )
  return rows[0] ?? null
}

export type OwnLead = { id: string; lead_no: string; full_name: string }

/** The lead where whoever asks holds it themselves; null where it is anybody else's. */
export async function findOwnLead(db: Db, id: string): Promise<OwnLead | null> {
  const { rows } = await sql<OwnLead>`
    select id, lead_no, full_name from lead
    where id = ${id} and owner_employee_id = portal_own_employee() and merged_into_id is null`.execute(db)
  return rows[0] ?? null
}

export type Status = { id: string; name: string; category: LeadCategory }

export async function findStatus(db: Db, id: string): Promise<Status | null> {
  const found = await db
    .selectFrom('prospect_status')
    .select(['id', 'name', 'category'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return found ?? null
}

/** Where a category begins: its default, else the first of its statuses. */
export async function firstStatus(db: Db, category: LeadCategory): Promise<Status | null> {
  const found = await db
    .selectFrom('prospect_status')
    .select(['id', 'name', 'category'])
    .where('category', '=', category)
    .where('is_active', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('sort')
    .executeTakeFirst()
  return found ?? null
}

/** Not to be read or changed by another until the transaction ends; unknown to whoever may not act on it. */
export async function lockLead(db: Db, access: Condition, id: string): Promise<LockedLead> {
  const { rows } = await sql<LockedLead>`
    select lead.*, protected_from::text, protected_until::text from lead
    where lead.id = ${id} and ${access} for update`.execute(db)
  const found = rows[0]
  if (!found) throw notFound()
  return found
}

export type LeadChange = Partial<LockedLead>

export async function changeLead(db: Db, id: string, change: LeadChange): Promise<void> {
  const changes = Object.entries(change).map(
    ([name, value]) => sql`${sql.id(name)} = ${storedValue(resource, name, value)}`,
  )
  if (changes.length === 0) return
  await sql`update lead set ${sql.join(changes)} where id = ${id}`.execute(db)
}

export async function shownLead(db: Db, access: Condition, id: string): Promise<RecordRow> {
  return leads.get(db, access, id)
}

export type NewActivity = {
  kind: LeadEventKind
  by: string | null
  outcome?: string | null
  note?: string | null
  next_action_at?: string | null
  next_action_kind?: string | null
  from_status_id?: string | null
  to_status_id?: string | null
}

export async function addActivity(
  db: Db,
  lead: Pick<LockedLead, 'id' | 'ou_id'>,
  activity: NewActivity,
): Promise<string> {
  const { id } = await db
    .insertInto('lead_activity')
    .values({
      outcome: null,
      note: null,
      next_action_at: null,
      next_action_kind: null,
      from_status_id: null,
      to_status_id: null,
      attachment: null,
      came_from_lead_id: null,
      ...activity,
      ou_id: lead.ou_id,
      lead_id: lead.id,
      created_by: activity.by,
      updated_by: activity.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function isWithin(db: Db, access: Condition, id: string): Promise<boolean> {
  const { rows } = await sql`select from lead where lead.id = ${id} and ${access}`.execute(db)
  return rows.length > 0
}
