import { amendSaleSchema, cancelSaleSchema } from '@contract/selling/sale.calls'
import type { ApprovalEvent } from '@server/platform/approvals/approval-document'
import type { Tx } from '@server/platform/db/transaction'
import { agreedOrRefused, type DocumentSource } from '@server/platform/documents/document-source'
import { personOf } from '@server/platform/people/people.repository'
import { showAmendment } from '@server/modules/sales/records/amendment-view'
import {
  decideAmendment,
  findAmendment,
  noteApprover,
  type StoredAmendment,
} from '@server/modules/sales/records/amendment.repository'
import { applyAmendment } from '@server/modules/sales/records/amendment.service'
import { cancelFacts, endSale } from '@server/modules/sales/records/end-sale'
import { stepOf } from '@server/modules/sales/records/move-sale'
import { factsOf } from '@server/modules/sales/records/sale-facts'
import { auditSale, saleRecord, type SaleParts } from '@server/modules/sales/records/sale-parts'
import { lockSale, type StoredSale } from '@server/modules/sales/records/sale.repository'
import { findSaleSellers } from '@server/modules/sales/records/seller.repository'

/** A change with its sale, which is what is locked. */
type LockedAmendment = StoredAmendment & { sale: StoredSale }
type OwnParts = Omit<SaleParts, 'approvals'>

/** A change of a sale as the chain of approvals sees it: agreed to or not, and carried out with the last word. */
export function amendmentSource(parts: OwnParts): DocumentSource<LockedAmendment> {
  return {
    type: 'sale_amendment',
    facts: ['kind', 'amount'],
    isAskedByAccount: true,
    resource: saleRecord,
    recordOf: async (tx, id) => (await findAmendment(tx.db, id))?.sale_id ?? null,
    // Another wish is another change.
    shape: agreedOrRefused,
    async lock(tx, id) {
      const amendment = await findAmendment(tx.db, id)
      const sale = amendment && (await lockSale(tx.db, amendment.sale_id))
      return sale ? { ...amendment, ou_id: sale.ou_id, sale } : null
    },
    async subject(tx, { sale, kind, reason, asked }) {
      // Whoever earns by the sale does not decide about it.
      const sellers = await findSaleSellers(tx.db, sale.id)
      return {
        number: sale.sale_no,
        path: `/sales/record?record=${sale.id}&tab=amendments`,
        barred: await Promise.all(
          sellers.flatMap(({ user_id }) => (user_id ? [personOf(tx.db, user_id)] : [])),
        ),
        amount: sale.tcp,
        payee_changed: kind === 'change_seller',
        facts: { kind, amount: Number(sale.tcp) },
        content: { kind, reason, asked },
      }
    },
    follow: (tx, amendment, event) => follow(tx, parts, amendment, event),
    show: (tx, id, { locale }) => showAmendment(tx, id, locale),
  }
}

async function follow(
  tx: Tx,
  parts: OwnParts,
  amendment: LockedAmendment,
  event: ApprovalEvent,
): Promise<void> {
  switch (event.kind) {
    case 'submitted':
    case 'edited':
      return
    case 'agreed':
      return noteApprover(tx.db, amendment.id, event.by?.user_id ?? null)
    case 'approved':
      return carryOut(tx, parts as SaleParts, amendment)
    case 'returned':
    case 'rejected':
      return close(tx, amendment, 'rejected', event.by.user_id)
    case 'withdrawn':
    case 'expired':
      return close(tx, amendment, 'withdrawn', null)
  }
}

async function close(
  tx: Tx,
  { id, kind, sale }: LockedAmendment,
  status: 'rejected' | 'withdrawn',
  by: string | null,
): Promise<void> {
  await decideAmendment(tx.db, id, status, by)
  auditSale({ tx }, `amendment_${status}`, sale, { amendment: [id, id], kind: [null, kind] })
}

async function carryOut(tx: Tx, parts: SaleParts, amendment: LockedAmendment): Promise<void> {
  const { id, kind, sale, approved_by: by, reason } = amendment
  if (kind === 'cancellation') {
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
