import { amendSaleSchema, cancelSaleSchema } from '@contract/selling/sale.commands'
import { accessWhere } from '@server/platform/access/access-where'
import type {
  ApprovalDocument,
  ApprovalEvent,
  ApprovalSubject,
} from '@server/platform/approvals/approval-document'
import type { Tx } from '@server/platform/db/transaction'
import {
  decideAmendment,
  findAmendment,
  noteApprover,
  type StoredAmendment,
} from '@server/modules/sales/records/amendment.repository'
import { personOf, requesterOfAccount } from '@server/platform/people/people.repository'
import { showAmendment } from '@server/modules/sales/records/amendment-view'
import { applyAmendment } from '@server/modules/sales/records/amendment.service'
import { cancelFacts, endSale } from '@server/modules/sales/records/end-sale'
import { stepOf } from '@server/modules/sales/records/move-sale'
import { factsOf } from '@server/modules/sales/records/sale-facts'
import { auditSale, saleRecord, type SaleParts } from '@server/modules/sales/records/sale-parts'
import { isReached, lockSale, readSale, type StoredSale } from '@server/modules/sales/records/sale.repository'
import { findSaleSellers } from '@server/modules/sales/records/seller.repository'

/** A change of a sale as the chain of approvals sees it: agreed to or not, and carried out with the last word. */
export function createSaleDocument(parts: Omit<SaleParts, 'approvals'>): ApprovalDocument {
  return {
    type: 'sale_amendment',
    pages: { steps: {}, status: null },

    async load(tx, id) {
      const amendment = await findAmendment(tx.db, id)
      const sale = amendment && (await lockSale(tx.db, amendment.sale_id))
      return sale ? subjectOf(tx, amendment, sale) : null
    },

    // What was asked for is not mended: it is agreed to, or refused with the reason, and then asked anew.
    shape: (_tx, steps) => Promise.resolve(steps.map(step => ({ ...step, forbids: ['return'] }))),

    async maySee(tx, actor, id) {
      const amendment = await findAmendment(tx.db, id)
      return Boolean(
        amendment && (await isReached(tx.db, amendment.sale_id, accessWhere(actor, 'view', saleRecord))),
      )
    },

    follow: (tx, { id }, event) => follow(tx, parts as SaleParts, id, event),
    show: (tx, { id }, { locale }) => showAmendment(tx, id, locale),
    file: () => Promise.resolve(null),
  }
}

async function subjectOf(tx: Tx, amendment: StoredAmendment, sale: StoredSale): Promise<ApprovalSubject> {
  const { name, email, user_id, employee_id, division_id } = await requesterOfAccount(
    tx.db,
    amendment.asked_by ?? '',
  )
  // Whoever earns by the sale does not decide about it.
  const sellers = await findSaleSellers(tx.db, sale.id)
  const barred = await Promise.all(
    sellers.flatMap(seller => (seller.user_id ? [personOf(tx.db, seller.user_id)] : [])),
  )
  return {
    id: amendment.id,
    ou_id: sale.ou_id,
    division_id,
    number: sale.sale_no,
    path: `/sales/record?record=${sale.id}&tab=amendments`,
    // What was asked for never changes: another wish is another amendment.
    version: 1,
    requester: { name, email, user_id, employee_id },
    barred,
    amount: sale.tcp,
    payee_changed: amendment.kind === 'change_seller',
    facts: { kind: amendment.kind, amount: Number(sale.tcp) },
    content: { kind: amendment.kind, reason: amendment.reason, asked: amendment.asked },
  }
}

async function follow(tx: Tx, parts: SaleParts, id: string, event: ApprovalEvent): Promise<void> {
  switch (event.kind) {
    case 'submitted':
    case 'edited':
      return
    case 'agreed':
      return noteApprover(tx.db, id, event.by?.user_id ?? null)
    case 'approved':
      return carryOut(tx, parts, id)
    case 'returned':
    case 'rejected':
      return close(tx, id, 'rejected', event.by.user_id)
    case 'withdrawn':
    case 'expired':
      return close(tx, id, 'withdrawn', null)
  }
}

async function close(tx: Tx, id: string, status: 'rejected' | 'withdrawn', by: string | null): Promise<void> {
  const amendment = await findAmendment(tx.db, id)
  const sale = amendment && (await readSale(tx.db, amendment.sale_id))
  if (!sale) throw new Error('an amendment that is decided about is there')
  await decideAmendment(tx.db, id, status, by)
  auditSale({ tx }, `amendment_${status}`, sale, { amendment: [id, id], kind: [null, amendment.kind] })
}

async function carryOut(tx: Tx, parts: SaleParts, id: string): Promise<void> {
  const amendment = await findAmendment(tx.db, id)
  const sale = amendment && (await lockSale(tx.db, amendment.sale_id))
  if (!sale) throw new Error('an amendment that is decided about is there')
  const { approved_by: by, reason } = amendment
  if (amendment.kind === 'cancellation') {
    const asked = cancelSaleSchema.parse(amendment.asked)
    const [unit] = await parts.units.lock(tx, [sale.unit_id])
    const facts = {
      ...(await factsOf(tx, parts, sale, null, unit ?? null)),
      ...cancelFacts(asked),
      approved: true,
    }
    const to = stepOf(sale, 'cancel', facts, () => true)
    await endSale({ tx }, parts, sale, { asked, to, by, facts })
  } else {
    const change = amendSaleSchema.shape.change.parse(amendment.asked)
    await applyAmendment(tx, parts, sale, { id, change, reason, by })
  }
  await decideAmendment(tx.db, id, 'applied', by)
}
