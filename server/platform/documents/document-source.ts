import type { DocumentType } from '@contract/kernel/document-types'
import type { Resource } from '@contract/kernel/define-resource'
import type { ApprovalView } from '@contract/modules/approvals/approval-view'
import type {
  ApprovalDocument,
  ApprovalEvent,
  ApprovalSubject,
  RequesterPart,
  Viewer,
} from '@server/platform/approvals/approval-document'
import type { Tx } from '@server/platform/db/transaction'

/** What is asked of the row of a document, whatever else it keeps: an employee asks, or an account. */
export type SourceRow = { id: string; ou_id: string } & (
  | { employee_id: string }
  | { asked_by: string | null }
)

/** What is a document's own of what the engine asks; the rest follows from its row and its requester. */
type OwnSubject = Pick<ApprovalSubject, 'path' | 'facts' | 'content'> &
  Partial<
    Pick<
      ApprovalSubject,
      'number' | 'kind' | 'nameIn' | 'version' | 'barred' | 'amount' | 'days' | 'payee_changed'
    >
  >
/** What whoever decides sees of it, beside who asks and its number. */
export type OwnView = Pick<ApprovalView, 'requested_at' | 'lines'> &
  Partial<Pick<ApprovalView, 'notes' | 'files'>>

/** A document as its module keeps it: with the states and lines of the kit, or with its own. */
export type DocumentSource<Row extends SourceRow = SourceRow> = Pick<ApprovalDocument, 'shape' | 'facts'> & {
  type: DocumentType
  /** Whose right to view it lets its tracker be seen. */
  resource: Pick<Resource, 'permission' | 'scope' | 'table'>
  /** The record of that resource, where it is not the document itself. */
  recordOf?(tx: Tx, id: string): Promise<string | null>
  /** Its row says who asked by their account, which need not be an employee's. */
  isAskedByAccount?: true
  pages?: ApprovalDocument['pages'] | undefined
  /** What its requester is asked for on the page of their link. */
  requester?: RequesterPart<Row>
  /** Null where there is none. */
  lock(tx: Tx, id: string): Promise<Row | null>
  subject(tx: Tx, row: Row): Promise<OwnSubject>
  /** Moves what is locked, in the transaction of the decision. */
  follow(tx: Tx, row: Row, event: ApprovalEvent): Promise<void>
  /** Only what this viewer needs. */
  show(tx: Tx, id: string, viewer: Viewer): Promise<OwnView>
}

/** Of what cannot be mended and sent again: it is agreed to, or refused with the reason. */
export const agreedOrRefused: NonNullable<ApprovalDocument['shape']> = (_tx, steps) =>
  Promise.resolve(steps.map(step => ({ ...step, forbids: ['return'] })))
