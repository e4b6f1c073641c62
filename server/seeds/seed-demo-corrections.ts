import { createCorrectionParts } from '@server/modules/commission/adjustments/correction-parts'
import { createCommissionPort } from '@server/modules/commission/commission-port'
import { paidFacts } from '@server/modules/sales/payments/payment-port'
import { saleSellersPort } from '@server/modules/sales/records/sale-sellers-port'
import type { Tx } from '@server/platform/db/transaction'
import { clearMails } from '@server/seeds/leave/demo-leave.repository'
import { findDemoSellers } from '@server/seeds/sales/demo-sales.repository'
import { findReleasedSale } from '@server/seeds/statements/demo-statements.repository'
import { demoDocuments } from '@server/seeds/statements/demo-documents'
import { BILLING_UNIT } from '@server/seeds/statements/statement-plans'

const REASON = 'A colleague who brought the buyer was left out when the sale was booked.'

/** Shares of a sale that was billed and paid out are put right: another agent of Cebu has a part of it from then on. */
export async function seedDemoCorrections(tx: Tx): Promise<void> {
  const quiet: Tx = { ...tx, audit: () => undefined }
  const saleId = await findReleasedSale(tx.db, BILLING_UNIT)
  const sale = saleId === null ? null : await saleSellersPort.find(tx.db, saleId)
  const agents = (await findDemoSellers(tx.db)).filter(({ level }) => level === 'agent')
  const helper = agents.find(
    ({ id, ou_id }) => ou_id === sale?.ou_id && sale.sellers.every(({ seller_id }) => seller_id !== id),
  )
  if (!sale || !helper) return
  const parts = createCorrectionParts({
    sellers: saleSellersPort,
    commission: createCommissionPort(paidFacts),
  })
  const sellers = [
    ...sale.sellers.map(({ seller_id, level, weight }) => ({ seller_id, level, share_weight: weight })),
    { seller_id: helper.id, level: 'agent', share_weight: '0.5' },
  ]
  const corrections = await demoDocuments(quiet, parts)
  const draft = await corrections.draft({ sale_id: sale.id, sellers, reason: REASON })
  await corrections.submit(draft)
  await corrections.agree(draft)
  // Nobody of the demo company is told of what happened before it was there.
  await clearMails(tx.db)
}
