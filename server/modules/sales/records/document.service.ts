import { fieldProblem, notFound, Problem } from '@server/platform/http/problems'
import { papersChanged } from '@server/modules/sales/records/checklist'
import {
  isOfSale,
  lockDocument,
  moveDocument,
  nameOfPaper,
  type StoredDocument,
} from '@server/modules/sales/records/document.repository'
import { wrongState, type SaleContext, type SaleParts } from '@server/modules/sales/records/sale-parts'
import { tellPaper } from '@server/modules/sales/records/tell-sale'
import { clockOf } from '@server/modules/sales/records/sale.repository'

/** Papers are handed in by who sells, and looked at by somebody else. */
export function createDocumentService(parts: SaleParts) {
  async function locked({ tx, record: sale }: SaleContext, id: string): Promise<StoredDocument> {
    const document = await lockDocument(tx.db, sale.id, id)
    if (!document) throw notFound()
    if (sale.status !== 'reserved' && sale.status !== 'booked') throw wrongState()
    return document
  }

  async function move(
    { tx, actor, record: sale, audit }: SaleContext,
    document: StoredDocument,
    values: Partial<StoredDocument>,
  ): Promise<void> {
    await moveDocument(tx.db, document.id, { ...values, updated_by: actor.userId })
    audit({
      document: [document.requirement_id, document.requirement_id],
      status: [document.status, values.status],
      ...(values.reject_reason ? { reason: [null, values.reject_reason] } : {}),
    })
    await papersChanged(tx, parts, sale)
  }

  /** Whoever handed it in has looked at it already. */
  function checkLooker({ actor }: SaleContext, document: StoredDocument): void {
    if (document.status !== 'submitted') throw new Problem('conflict', 'document_decided')
    if (document.buyer_document_id !== null) throw new Problem('conflict', 'document_with_buyer')
    if (document.updated_by === actor.userId) throw new Problem('forbidden', 'document_own')
  }

  return {
    async submit(
      asking: SaleContext,
      id: string,
      { attachment_id, valid_to }: { attachment_id: string; valid_to: string | null },
    ): Promise<void> {
      const { tx, record: sale } = asking
      const document = await locked(asking, id)
      if (document.status === 'verified') throw new Problem('conflict', 'document_decided')
      if (!(await isOfSale(tx.db, sale.id, attachment_id)))
        throw fieldProblem('rule_broken', 'attachment_id', 'reference_unknown')
      const { today } = await clockOf(tx.db)
      if (valid_to !== null && valid_to < today)
        throw fieldProblem('rule_broken', 'valid_to', 'document_run_out')
      await move(asking, document, {
        status: 'submitted',
        attachment_id,
        valid_to,
        buyer_document_id: null,
        verified_by: null,
        verified_at: null,
        reject_reason: null,
      })
    },

    async verify(asking: SaleContext, id: string): Promise<void> {
      const document = await locked(asking, id)
      checkLooker(asking, document)
      const { now } = await clockOf(asking.tx.db)
      await move(asking, document, {
        status: 'verified',
        verified_by: asking.actor.userId,
        verified_at: now,
      })
    },

    async reject(asking: SaleContext, id: string, reason: string): Promise<void> {
      const { tx, actor, record: sale } = asking
      const document = await locked(asking, id)
      checkLooker(asking, document)
      await move(asking, document, { status: 'rejected', reject_reason: reason })
      await tellPaper(tx, { kind: 'paper.rejected' }, sale, {
        document: await nameOfPaper(tx.db, document.requirement_id),
        dedupeKey: `paper.rejected:${document.id}:${document.row_version}`,
        by: actor.userId,
      })
    },
  }
}
