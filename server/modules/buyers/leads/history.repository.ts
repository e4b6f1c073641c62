import { sql } from 'kysely'
import type { HistoryEntry } from '@contract/modules/buyers/lead.views'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'
import { employeeName } from '@server/platform/people/employees.repository'

const PAGE = 100

const personOf = (column: string) =>
  sql`(select n.name from portal_person_names(array[${sql.ref(column)}]) n)`
const leadNo = (column: string) => sql`(select o.lead_no from lead o where o.id = ${sql.ref(column)})`
const statusOf = (column: string) =>
  sql`(select s.name from prospect_status s where s.id = ${sql.ref(column)})`

/** What was done with a lead, whose it was and what became part of it: the newest first. */
export async function findHistory(db: Db, leadId: string): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryEntry>`
    select * from (
      select a.id, ${utcText('a.at')} as at, a.kind, ${personOf('a.by')} as by_label, a.outcome, a.note,
        ${utcText('a.next_action_at')} as next_action_at, a.next_action_kind,
        ${statusOf('a.from_status_id')} as from_label, ${statusOf('a.to_status_id')} as to_label,
        ${leadNo('a.came_from_lead_id')} as came_from
      from lead_activity a where a.lead_id = ${leadId}
      union all
      select t.id, ${utcText('t.at')}, t.kind, ${personOf('t.approved_by')}, null, t.reason, null, null,
        ${employeeName('t.from_employee')}, ${employeeName('t.to_employee')}, ${leadNo('t.came_from_lead_id')}
      from lead_transfer t where t.lead_id = ${leadId}
      union all
      select m.id, ${utcText('m.at')}, 'merge', ${personOf('m.by')}, null, m.reason, null, null,
        ${leadNo('m.merged_lead_id')}, null, null
      from lead_merge m where m.lead_id = ${leadId}
    ) entry order by at desc, id desc limit ${PAGE}`.execute(db)
  return rows
}
