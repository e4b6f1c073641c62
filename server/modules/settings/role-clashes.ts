import { jointConflicts } from '@contract/access/conflicts'
import type { SodConflict } from '@contract/modules/settings/role.calls'
import type { Db } from '@server/platform/db/database'
import { Problem } from '@server/platform/http/problems'
import { grantsOf } from '@server/modules/settings/role.repository'
import { segregationRules } from '@server/modules/settings/sod.repository'

/** A rule that blocks is the end of it; one that warns wants to be read. */
export function refuseConflicts(
  conflicts: readonly SodConflict[],
  acceptWarnings: boolean,
  path: string,
): void {
  const told = (of: readonly SodConflict[]) => ({
    fields: of.map(({ code, reason }) => ({ path, code, message: reason })),
  })
  const blocking = conflicts.filter(({ severity }) => severity === 'block')
  if (blocking.length > 0) throw new Problem('rule_broken', 'sod_blocked', told(blocking))
  if (conflicts.length > 0 && !acceptWarnings)
    throw new Problem('rule_broken', 'sod_warning', told(conflicts))
}

/** What roles held together bring, and what stood before did not. */
export async function clashesOf(
  db: Db,
  beforeIds: readonly string[],
  afterIds: readonly string[],
): Promise<SodConflict[]> {
  const grants = await grantsOf(db, [...new Set([...beforeIds, ...afterIds])])
  const held = (ids: readonly string[]) => [...new Set(ids)].map(id => grants.get(id) ?? [])
  const rules = await segregationRules(db)
  const known = new Set(jointConflicts(held(beforeIds), rules).map(({ code }) => code))
  return jointConflicts(held(afterIds), rules).filter(({ code }) => !known.has(code))
}
