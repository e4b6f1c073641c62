import { unitPriceResource } from '@contract/modules/property/unit-price.resource'
import { notFound } from '@server/platform/http/problems'
import { createRepository, type Repository } from '@server/platform/resource/create-repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { checkPriced, repriceEntry } from '@server/modules/property/reprice.service'
import { findLastPrice, setPrices } from '@server/modules/property/unit-price.repository'
import { businessDay } from '@server/platform/db/business-day'
import { lockUnits } from '@server/modules/property/unit-row.repository'

const base = createRepository(unitPriceResource)

type NewRow = { unit_id: string; list_price: string; effective_from: string; reason: string | null }

/** A line of a price list is a repricing: it closes the price before it. */
export const unitPriceRepository: Repository = {
  ...base,
  async create(db, access, values, userId) {
    const { unit_id, list_price, effective_from, reason } = values as NewRow
    await setPrices(db, [{ unit_id, list_price }], { from: effective_from, reason, by: userId })
    return base.get(db, access, await findLastPrice(db, unit_id))
  },
}

export const unitPriceHooks: ResourceHooks = {
  changesNothing: 'price_unchanged',
  async beforeWrite(tx, _call, values) {
    const { unit_id, list_price, effective_from, reason } = values as NewRow
    if (effective_from < (await businessDay(tx.db)))
      refuseBroken([{ path: 'effective_from', code: 'price_from_past' }])
    const [unit] = await lockUnits(tx.db, [unit_id])
    if (!unit) throw notFound()
    checkPriced(unit, list_price)
    if (unit.list_price === list_price) refuseBroken([{ path: 'list_price', code: 'price_unchanged' }])
    tx.audit(repriceEntry(unit, list_price, effective_from, reason))
    return values
  },
}
