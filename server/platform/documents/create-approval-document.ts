import type { ApprovalView } from '@contract/modules/approvals/approval-view'
import { accessWhere } from '@server/platform/access/access-where'
import type { ApprovalDocument, ApprovalSubject, Viewer } from '@server/platform/approvals/approval-document'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { openShownFile } from '@server/platform/documents/document-files'
import type { DocumentSource, SourceRow } from '@server/platform/documents/document-source'
import { isDocumentThere } from '@server/platform/documents/document.repository'
import type { FileService } from '@server/platform/files/files.service'
import { documentName } from '@server/platform/phrases/document-names'
import { requesterOf, requesterOfAccount } from '@server/platform/people/people.repository'

const NO_PAGES: ApprovalDocument['pages'] = { steps: {}, status: null }

/** A document as the engine of approvals needs it: what is the same for all stands here. */
export function createApprovalDocument<Row extends SourceRow>(
  source: DocumentSource<Row>,
  files: FileService,
): ApprovalDocument {
  const { type, facts, resource, pages = NO_PAGES, shape, requester, recordOf, isAskedByAccount } = source
  const show = async (tx: Tx, subject: ApprovalSubject, viewer: Viewer): Promise<ApprovalView> => {
    const { user_id, employee_id } = subject.requester
    const { name, position, unit } = isAskedByAccount
      ? await requesterOfAccount(tx.db, user_id ?? '')
      : await requesterOf(tx.db, employee_id ?? '')
    const own = await source.show(tx, subject.id, viewer)
    const requester = { name, position, unit }
    const title = subject.nameIn(viewer.locale)
    return { doc_type: type, title, number: subject.number, requester, notes: [], files: [], ...own }
  }
  const locked = async (tx: Tx, { id }: ApprovalSubject) => {
    const row = await source.lock(tx, id)
    if (!row) throw new Error('a document that is decided about is there')
    return row
  }
  return {
    type,
    facts,
    pages,
    ...(shape && { shape }),
    ...(requester && {
      requester: {
        ask: async (tx, subject, locale) => requester.ask(tx, await locked(tx, subject), locale),
        answer: async (tx, subject, answer) => requester.answer(tx, await locked(tx, subject), answer),
      },
    }),
    async load(tx, id) {
      const row = await source.lock(tx, id)
      if (!row) return null
      const { name, email, user_id, employee_id, division_id } = await whoAsked(tx.db, row)
      return {
        id,
        ou_id: row.ou_id,
        division_id,
        number: null,
        kind: null,
        nameIn: locale => documentName(locale, type),
        version: 1,
        requester: { name, email, user_id, employee_id },
        barred: [],
        amount: null,
        payee_changed: false,
        ...(await source.subject(tx, row)),
      }
    },
    async maySee(tx, actor, id) {
      const record = recordOf ? await recordOf(tx, id) : id
      if (record === null) return false
      return isDocumentThere(tx.db, resource, record, accessWhere(actor, 'view', resource))
    },
    async follow(tx, subject, event) {
      await source.follow(tx, await locked(tx, subject), event)
    },
    show,
    async file(tx, subject, viewer, key) {
      return openShownFile(tx, files, (await show(tx, subject, viewer)).files, key)
    },
  }
}

const whoAsked = (db: Db, row: SourceRow) =>
  'employee_id' in row ? requesterOf(db, row.employee_id) : requesterOfAccount(db, row.asked_by ?? '')
