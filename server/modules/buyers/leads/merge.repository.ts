import { sql } from 'kysely'
import type { PossibleDuplicate } from '@contract/modules/buyers/lead.views'
import type { Db } from '@server/platform/db/database'
import type { LockedLead } from '@server/modules/buyers/leads/lead.repository'
import { employeeName } from '@server/platform/people/employees.repository'

type MoveCounts = Record<string, number>

/** Whatever points at the one that goes points at the one that stays: activities, holds, buyers, sales. */
export async function follow(db: Db, keptId: string, goneId: string): Promise<MoveCounts> {
  const { rows } = await sql<{ moved: MoveCounts }>`
    select portal_lead_follow(${keptId}, ${goneId}) as moved`.execute(db)
  return rows[0]?.moved ?? {}
}

export async function addMerge(
  db: Db,
  kept: LockedLead,
  merge: { merged_lead_id: string; reason: string; moved: MoveCounts; by: string },
): Promise<void> {
  await db
    .insertInto('lead_merge')
    .values({
      ...merge,
      moved: JSON.stringify(merge.moved),
      ou_id: kept.ou_id,
      lead_id: kept.id,
      created_by: merge.by,
      updated_by: merge.by,
    })
    .execute()
}

/** Who may be the same person, as far as the asker sees: by number, address or name. */
export async function findDuplicates(
  db: Db,
  access: ReturnType<typeof sql<boolean>>,
  lead: { id: string; full_name: string; mobile_e164: string | null; email: string | null },
): Promise<PossibleDuplicate[]> {
  const { mobile_e164: mobile, full_name: name } = lead
  const email = lead.email?.toLowerCase() ?? null
  const { rows } = await sql<PossibleDuplicate>`
    select lead.id, lead.lead_no, lead.full_name, lead.category, lead.row_version,
      ${employeeName('lead.owner_employee_id')} as owner_label,
      array_remove(array[case when lead.mobile_e164 = ${mobile} then 'mobile' end,
        case when lower(lead.email) = ${email} then 'email' end,
        case when lower(lead.full_name) = lower(${name}) then 'name' end], null) as same
    from lead where lead.id <> ${lead.id} and lead.merged_into_id is null and ${access}
      and (lead.mobile_e164 = ${mobile} or lower(lead.email) = ${email} or lower(lead.full_name) = lower(${name}))
    order by lead.created_at limit 20`.execute(db)
  return rows
}
