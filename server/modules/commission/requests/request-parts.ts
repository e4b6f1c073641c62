import { isDeepStrictEqual } from 'node:util'
import { barredProblems, releaseBars } from '@contract/modules/commission/payee.rules'
import { commissionRequest, type KeptCommissionRequest } from '@contract/modules/commission/request.document'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { documentParts, type DocumentParts } from '@server/platform/documents/document-parts'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import { moveDocument } from '@server/platform/documents/move-document'
import type { FileService } from '@server/platform/files/files.service'
import { Problem } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { writtenRecord } from '@server/platform/resource/written-record'
import { findPayee, lockPayees } from '@server/modules/commission/releases/payee.repository'
import { billTranche, prepareRelease } from '@server/modules/commission/requests/answer-request'
import { ASKS } from '@server/modules/commission/requests/ask'
import { findHomeUnit } from '@server/modules/commission/requests/asked-seller.repository'
import { keepStatement } from '@server/modules/commission/requests/keep-statement'
import { moreLines } from '@server/modules/commission/requests/request-view'
import { findOpenRequest, lockAskedTranche } from '@server/modules/commission/requests/request.repository'
import { tellAsker } from '@server/modules/commission/requests/tell-asker'

const PAGE = '/request/soa/ext/:id'

/** Where a form says which unit a request is of. */
const CHOSEN_IN = {
  bill_tranche: 'tranche_id',
  early_release: 'share_ids',
  seller_statement: 'kind',
} as const

export type RequestPartsOptions = {
  /** Whose drafts answer requests. */
  statements: DocumentParts
  releases: DocumentParts
  files: FileService
}

/** What a commission request does of its own at each step. */
export function createRequestParts({ statements, releases, files }: RequestPartsOptions): DocumentParts {
  const answered = async (
    tx: Tx,
    request: KeptCommissionRequest,
    move: (values: Record<string, unknown>) => Promise<DocumentRow>,
    product: Partial<KeptCommissionRequest>,
  ) => {
    await move({ ...product, fulfilled_on: await businessDay(tx.db) })
    await tellAsker(tx, request, 'request.fulfilled')
  }

  return documentParts(commissionRequest, {
    pages: { steps: { head: PAGE, accounting: PAGE }, status: PAGE },
    hooks: {
      async beforeWrite(tx, values, before) {
        const written = writtenRecord<KeptCommissionRequest>({ ...values }, before)
        const { employee_id, ou_id } = await asPortal(tx, async ({ db }) => ({
          ...(await findPayee(db, written.seller_id)),
          ou_id: await findHomeUnit(db, written.seller_id),
        }))
        const asked = await ASKS[written.kind](tx, written, { ou_id })
        if (before && before.ou_id !== asked.ou_id)
          refuseBroken([{ path: CHOSEN_IN[written.kind], code: 'request_one_unit' }])
        return { ...values, ...asked, seller_employee_id: employee_id }
      },
      async beforeSubmit(tx, request) {
        await lockAsked(tx, request)
        const now = await ASKS[request.kind](tx, request, request)
        if (!isDeepStrictEqual(now.lines, request.lines)) throw new Problem('rule_broken', 'request_changed')
        if (request.kind !== 'early_release') return
        const payee = await asPortal(tx, ({ db }) => findPayee(db, request.seller_id))
        refuseBroken(barredProblems(releaseBars(payee, await businessDay(tx.db))))
      },
      async onApproved(tx, request) {
        if (request.kind !== 'seller_statement') return
        const file_id = await asPortal(tx, portal => keepStatement(portal, files, request))
        const move = (values: object) =>
          moveDocument(tx, { document: commissionRequest }, request, 'keep_statement', { ...values })
        await answered(tx, request, move, { file_id })
      },
      moreLines: (tx, row, viewer) => moreLines(tx, row, viewer),
      /** Nobody decides for himself, and whoever wrote it down has said enough. */
      async barred(tx, row) {
        const { user_id } = await asPortal(tx, ({ db }) => findPayee(db, row.seller_id))
        return [user_id, row.created_by].filter(userId => userId !== null)
      },
      allows: (row, command) =>
        (command !== 'bill' || row.kind === 'bill_tranche') &&
        (command !== 'prepare' || row.kind === 'early_release'),
    },
    handlers: {
      async bill({ tx, call, record: request, body }, move) {
        const draftId = body.statement_id
        const statement_id = await billTranche(tx, call, statements, { request, draftId })
        await answered(tx, request, values => move('bill', values), { statement_id })
      },
      async prepare({ tx, call, record: request }, move) {
        const release_id = await prepareRelease(tx, call, releases, request)
        await answered(tx, request, values => move('prepare', values), { release_id })
      },
    },
  })
}

/** Of two that ask for the same in one moment, the second waits here and is then refused. */
async function lockAsked(tx: Tx, request: KeptCommissionRequest): Promise<void> {
  if (request.kind === 'seller_statement') return
  const other = await asPortal(tx, async ({ db }) => {
    if (request.kind === 'bill_tranche') await lockAskedTranche(db, request.tranche_id)
    else await lockPayees(db, [request.seller_id])
    return findOpenRequest(db, request)
  })
  if (other === null) return
  const code = request.kind === 'bill_tranche' ? 'request_tranche_asked' : 'request_early_open'
  throw new Problem('rule_broken', code, { params: { number: other } })
}
