import type { PermissionCode } from '@contract/access/permission-catalogue'
import { parseMoney } from '@contract/kernel/money'
import { transition } from '@contract/kernel/state-machine'
import type { UnitCommand } from '@contract/selling/property-unit.calls'
import { unitMachine, type UnitGuard, type UnitStatus } from '@contract/selling/unit-state.rules'
import { mayDo, type Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { forbidden, Problem } from '@server/platform/http/problems'
import type { ServerPhrase } from '@server/platform/phrases/say'
import { moveUnits, type UnitMove, type UnitRow } from '@server/modules/property/unit-row.repository'

export type UnitRequest = { trigger: UnitCommand; reason: string | null; turned_over_on?: string }

/** What is said of each thing that is still missing, beside the field it is about. */
const MISSING: Partial<Record<UnitGuard, { path: string; code: ServerPhrase }>> = {
  price_set: { path: 'list_price', code: 'unit_price_missing' },
  licence_to_sell: { path: 'project_id', code: 'unit_licence_missing' },
  reason_given: { path: 'reason', code: 'required' },
  no_live_hold: { path: 'status', code: 'unit_held' },
  turnover_dated: { path: 'turned_over_on', code: 'required' },
}

/** Where the unit would go; a Problem that says all that stands against it where it may not. */
export function nextStatus(unit: UnitRow, asked: UnitRequest, actor: Actor): UnitStatus {
  const outcome = transition(unitMachine, {
    from: unit.status,
    trigger: asked.trigger,
    facts: factsOf(unit, asked),
    may: (code: PermissionCode) => mayDo(actor, code),
  })
  if (outcome.done) return outcome.to
  if (outcome.reason === 'not_permitted') throw forbidden()
  if (outcome.reason === 'wrong_state')
    throw new Problem('conflict', unit.status === 'on_hold' ? 'unit_held' : 'unit_wrong_state')
  const fields = outcome.missing.flatMap(guard => {
    const missing = MISSING[guard]
    return missing ? [{ ...missing, message: missing.code }] : []
  })
  throw new Problem('rule_broken', fields[0]?.code ?? 'rule_broken', { fields })
}

function factsOf(unit: UnitRow, asked: UnitRequest) {
  return {
    list_price: parseMoney(unit.list_price),
    has_licence_to_sell: unit.has_licence_to_sell,
    reason: asked.reason,
    // Who holds it does not matter here; a hold of anybody stands in the way.
    hold: unit.held_until
      ? { held_by_employee_id: '', expires_at: unit.held_until, released_at: null, extensions: 0 }
      : null,
    employee_ids: [],
    turnover_on: asked.turned_over_on ?? null,
    now: unit.now,
  }
}

const KEEPS_REASON = new Set<UnitStatus>(['blocked', 'withdrawn'])

/** Units that all go to one state, by the same command; each with its own row in the log. */
export async function carryOut(
  tx: Tx,
  units: readonly UnitRow[],
  status: UnitStatus,
  { trigger, reason, turned_over_on }: UnitRequest,
): Promise<void> {
  if (units.length === 0) return
  const move: UnitMove = {
    status,
    block_reason: KEEPS_REASON.has(status) ? reason : null,
    ...(turned_over_on ? { turned_over_on } : {}),
  }
  await moveUnits(
    tx.db,
    units.map(({ id }) => id),
    move,
  )
  for (const unit of units)
    tx.audit({
      action: `property_unit.${trigger}`,
      entityType: 'property_unit',
      entityId: unit.id,
      diff: {
        status: [unit.status, status],
        ...(move.block_reason ? { block_reason: [null, move.block_reason] } : {}),
        ...(turned_over_on ? { turned_over_on: [null, turned_over_on] } : {}),
      },
    })
}
