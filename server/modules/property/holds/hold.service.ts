import { businessDate } from '@contract/kernel/dates'
import { extendedExpiry, holdExpiry, isHoldLive } from '@contract/selling/hold.rules'
import type { HoldUnit } from '@contract/modules/property/hold.calls'
import { holdHours, holdsAtOnce } from '@contract/selling/property.parameters'
import type { Condition } from '@server/platform/access/access-where'
import type { Caller } from '@server/platform/access/caller'
import { timeNow } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, forbidden, notFound, Problem } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { isHiddenUnit } from '@server/modules/property/hidden-unit'
import { unitTaken } from '@server/modules/property/taken-unit'
import { notify } from '@server/platform/notifications/notify'
import { attempt, holderWhere, holdWhere, leadWhere } from '@server/modules/property/holds/hold-parts'
import {
  countLive,
  endHold,
  endRunOut,
  extendHold,
  findHold,
  findLead,
  insertHold,
  isWithin,
  lockHolder,
  lockHoldOf,
  lockUnit,
} from '@server/modules/property/holds/hold.repository'
import { ownEmployee } from '@server/platform/people/employees.repository'

const RESERVED_LIST = '/property/master-list'
const always = () => true

/** Whoever is second finds the unit locked, then held; the index on living holds is the last line. */
export async function holdUnit({ tx, actor }: Caller, call: HoldUnit): Promise<string> {
  const holder = await lockHolder(tx.db, call.employee_id, holderWhere(actor))
  if (!holder) throw call.employee_id ? notFound() : new Problem('rule_broken', 'hold_not_staff')
  const unit = await lockUnit(tx.db, call.unit_id)
  if (!unit || isHiddenUnit(actor, unit.status)) throw notFound()
  const isHeld = await endRunOut(tx.db, unit.id)
  const now = await timeNow(tx.db)
  const asked = { unit, hold: null, trigger: 'hold', employeeId: holder.id, now, may: always } as const
  if (isHeld || !attempt(asked).done) throw await unitTaken(tx, actor, unit.id)
  if (call.lead_id && (await findLead(tx.db, call.lead_id, leadWhere(actor)))?.ou_id !== holder.ou_id)
    throw fieldProblem('rule_broken', 'lead_id', 'reference_unknown')
  const place = { on: businessDate(now), ouId: holder.ou_id, projectId: unit.project_id }
  const most = await parameterOf(tx, holdsAtOnce, place)
  if ((await countLive(tx.db, holder.id)) >= most)
    throw new Problem('rule_broken', 'hold_limit', { params: { most } })

  const expires_at = holdExpiry(now, await parameterOf(tx, holdHours, place))
  const id = await insertHold(tx.db, {
    ou_id: holder.ou_id,
    unit_id: unit.id,
    held_by_employee_id: holder.id,
    lead_id: call.lead_id,
    started_at: now,
    expires_at,
    created_by: actor.userId,
  })
  tx.audit({
    action: 'unit_hold.hold',
    entityType: 'property_unit',
    entityId: unit.id,
    ouId: holder.ou_id,
    diff: { held_by: holder.full_name, until: expires_at },
  })
  return id
}

/** The unit first, then its hold: in that order everywhere, or two of them would wait for each other. */
export async function lockLiving(tx: Tx, access: Condition, id: string) {
  const seen = await findHold(tx.db, id, access)
  if (!seen) throw notFound()
  const unit = await lockUnit(tx.db, seen.unit_id)
  const hold = await lockHoldOf(tx.db, seen.unit_id)
  const now = await timeNow(tx.db)
  if (!unit || hold?.id !== id || !isHoldLive(hold, now)) throw new Problem('conflict', 'hold_over')
  const { row_version } = hold
  return { id, row_version, unit, hold, now, employeeId: (await ownEmployee(tx.db)).id }
}
type HoldContext = Caller & { record: Awaited<ReturnType<typeof lockLiving>> }

export async function extend({ tx, actor, record }: HoldContext): Promise<void> {
  const { unit, hold, now, employeeId } = record
  if (!(await isWithin(tx.db, hold.id, holdWhere(actor, 'extend_hold')))) throw forbidden()
  const outcome = attempt({ unit, hold, trigger: 'extend_hold', employeeId, now, may: always })
  if (!outcome.done) {
    const isOwn = hold.held_by_employee_id === employeeId
    throw isOwn ? new Problem('rule_broken', 'hold_extended_once') : forbidden()
  }
  const place = { on: businessDate(now), ouId: hold.ou_id, projectId: unit.project_id }
  const until = extendedExpiry(hold, await parameterOf(tx, holdHours, place))
  await extendHold(tx.db, hold, until)
  tx.audit({
    action: 'unit_hold.extend',
    entityType: 'property_unit',
    entityId: unit.id,
    ouId: hold.ou_id,
    diff: { until: [hold.expires_at, until] },
  })
}

/** One's own without a word; somebody else's by a right of its own and with a reason, which the holder is told. */
export async function release({ tx, actor, record }: HoldContext, reason: string | null): Promise<void> {
  const { unit, hold, now, employeeId } = record
  const isOwn = hold.held_by_employee_id === employeeId
  const action = isOwn ? 'hold' : 'release_hold'
  if (!(await isWithin(tx.db, hold.id, holdWhere(actor, action)))) throw forbidden()
  const trigger = isOwn ? 'end_hold' : 'release_hold'
  const outcome = attempt({ unit, hold, trigger, employeeId, now, reason, may: always })
  if (!outcome.done) throw fieldProblem('rule_broken', 'reason', 'required')
  await endHold(tx.db, hold, now, isOwn ? 'released' : reason)
  tx.audit({
    action: 'unit_hold.release',
    entityType: 'property_unit',
    entityId: unit.id,
    ouId: hold.ou_id,
    diff: { held_by: hold.holder_name, reason },
  })
  if (!isOwn && hold.holder_user_id)
    await notify(tx, {
      kind: 'hold.released',
      to: [hold.holder_user_id],
      subject: { type: 'property_unit', id: unit.id },
      params: { unit: `${unit.project_name} ${unit.unit_code}`, reason: reason ?? '' },
      path: RESERVED_LIST,
    })
}
