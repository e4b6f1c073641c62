import type { Condition } from '@server/platform/access/access-where'
import { asPortal } from '@server/platform/db/as-portal'
import { clockOf } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { insertMoreFiles } from '@server/platform/files/document-file.repository'
import { fieldProblem, notFound, Problem } from '@server/platform/http/problems'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { papersChanged } from '@server/modules/sales/records/checklist'
import {
  areOfSale,
  lockDocument,
  moveDocument,
  nameOfPaper,
  type StoredDocument,
} from '@server/modules/sales/records/document.repository'
import {
  lockReached,
  wrongState,
  type SaleContext,
  type SaleParts,
} from '@server/modules/sales/records/sale-parts'
import { tellPaper } from '@server/modules/sales/records/tell-sale'
import type { StoredSale } from '@server/modules/sales/records/sale.repository'

/** A line of the checklist with its sale, both locked; the version is the document's. */
export type DocumentOfSale = {
  id: string
  ou_id: string
  row_version: number
  sale: StoredSale
  document: StoredDocument
}
type DocumentContext = Omit<SaleContext, 'record'> & { record: DocumentOfSale }

export async function lockDocumentOfSale(
  tx: Tx,
  access: Condition,
  saleId: string,
  { params }: AnyCall,
): Promise<DocumentOfSale> {
  const sale = await lockReached(tx, access, saleId)
  const document = await lockDocument(tx.db, sale.id, (params as { document: string }).document)
  if (!document) throw notFound()
  return { id: sale.id, ou_id: sale.ou_id, row_version: document.row_version, sale, document }
}

type SubmittedFiles = {
  attachment_id: string
  more_attachment_ids: readonly string[]
  valid_to: string | null
}

/** A sale that stands and its commission are written by no request, and sellers who are told stand in other units. */
function followPaper(
  tx: Tx,
  parts: Pick<SaleParts, 'commission'>,
  saleId: string,
  tell?: (portal: Tx) => Promise<unknown>,
): Promise<void> {
  return asPortal(tx, async portal => {
    await papersChanged(portal, parts, { id: saleId })
    await tell?.(portal)
  })
}

/** Documents are uploaded by who sells, and verified by somebody else. */
export function createDocumentService(parts: SaleParts) {
  async function move(
    { tx, actor, record: { sale, document }, audit }: DocumentContext,
    values: Partial<StoredDocument>,
    tell?: (portal: Tx) => Promise<unknown>,
  ): Promise<void> {
    await moveDocument(tx.db, document.id, { ...values, updated_by: actor.userId })
    audit({
      document: [document.requirement_id, document.requirement_id],
      status: [document.status, values.status],
      ...(values.reject_reason ? { reason: [null, values.reject_reason] } : {}),
    })
    await followPaper(tx, parts, sale.id, tell)
  }

  function checkSale({ record: { sale } }: DocumentContext): void {
    if (sale.status !== 'reserved' && sale.status !== 'booked') throw wrongState()
  }

  /** Whoever uploaded it has looked at it already. */
  function checkLooker(asking: DocumentContext): void {
    checkSale(asking)
    const { actor, record } = asking
    const { document } = record
    if (document.status !== 'submitted') throw new Problem('conflict', 'document_decided')
    if (document.buyer_document_id !== null) throw new Problem('conflict', 'document_with_buyer')
    if (document.updated_by === actor.userId) throw new Problem('forbidden', 'document_own')
  }

  return {
    async submit(
      asking: DocumentContext,
      { attachment_id, more_attachment_ids, valid_to }: SubmittedFiles,
    ): Promise<void> {
      checkSale(asking)
      const { tx, record } = asking
      if (record.document.status === 'verified') throw new Problem('conflict', 'document_decided')
      if (!(await areOfSale(tx.db, record.sale.id, [attachment_id, ...more_attachment_ids])))
        throw fieldProblem('rule_broken', 'attachment_id', 'reference_unknown')
      const { today } = await clockOf(tx.db)
      if (valid_to !== null && valid_to < today)
        throw fieldProblem('rule_broken', 'valid_to', 'document_run_out')
      await move(asking, {
        status: 'submitted',
        attachment_id,
        valid_to,
        buyer_document_id: null,
        verified_by: null,
        verified_at: null,
        reject_reason: null,
      })
      const place = { ou_id: record.ou_id, first_file_id: attachment_id, created_by: asking.actor.userId }
      await insertMoreFiles(
        tx.db,
        more_attachment_ids.map((file_id, index) => ({ ...place, file_id, seq: index + 2 })),
      )
    },

    async verify(asking: DocumentContext): Promise<void> {
      checkLooker(asking)
      const { now } = await clockOf(asking.tx.db)
      await move(asking, { status: 'verified', verified_by: asking.actor.userId, verified_at: now })
    },

    async reject(asking: DocumentContext, reason: string): Promise<void> {
      checkLooker(asking)
      const { tx, actor, record } = asking
      const { sale, document } = record
      const notice = {
        document: await nameOfPaper(tx.db, document.requirement_id),
        dedupeKey: `paper.rejected:${document.id}:${document.row_version}`,
        by: actor.userId,
      }
      await move(asking, { status: 'rejected', reject_reason: reason }, portal =>
        tellPaper(portal, { kind: 'paper.rejected' }, sale, notice),
      )
    },
  }
}
