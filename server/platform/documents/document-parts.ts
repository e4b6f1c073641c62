import type { DocumentDefinition, OwnCommandTable } from '@contract/kernel/define-document'
import type { ExternalPath } from '@contract/access/screens/outside.screens'
import type { ViewLine } from '@contract/modules/approvals/approval-view'
import type { Actor } from '@server/platform/access/actor'
import type { RequesterPart, Viewer } from '@server/platform/approvals/approval-document'
import type { Tx } from '@server/platform/db/transaction'
import type { DocumentRow, RowOfDocument } from '@server/platform/documents/document.repository'
import type { Locale } from '@contract/kernel/locales'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'
import type { Problem } from '@server/platform/http/problems'
import type { CommandContext } from '@server/platform/resource/run-command'

/** What refuses a command to the one who was asked about; null for nothing. */
type WhyRefused = (command: string) => Problem | null

/** What is a document's own: each runs in the transaction that moves it, and a Problem thrown there undoes the move. */
export type DocumentHooks<Row extends DocumentRow = DocumentRow> = {
  /** Refuses what is not to be written, and completes what is; `before` is null for a new one. */
  beforeWrite?(
    tx: Tx,
    values: Readonly<Record<string, unknown>>,
    before: Row | null,
  ): Promise<Record<string, unknown>>
  /** What must go before a draft is deleted. */
  beforeDiscard?(tx: Tx, row: Row): Promise<void>
  /** Whether a command of its own is for such a document at all; what its state allows is asked besides. */
  allows?(row: Row, command: string): boolean
  /**
   * Which of these commands is refused to whoever acts, whatever their rights: it is theirs, or another step of it was.
   * Such a command is not offered to them, and why is told in its place. Asked once for all commands of a record.
   */
  checkHands?(tx: Tx, actor: Actor, row: Row, commands: readonly string[]): Promise<WhyRefused>
  /** Refuses what is not ready to be decided. */
  beforeSubmit?(tx: Tx, row: Row): Promise<void>
  onSubmitted?(tx: Tx, row: Row): Promise<void>
  onApproved?(tx: Tx, row: Row): Promise<void>
  /** Rejected, withdrawn or returned: what a submission holds is free again. */
  onClosed?(tx: Tx, row: Row): Promise<void>
  onVoided?(tx: Tx, row: Row, reason: string): Promise<void>
  /** What this viewer reads beside the fields that are shown to all. */
  moreLines?(tx: Tx, row: Row, viewer: Viewer): Promise<ViewLine[]>
  /** Whoever else gains by it, by their accounts: never asked to decide. */
  barred?(tx: Tx, row: Row): Promise<readonly string[]>
}

/** Changes the state by the moves of the document, with its audit row. */
type Move<Row extends DocumentRow = DocumentRow> = (
  trigger: string,
  values?: Record<string, unknown>,
) => Promise<Row>
/** One for each command of the document's own; the kit has asked already whether its state allows it. */
type OwnHandlers<C extends OwnCommandTable, Row extends DocumentRow> = {
  [Name in keyof C]: (context: CommandContext<C[Name], Row>, move: Move<Row>) => Promise<unknown>
}
/** As the kit keeps it, which gives each the rows of its own document. */
type AnyOwnHandler = {
  run(context: CommandContext<OwnCommandTable[string], DocumentRow>, move: Move): Promise<unknown>
}['run']

/** What stands on its paper: read in the transaction, drawn after it. */
export type DrawPaper<Row extends DocumentRow = DocumentRow> = {
  draw(tx: Tx, row: Row): Promise<(head: PaperHead, locale: Locale) => Paper>
}['draw']

/** A document as the server keeps it. */
export type DocumentParts = {
  document: DocumentDefinition
  hooks: DocumentHooks
  handlers?: Readonly<Record<string, AnyOwnHandler>>
  /** The pages that a mailed link of a step opens, and that of the requester; without them one decides in the portal. */
  pages?: { steps: Readonly<Partial<Record<string, ExternalPath>>>; status: ExternalPath | null }
  requester?: RequesterPart<DocumentRow>
  drawPaper?: DrawPaper
}

/** A document with what is its own. */
export function documentParts<
  C extends OwnCommandTable,
  D extends Omit<DocumentDefinition, 'own'> & { own: C },
>(
  document: D,
  {
    handlers,
    hooks = {},
    ...more
  }: Partial<Pick<DocumentParts, 'pages' | 'requester'>> & {
    hooks?: DocumentHooks<RowOfDocument<D['resource']>>
    drawPaper?: DrawPaper<RowOfDocument<D['resource']>>
    handlers: OwnHandlers<D['own'], RowOfDocument<D['resource']>>
  },
): DocumentParts {
  return { document, hooks, handlers, ...more }
}
