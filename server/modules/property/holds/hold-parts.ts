import type { PermissionCode } from '@contract/access/permission-catalogue'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import { holderAccess, unitHoldAccess } from '@contract/modules/property/unit-hold.access'
import {
  unitMachine,
  unitStatusNow,
  type UnitFacts,
  type UnitTrigger,
} from '@contract/selling/unit-state.rules'
import { parseMoney } from '@contract/kernel/money'
import { transition } from '@contract/kernel/state-machine'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { HeldUnit, StoredHold } from '@server/modules/property/holds/hold.repository'

/** As far as a right of the caller reaches among holds. */
export const holdWhere = (
  actor: Actor,
  action: 'view' | 'hold' | 'extend_hold' | 'release_hold',
): Condition => accessWhere(actor, action, unitHoldAccess)
export const holderWhere = (actor: Actor): Condition => accessWhere(actor, 'hold', holderAccess)
export const leadWhere = (actor: Actor): Condition => accessWhere(actor, 'view', leadResource)

type Attempt = {
  unit: HeldUnit
  hold: StoredHold | null
  trigger: UnitTrigger
  employeeId: string | null
  now: string
  reason?: string | null
  may: (permission: PermissionCode) => boolean
}

/** The table of the unit's states decides, for what is asked as for what is offered. */
export function attempt({ unit, hold, trigger, employeeId, now, reason = null, may }: Attempt) {
  const facts: UnitFacts = {
    list_price: parseMoney(unit.list_price),
    has_licence_to_sell: unit.has_licence,
    reason,
    hold,
    employee_ids: employeeId ? [employeeId] : [],
    turnover_on: null,
    now,
  }
  return transition(unitMachine, { from: unitStatusNow(unit.status, hold, now), trigger, facts, may })
}
