import type { Membership } from '@contract/modules/maintenance/sales-team-member.rules'
import type { Db } from '@server/platform/db/database'

/** Of the same person, in whatever team. */
export async function otherMemberships(
  db: Db,
  { id, employee_id }: { id: string | null; employee_id: string },
): Promise<Membership[]> {
  return db
    .selectFrom('sales_team_member')
    .select(['valid_from', 'valid_to'])
    .where('employee_id', '=', employee_id)
    .where('id', 'is distinct from', id)
    .execute()
}
