import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import type { LockedLead } from '@server/modules/buyers/leads/lead.repository'

export type NewTransfer = {
  kind: 'assign' | 'transfer'
  to_employee_id: string
  reason: string | null
  approved_by: string
}

export async function addTransfer(db: Db, lead: LockedLead, transfer: NewTransfer): Promise<void> {
  const { kind, to_employee_id, reason, approved_by } = transfer
  await db
    .insertInto('lead_transfer')
    .values({
      ou_id: lead.ou_id,
      lead_id: lead.id,
      kind,
      from_employee: lead.owner_employee_id,
      to_employee: to_employee_id,
      reason,
      approved_by,
      came_from_lead_id: null,
      created_by: approved_by,
      updated_by: approved_by,
    })
    .execute()
}

export async function isInReach(db: Db, access: Condition, employeeId: string): Promise<boolean> {
  const { rows } = await sql`select from employee where employee.id = ${employeeId} and ${access}`.execute(db)
  return rows.length > 0
}

export type Seller = { id: string; label: string; team: string | null }

/** Who sells today, as far as the asker reaches. */
export async function findSellers(db: Db, access: Condition): Promise<Seller[]> {
  const { rows } = await sql<Seller>`
    select employee.id, employee.full_name as label, t.name as team from employee
      join sales_team_member m on m.employee_id = employee.id
        and m.valid_from <= ${TODAY}
        and (m.valid_to is null or m.valid_to >= ${TODAY})
      join sales_team t on t.id = m.team_id
    where employee.is_active and ${access} order by t.name, employee.full_name, employee.id`.execute(db)
  return rows
}
