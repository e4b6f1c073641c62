import type { DateText } from '@contract/kernel/dates'
import type { KeptCommissionRequest } from '@contract/modules/commission/request.document'
import { statement } from '@contract/modules/commission/statement.document'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { changeDraft, draftDocument } from '@server/platform/documents/draft-document'
import { Problem } from '@server/platform/http/problems'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { findHeld } from '@server/modules/commission/releases/holdback.repository'
import { findOpenShares } from '@server/modules/commission/releases/releasable.repository'
import { lockAskedTranche } from '@server/modules/commission/requests/request.repository'

const later = (one: DateText, other: DateText): DateText => (one > other ? one : other)

/** The statement that bills the tranche of a request: the one that has it already, a draft that is there, or a new one. */
export async function billTranche(
  tx: Tx,
  call: AnyCall,
  statements: DocumentParts,
  { request, draftId }: { request: KeptCommissionRequest; draftId: string | null },
): Promise<string> {
  const tranche = await asPortal(tx, ({ db }) => lockAskedTranche(db, request.tranche_id))
  if (tranche?.statement_id) return tranche.statement_id
  if (tranche?.status !== 'eligible' || tranche.eligible_on === null)
    throw new Problem('rule_broken', 'request_tranche_not_eligible')
  const { id, developer_id, eligible_on } = tranche
  const { ou_id } = request
  if (draftId === null) {
    const cutoff_on = later(await businessDay(tx.db), eligible_on)
    return draftDocument(tx, call, statements, { developer_id, ou_id, cutoff_on, tranche_ids: [id] })
  }
  const changed = await changeDraft(
    tx,
    call,
    { ...statements, document: statement },
    {
      id: draftId,
      change(draft) {
        if (draft.status !== 'draft' || draft.developer_id !== developer_id || draft.ou_id !== ou_id)
          refuseBroken([{ path: 'statement_id', code: 'request_draft_gone' }])
        const cutoff_on = later(draft.cutoff_on, eligible_on)
        // A draft of all that is billable stays one.
        if (draft.tranche_ids === null) return { cutoff_on }
        return { cutoff_on, tranche_ids: [...new Set([...draft.tranche_ids, id])] }
      },
    },
  )
  return changed.id
}

/** The draft of a release with what of the request may still be released. */
export async function prepareRelease(
  tx: Tx,
  call: AnyCall,
  releases: DocumentParts,
  { ou_id, seller_id, share_ids, holdback_ids }: KeptCommissionRequest,
): Promise<string> {
  const place = { ou_id, seller_id }
  const open = await findOpenShares(tx.db, place, null)
  const held = await findHeld(tx.db, place, await businessDay(tx.db))
  const shares = (share_ids ?? []).filter(id => open.some(({ share_id }) => share_id === id))
  const holdbacks = (holdback_ids ?? []).filter(id => held.some(holdback => holdback.id === id))
  if (shares.length + holdbacks.length === 0) throw new Problem('rule_broken', 'request_nothing_left')
  return draftDocument(tx, call, releases, {
    ...{ ...place, share_ids: shares, holdback_ids: holdbacks, payee_invoice_no: null },
    ...{ other_kind: null, other_amount: '0.00', other_note: null },
  })
}
