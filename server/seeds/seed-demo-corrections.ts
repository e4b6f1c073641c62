import { yearOf } from '@contract/kernel/calendar'
import { correction } from '@contract/modules/commission/correction.document'
import { createCorrectionParts } from '@server/modules/commission/adjustments/correction-parts'
import { createCommissionPort } from '@server/modules/commission/commission-port'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { paidFacts } from '@server/modules/sales/payments/payment-port'
import { saleSellersPort } from '@server/modules/sales/records/sale-sellers-port'
import { ALWAYS } from '@server/platform/access/access-where'
import { createApprovals } from '@server/platform/approvals/create-approvals'
import { businessDay } from '@server/platform/db/business-day'
import { databaseNow } from '@server/platform/db/database-now'
import type { Tx } from '@server/platform/db/transaction'
import { createApprovalDocument } from '@server/platform/documents/create-approval-document'
import { changeDocument } from '@server/platform/documents/document.repository'
import { keptSource } from '@server/platform/documents/kept-source'
import type { FileService } from '@server/platform/files/files.service'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { requesterOf } from '@server/platform/people/people.repository'
import { createRepository } from '@server/platform/resource/create-repository'
import { clearMails } from '@server/seeds/leave/demo-leave.repository'
import { findDemoSellers } from '@server/seeds/sales/demo-sales.repository'
import { agreeToAll } from '@server/seeds/statements/agree-to-all'
import { findClerk, findReleasedSale } from '@server/seeds/statements/demo-statements.repository'
import { BILLING_UNIT } from '@server/seeds/statements/statement-plans'

const { resource } = correction
const repository = createRepository(resource)
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
  const engine = { publicUrl: () => 'http://127.0.0.1', holidays: leaveDays.holidays }
  const { port } = createApprovals(engine, [createApprovalDocument(keptSource(parts), {} as FileService)])
  const { employee_id, user_id } = await findClerk(tx.db)
  const sellers = [
    ...sale.sellers.map(({ seller_id, level, weight }) => ({ seller_id, level, share_weight: weight })),
    { seller_id: helper.id, level: 'agent', share_weight: '0.5' },
  ]
  const said: Record<string, unknown> = { sale_id: sale.id, sellers, reason: REASON }
  const written = (await parts.hooks.beforeWrite?.(quiet, said, null)) ?? said
  const { id } = await repository.create(tx.db, ALWAYS, { ...written, employee_id }, user_id)
  const year = yearOf(await businessDay(tx.db))
  const number = await allocateNumber(quiet, { ouId: sale.ou_id, type: 'commission_correction', year })
  await changeDocument(tx.db, resource, id, { number, submitted_at: databaseNow })
  const kind = { type: 'commission_correction', resource } as const
  await port.submit(quiet, { type: kind.type, subject_id: id, by: await requesterOf(tx.db, employee_id) })
  await agreeToAll(quiet, port, kind, id)
  // Nobody of the demo company is told of what happened before it was there.
  await clearMails(tx.db)
}
