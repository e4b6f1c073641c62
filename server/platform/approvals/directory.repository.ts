import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { Person } from '@contract/approvals/approval-person.rules'
import type { Approver, Delegation } from '@contract/approvals/delegation.rules'
import type { Db } from '@server/platform/db/database'
import { accountPerson, personsOf, type PersonRow } from '@server/platform/people/reporting-line.repository'

/** The list, with those who can still be reached; where somebody has an account, its address counts. */
export async function listedApproversOf(db: Db, docType: string): Promise<Approver[]> {
  const { rows } = await sql<{ one: Approver }>`
    select json_build_object('id', a.id, 'user_id', a.user_id, 'name', a.name, 'email', coalesce(u.email, a.email),
      'doc_type', a.doc_type, 'step_key', a.step_key, 'ou_id', a.ou_id, 'division_id', a.division_id,
      'amount_from', a.amount_from::text, 'amount_to', a.amount_to::text, 'valid_from', a.valid_from, 'valid_to', a.valid_to,
      'is_active', a.is_active, 'delegate_id', a.delegate_id, 'delegate_from', a.delegate_from, 'delegate_to', a.delegate_to
    ) as one
    from approver a left join app_user u on u.id = a.user_id
    where a.is_active and a.doc_type = ${docType} and (a.user_id is null or u.status = 'active')
    order by a.amount_from, a.id`.execute(db)
  return rows.map(row => row.one)
}

/** People's own, in the order in which they were made; the newest counts first. */
export async function ownDelegations(db: Db): Promise<Delegation[]> {
  const { rows } = await sql<{ one: Delegation }>`
    select json_build_object('date_from', d.date_from, 'date_to', d.date_to,
      'from', json_build_object('user_id', f.id, 'name', f.full_name, 'email', f.email),
      'to', ${accountPerson}) as one
    from approval_delegation d join app_user f on f.id = d.from_user_id join app_user u on u.id = d.to_user_id
    where d.ended_at is null and coalesce(d.date_to >= ${TODAY}, true) and u.status = 'active'
    order by d.created_at desc`.execute(db)
  return rows.map(row => row.one)
}

/** Active people who hold a role today for this unit. */
export async function holdersOf(db: Db, role: string, ouId: string): Promise<Person[]> {
  const { rows } = await sql<PersonRow>`
    select ${accountPerson} as person from app_user u
    where u.status = 'active' and exists (
      select from user_role ur join role r on r.id = ur.role_id
      where ur.user_id = u.id and r.code = ${role}
        and ur.valid_from <= ${TODAY} and coalesce(ur.valid_to >= ${TODAY}, true)
        and (r.reach = 'all' or (r.reach = 'home' and u.ou_id = ${ouId})
          or (r.reach = 'listed' and exists (
            select from role_operating_unit ro where ro.role_id = r.id and ro.ou_id = ${ouId}))
          or exists (select from user_ou_override o where o.user_id = u.id and o.ou_id = ${ouId} and o.mode = 'grant')))
      and not exists (select from user_ou_override o where o.user_id = u.id and o.ou_id = ${ouId} and o.mode = 'deny')
    order by u.full_name, u.id`.execute(db)
  return personsOf(rows)
}

export async function activeAccount(db: Db, id: string): Promise<Person | null> {
  const { rows } = await sql<PersonRow>`
    select ${accountPerson} as person from app_user u where u.id = ${id} and u.status = 'active'`.execute(db)
  return rows[0]?.person ?? null
}

export async function headOfUnit(db: Db, ouId: string): Promise<Person | null> {
  const { rows } = await sql<PersonRow>`
    select ${accountPerson} as person from operating_unit o join app_user u on u.id = o.head_user_id
    where o.id = ${ouId} and u.status = 'active'`.execute(db)
  return rows[0]?.person ?? null
}
