import { sql, type RawBuilder } from 'kysely'
import type { Condition } from '@server/platform/access/access-where'
import { utcText } from '@server/platform/db/utc-text'
import { employeeName } from '@server/platform/people/employees.repository'

const instant = (name: string) => sql`${utcText(`lead.${name}`)} as ${sql.id(name)}`

const CARD = sql`lead.id, lead.row_version, lead.lead_no, lead.full_name, lead.mobile_e164, lead.email, lead.status_id,
  lead.category, lead.source, lead.next_action_kind, lead.protected_until,
  ${instant('next_action_at')}, ${instant('first_contact_at')}, ${instant('created_at')},
  ${instant('consent_withdrawn_at')},
  (select s.name from prospect_status s where s.id = lead.status_id) as status_label,
  ${employeeName('lead.owner_employee_id')} as owner_label`

type CardSelection = { limit: number; start?: number; more?: RawBuilder<unknown> }

/** The first of some leads as a JSON array of cards. */
export function cardsSql(
  where: Condition,
  order: RawBuilder<unknown>,
  { limit, start = 0, more = sql`` }: CardSelection,
): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(card), '[]') from (select ${CARD} ${more} from lead where ${where}
    order by ${order} limit ${limit} offset ${start}) card)`
}

export function countSql(where: Condition): RawBuilder<unknown> {
  return sql`(select count(*)::int from lead where ${where})`
}
