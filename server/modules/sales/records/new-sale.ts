import type { NewSale, NewSaleQuery } from '@contract/modules/sales/new-sale.views'
import { usualReservationFee } from '@contract/selling/sales.parameters'
import { unitIdsOf } from '@server/platform/access/actor'
import type { Caller } from '@server/platform/access/caller'
import { clockOf } from '@server/platform/db/clock'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'
import { findLine } from '@server/modules/sales/records/seller-line.repository'
import { findEmployeeOf } from '@server/platform/people/employees.repository'

/** What a sale begins with where nobody has said anything yet: the usual fee, who sells it and who stands above. */
export async function newSaleOf(
  { tx, actor }: Caller,
  { units, quotes }: SaleParts,
  { unit_id, quote_id }: NewSaleQuery,
): Promise<NewSale> {
  const { db } = tx
  const { today } = await clockOf(db)
  const quote = quote_id ? await quotes.find(db, quote_id, actor) : null
  const id = quote?.unit_id ?? unit_id
  const unit = id ? await units.find(db, id, actor) : null
  const seller = quote?.seller_employee_id ?? (await findEmployeeOf(db, actor.userId))?.id ?? null
  const unitIds = actor.allUnits ? null : unitIdsOf(actor)
  return {
    reservation_fee: await parameterOf(tx, usualReservationFee, {
      on: today,
      ouId: quote?.ou_id ?? actor.activeUnitId,
      projectId: unit?.project_id ?? null,
    }),
    sellers: seller ? await findLine(db, { employeeId: seller, unitIds, on: today }) : [],
  }
}
