import { unitIdsOf, type Actor } from '@server/platform/access/actor'
import type { Resource } from '@contract/kernel/define-resource'
import type { Db } from '@server/platform/db/database'
import { Problem } from '@server/platform/http/problems'
import type { RecordRow } from '@server/platform/resource/create-repository'
import { homeUnit, type Place } from '@server/platform/resource/record-notes.repository'
import { unitOf } from '@server/platform/resource/resource-context'

/**
 * Where the comments and files of a record are kept: in its unit. Those of a company-wide record stay in the unit of
 * who brings them, and are marked so that every unit may read them.
 */
export async function placeOf(db: Db, actor: Actor, resource: Resource, row: RecordRow): Promise<Place> {
  const unit = unitOf(resource, row)
  if (unit) return { ou_id: unit, is_company_wide: false }
  const mine = unitIdsOf(actor)
  const home = await homeUnit(db, actor.userId)
  const ou_id = home && mine.includes(home) ? home : mine[0]
  if (!ou_id) throw new Problem('forbidden')
  return {
    ou_id,
    is_company_wide: resource.scope.ou === undefined || Boolean(resource.scope.sharedWithoutOu),
  }
}
