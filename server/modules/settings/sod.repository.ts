import type { SodConflict } from '@contract/modules/settings/role.calls'
import type { Db } from '@server/platform/db/database'

/** Duties apart, as strictly as the administrators take each of them now. */
export function segregationRules(db: Db): Promise<SodConflict[]> {
  return db
    .selectFrom('sod_rule')
    .select(['code', 'permission_a', 'permission_b', 'severity', 'reason'])
    .orderBy('code')
    .execute()
}
