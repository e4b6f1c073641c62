import type { UnitStatus } from '@contract/selling/unit-state.rules'
import { seesUnfinished } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { unitResource } from '@server/modules/property/unit.repository'

/** Where a unit is read past the list: one that is not published is not there for who only sells. */
export const isHiddenUnit = (actor: Actor, status: UnitStatus): boolean =>
  status === 'draft' && !seesUnfinished(actor, unitResource)
