import { mayDo } from '@server/platform/access/actor'
import { fieldProblem, forbidden, notFound, Problem } from '@server/platform/http/problems'
import { papersChanged } from '@server/modules/sales/records/checklist'
import {
  isOfSale,
  lockDocument,
  moveDocument,
  nameOfPaper,
  type StoredDocument,
} from '@server/modules/sales/records/document.repository'
import { auditSale, lockReached, type Asking, type SaleParts } from '@server/modules/sales/records/sale-parts'
import { tellPaper } from '@server/modules/sales/records/tell-sale'
import { clockOf, type StoredSale } from '@server/modules/sales/records/sale.repository'

type Place = { sale: string; document: string; version: number | null }

/** Papers are handed in by who sells, and looked at by somebody else. */
export function createDocumentService(parts: SaleParts) {
  async function locked(
    asking: Asking,
    actions: readonly string[],
    { sale: id, document: documentId, version }: Place,
  ) {
    const sale = await lockReached(asking, actions, id, version)
    const document = await lockDocument(asking.tx.db, id, documentId)
    if (!document) throw notFound()
    if (sale.status !== 'reserved' && sale.status !== 'booked')
      throw new Problem('conflict', 'sale_wrong_state')
    return { sale, document }
  }

  async function move(
    asking: Asking,
    sale: StoredSale,
    document: StoredDocument,
    verb: string,
    values: Partial<StoredDocument>,
  ): Promise<void> {
    await moveDocument(asking.tx.db, document.id, { ...values, updated_by: asking.actor.userId })
    auditSale(asking, verb, sale, {
      document: [document.requirement_id, document.requirement_id],
      status: [document.status, values.status],
      ...(values.reject_reason ? { reason: [null, values.reject_reason] } : {}),
    })
    await papersChanged(asking.tx, parts, sale)
  }

  /** Whoever handed it in has looked at it already. */
  function checkLooker({ actor }: Asking, document: StoredDocument): void {
    if (!mayDo(actor, 'buyer.record.verify_document')) throw forbidden()
    if (document.status !== 'submitted') throw new Problem('conflict', 'document_decided')
    if (document.buyer_document_id !== null) throw new Problem('conflict', 'document_with_buyer')
    if (document.updated_by === actor.userId) throw new Problem('forbidden', 'document_own')
  }

  return {
    async submit(
      asking: Asking,
      place: Place,
      { attachment_id, valid_to }: { attachment_id: string; valid_to: string | null },
    ): Promise<void> {
      const { tx } = asking
      const { sale, document } = await locked(asking, ['edit', 'create'], place)
      if (document.status === 'verified') throw new Problem('conflict', 'document_decided')
      if (!(await isOfSale(tx.db, sale.id, attachment_id)))
        throw fieldProblem('rule_broken', 'attachment_id', 'reference_unknown')
      const { today } = await clockOf(tx.db)
      if (valid_to !== null && valid_to < today)
        throw fieldProblem('rule_broken', 'valid_to', 'document_run_out')
      await move(asking, sale, document, 'submit_document', {
        status: 'submitted',
        attachment_id,
        valid_to,
        buyer_document_id: null,
        verified_by: null,
        verified_at: null,
        reject_reason: null,
      })
    },

    async verify(asking: Asking, place: Place): Promise<void> {
      const { sale, document } = await locked(asking, ['edit'], place)
      checkLooker(asking, document)
      const { now } = await clockOf(asking.tx.db)
      await move(asking, sale, document, 'verify_document', {
        status: 'verified',
        verified_by: asking.actor.userId,
        verified_at: now,
      })
    },

    async reject(asking: Asking, place: Place, reason: string): Promise<void> {
      const { sale, document } = await locked(asking, ['edit'], place)
      checkLooker(asking, document)
      await move(asking, sale, document, 'reject_document', { status: 'rejected', reject_reason: reason })
      await tellPaper(asking.tx, { kind: 'paper.rejected' }, sale, {
        document: await nameOfPaper(asking.tx.db, document.requirement_id),
        dedupeKey: `paper.rejected:${document.id}:${document.row_version}`,
        by: asking.actor.userId,
      })
    },
  }
}
