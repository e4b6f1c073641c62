import { parseMoney } from '@contract/kernel/money'
import { transition } from '@contract/kernel/state-machine'
import { unitMachine } from '@contract/selling/unit-state.rules'
import { notFound, Problem } from '@server/platform/http/problems'
import type { UnitPort } from '@server/platform/selling/unit-port'
import {
  endHold,
  findSellingUnits,
  findStanding,
  lockSellingUnits,
} from '@server/modules/property/selling-unit.repository'
import { isHiddenUnit } from '@server/modules/property/hidden-unit'
import { unitTaken } from '@server/modules/property/taken-unit'
import { moveUnits } from '@server/modules/property/unit-row.repository'

/** What sales ask of units, inside their transaction. */
export const unitPort: UnitPort = {
  async find(db, unitId, asker) {
    const [unit] = await findSellingUnits(db, [unitId])
    return unit && !(asker && isHiddenUnit(asker, unit.status)) ? unit : null
  },

  async lock(tx, unitIds) {
    const ids = [...new Set(unitIds)]
    await lockSellingUnits(tx.db, ids)
    return findSellingUnits(tx.db, ids)
  },

  taken: unitTaken,

  async move(tx, unitId, step, { sale_id, employee_ids }) {
    await lockSellingUnits(tx.db, [unitId])
    const unit = await findStanding(tx.db, unitId)
    if (!unit) throw notFound()
    const outcome = transition(unitMachine, {
      from: unit.status,
      trigger: step,
      facts: {
        list_price: parseMoney(unit.list_price),
        has_licence_to_sell: unit.has_licence,
        reason: null,
        hold: unit.hold,
        employee_ids,
        turnover_on: null,
        now: unit.now,
      },
      // The sale's own transition has asked already.
      may: () => true,
    })
    if (!outcome.done) throw new Problem('unit_taken')
    if (unit.hold) await endHold(tx.db, unit.hold.id, 'reserved')
    await moveUnits(tx.db, [unitId], { status: outcome.to, block_reason: null })
    tx.audit({
      action: `property_unit.${step}`,
      entityType: 'property_unit',
      entityId: unitId,
      diff: { status: [unit.status, outcome.to], sale_id: [null, sale_id] },
    })
  },
}
