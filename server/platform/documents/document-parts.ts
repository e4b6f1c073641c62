import type { DocumentDefinition } from '@contract/kernel/define-document'
import type { ExternalPath } from '@contract/access/screens/outside.screens'
import type { Tx } from '@server/platform/db/transaction'
import type { DocumentRow } from '@server/platform/documents/document.repository'

/** What is a document's own: each runs in the transaction that moves it, and a Problem thrown there undoes the move. */
export type DocumentHooks<Row extends DocumentRow = DocumentRow> = {
  /** Refuses what is not to be written, and completes what is; `before` is null for a new one. */
  beforeWrite?(
    tx: Tx,
    values: Readonly<Record<string, unknown>>,
    before: Row | null,
  ): Promise<Record<string, unknown>>
  /** Refuses what is not ready to be decided. */
  beforeSubmit?(tx: Tx, row: Row): Promise<void>
  onSubmitted?(tx: Tx, row: Row): Promise<void>
  onApproved?(tx: Tx, row: Row): Promise<void>
  /** Rejected, withdrawn or returned: what a submission holds is free again. */
  onClosed?(tx: Tx, row: Row): Promise<void>
  onVoided?(tx: Tx, row: Row, reason: string): Promise<void>
  /** Whoever else gains by it, by their accounts: never asked to decide. */
  barred?(tx: Tx, row: Row): Promise<readonly string[]>
}

/** A document as the server keeps it. */
export type DocumentParts = {
  document: DocumentDefinition
  hooks: DocumentHooks
  /** The pages that a mailed link of a step opens, and that of the requester; without them one decides in the portal. */
  pages?: { steps: Readonly<Partial<Record<string, ExternalPath>>>; status: ExternalPath | null }
}
