import { businessDate } from '@contract/kernel/dates'
import type { HoldView, UnitHold } from '@contract/modules/property/hold.calls'
import { holdHours, holdsAtOnce } from '@contract/selling/property.parameters'
import { mayDo } from '@server/platform/access/actor'
import type { Caller } from '@server/platform/access/caller'
import { timeNow } from '@server/platform/db/clock'
import { notFound } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { isHiddenUnit } from '@server/modules/property/hidden-unit'
import { attempt, holdWhere, leadWhere } from '@server/modules/property/holds/hold-parts'
import {
  countLive,
  findHold,
  findHoldOf,
  findLead,
  findUnit,
  isWithin,
  type HeldUnit,
  type StoredHold,
} from '@server/modules/property/holds/hold.repository'
import { ownEmployee } from '@server/platform/people/employees.repository'

export async function holdById(caller: Caller, id: string): Promise<HoldView> {
  const hold = await findHold(caller.tx.db, id, holdWhere(caller.actor, 'view'))
  const unit = hold && (await findUnit(caller.tx.db, hold.unit_id))
  if (!hold || !unit) throw notFound()
  return viewOf(caller, unit, hold)
}

async function viewOf({ tx, actor }: Caller, unit: HeldUnit, hold: StoredHold): Promise<HoldView> {
  const now = await timeNow(tx.db)
  const { id: employeeId } = await ownEmployee(tx.db)
  const place = { on: businessDate(now), ouId: hold.ou_id, projectId: unit.project_id }
  const isOwn = hold.held_by_employee_id === employeeId
  const within = (action: 'hold' | 'extend_hold' | 'release_hold') =>
    isWithin(tx.db, hold.id, holdWhere(actor, action))
  const can = (trigger: 'extend_hold' | 'end_hold') =>
    attempt({ unit, hold, trigger, employeeId, now, may: () => true }).done
  const lead = hold.lead_id ? await findLead(tx.db, hold.lead_id, leadWhere(actor)) : null
  return {
    id: hold.id,
    row_version: hold.row_version,
    unit_id: unit.id,
    unit_code: unit.unit_code,
    project_name: unit.project_name,
    holder_name: hold.holder_name,
    is_own: isOwn,
    lead_id: lead ? hold.lead_id : null,
    for_whom: lead?.full_name ?? null,
    started_at: hold.started_at,
    expires_at: hold.expires_at,
    extensions: hold.extensions,
    extension_hours: await parameterOf(tx, holdHours, place),
    now,
    may: {
      extend: can('extend_hold') && (await within('extend_hold')),
      release: isOwn && can('end_hold') && (await within('hold')),
      release_of_other: !isOwn && (await within('release_hold')),
    },
  }
}

/** Whether a unit may be held, and by whom it is: whoever may see it knows that it is held, not always by whom. */
export async function holdOfUnit(caller: Caller, unitId: string): Promise<UnitHold> {
  const { tx, actor } = caller
  const unit = await findUnit(tx.db, unitId)
  if (!unit || isHiddenUnit(actor, unit.status)) throw notFound()
  const hold = await findHoldOf(tx.db, unitId, holdWhere(actor, 'view'))
  const { id: employeeId, ou_id } = await ownEmployee(tx.db)
  const now = await timeNow(tx.db)
  const place = { on: businessDate(now), ouId: ou_id, projectId: unit.project_id }
  const most_holds = await parameterOf(tx, holdsAtOnce, place)
  const live = employeeId ? await countLive(tx.db, employeeId) : 0
  const held = hold ?? (await findHoldOf(tx.db, unitId, holdWhere({ ...actor, allUnits: true }, 'view')))
  const isFree = attempt({ unit, hold: held, trigger: 'hold', employeeId, now, may: () => true }).done
  const because = () => {
    if (!mayDo(actor, 'property.reserved.hold')) return 'no_right' as const
    if (!isFree) return 'not_available' as const
    if (!employeeId) return 'not_staff' as const
    return live >= most_holds ? ('too_many' as const) : null
  }
  const reason = because()
  return {
    hold: hold ? await viewOf(caller, unit, hold) : null,
    may_hold: reason === null,
    because: reason,
    live_holds: live,
    most_holds,
    hold_hours: await parameterOf(tx, holdHours, place),
  }
}
