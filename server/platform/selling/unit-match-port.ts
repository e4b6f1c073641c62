import type { MatchedUnit } from '@contract/modules/buyers/lead.views'
import type { Db } from '@server/platform/db/database'

export type UnitWish = {
  /** None: any project. */
  project_ids: readonly string[]
  unit_type_id: string | null
  budget_min: string | null
  budget_max: string | null
}

/** Provided by property, asked by leads: what is on offer that somebody may want, the nearest to the budget first. */
export type UnitMatchPort = {
  find(db: Db, wish: UnitWish, limit: number): Promise<MatchedUnit[]>
}
