import { createSchema } from '@contract/kernel/define-resource'
import { propertyUnitResource } from '@contract/modules/property/property-unit.resource'
import { checkUnit, type UnitSurroundings } from '@contract/modules/property/property-unit.rules'
import type { Tx } from '@server/platform/db/transaction'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { insertUnits } from '@server/modules/property/unit-row.repository'
import { writeHistory } from '@server/modules/property/unit-price.repository'

type NewUnit = { values: Record<string, unknown>; around: UnitSurroundings }

/** Many drafts at once, each held to what a form is held to; written as sets, as a price list is. */
export async function addUnits(
  tx: Tx,
  units: readonly NewUnit[],
  { from, by }: { from: string; by: string },
): Promise<string[]> {
  const schema = createSchema(propertyUnitResource)
  const rows = units.map(({ values, around }) => {
    const unit = schema.parse(values)
    refuseBroken(checkUnit(unit, around))
    return { ...unit, price_effective_from: from, created_by: by, updated_by: by }
  })
  const added = await insertUnits(tx.db, rows)
  const prices = added.map(({ id, list_price }) => ({ unit_id: id, list_price }))
  await writeHistory(tx.db, prices, { from, reason: null, by })
  return added.map(({ id }) => id)
}
