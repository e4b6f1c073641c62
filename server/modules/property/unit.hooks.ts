import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { checkUnit, mayEditUnit } from '@contract/modules/property/property-unit.rules'
import { Problem } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import { writeHistory } from '@server/modules/property/unit-price.repository'
import { findSurroundings } from '@server/modules/property/unit-facts.repository'
import { businessDay } from '@server/platform/db/business-day'

const FREE = '0.00'

/** Made and changed as a draft; of a published unit the facts alone, whose price is changed by repricing. */
export const unitHooks: ResourceHooks<PropertyUnit> = {
  async beforeWrite(tx, _call, values, before) {
    if (before && !mayEditUnit(before.status)) throw new Problem('conflict', 'unit_settled')
    const unit = writtenRecord<PropertyUnit>(values, before)
    const around = await findSurroundings(tx.db, unit)
    if (around) refuseBroken(checkUnit(unit, around))
    if (!before) return { ...values, price_effective_from: await businessDay(tx.db) }
    if (unit.list_price === before.list_price) return values
    if (before.status !== 'draft') refuseBroken([{ path: 'list_price', code: 'price_by_reprice' }])
    return { ...values, price_effective_from: await businessDay(tx.db) }
  },

  async afterWrite(tx, call, row, before) {
    const { id, list_price, price_effective_from: from } = row
    if (list_price === (before?.['list_price'] ?? FREE) || list_price === FREE) return
    await writeHistory(tx.db, [{ unit_id: id, list_price }], { from, reason: null, by: call.actor.userId })
  },
}
