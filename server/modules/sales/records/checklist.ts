import { addDays } from '@contract/kernel/dates'
import type { Tx } from '@server/platform/db/transaction'
import {
  missingDocuments,
  noteCompleteness,
  writeChecklist,
} from '@server/modules/sales/records/document.repository'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'
import type { StoredSale } from '@server/modules/sales/records/sale.repository'

/** Days a seller has to bring the papers together. */
const DAYS_FOR_PAPERS = 30

type Sale = Pick<
  StoredSale,
  'id' | 'ou_id' | 'buyer_id' | 'project_id' | 'financing' | 'reservation_date' | 'status'
>

/** What papers this sale needs now; asked again when its buyer, its project or its financing has changed. */
export async function makeChecklist(
  tx: Tx,
  { buyers, commission }: Pick<SaleParts, 'buyers' | 'commission'>,
  sale: Sale,
): Promise<void> {
  const { id, ou_id, buyer_id, project_id, financing, reservation_date } = sale
  const required = await buyers.requirements(tx, { buyer_id, project_id, financing })
  await writeChecklist(tx.db, { id, ou_id, due_date: addDays(reservation_date, DAYS_FOR_PAPERS) }, required)
  await papersChanged(tx, { commission }, sale)
}

/** After every paper: whether all are there, and what of the commission that opens. */
export async function papersChanged(
  tx: Tx,
  { commission }: Pick<SaleParts, 'commission'>,
  { id }: Pick<Sale, 'id'>,
): Promise<void> {
  await noteCompleteness(tx.db, id, (await missingDocuments(tx.db, id, 'booking')) === 0)
  await commission.reevaluate(tx, id)
}
