import type { ExternalPath } from '@contract/access/screens/outside.screens'
import type { Locale } from '@contract/kernel/locales'
import type { Person } from '@contract/approvals/approval-person.rules'
import type { ApprovalView } from '@contract/modules/approvals/approval-view'
import type { ChainStep } from '@contract/approvals/chain.rules'
import type { Facts } from '@contract/approvals/condition.rules'
import type { DocumentType } from '@contract/kernel/document-types'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'

/** A document as the engine needs it; read and locked in the transaction that moves it. */
export type ApprovalSubject = {
  id: string
  ou_id: string
  division_id: string | null
  /** What people call it: "LV-CEB-2026-000012". */
  number: string | null
  /** Which of several kinds it is, where its document has kinds. */
  kind: string | null
  /** What it is called: by its kind, where it has one. */
  nameIn(locale: Locale): string
  /** Where the portal shows it to whoever is signed in. */
  path: string
  /** Counts up with every change of what is decided about. */
  version: number
  requester: Person & { employee_id: string | null }
  /** Whoever else gains by it, or prepared it: never asked. */
  barred: readonly Person[]
  amount: string | null
  /** Of leave: "2.50". */
  days?: string
  payee_changed: boolean
  /** What conditions of chains are about: "amount", "leave_type.category". */
  facts: Facts
  /** What those who decide have seen. Links die when it is another one. */
  content: Readonly<Record<string, unknown>>
}

/** What has happened to the request, for the document's own state, its ledger and its mails. */
export type ApprovalEvent =
  | { kind: 'submitted' | 'edited'; steps: readonly string[] }
  /** A whole step has agreed; null: nobody answered in time and the chain lets it pass. */
  | { kind: 'agreed'; step_key: string; by: Person | null }
  | { kind: 'returned' | 'rejected'; step_key: string; by: Person; comment: string }
  | { kind: 'withdrawn' | 'expired' }
  | { kind: 'approved' }

export type Viewer = {
  /** The step that is asked; "requester" for the page that tells how it stands. */
  step_key: string
  locale: Locale
}

/** What the page of the requester's link asks of them, in their language. */
export type RequesterQuestion = { kind: 'sign' | 'acknowledge'; text: string }
/** What they put under it; the drawing of a signature is the path of its strokes. */
export type RequesterAnswer = RequesterQuestion & {
  locale: Locale
  signed_name: string
  drawing: string
  /** The account it is of, where there is one. */
  by: string | null
}
/** `Of` is the document as it is locked for the answer. */
export type RequesterPart<Of> = {
  /** Null: nothing now. */
  ask(tx: Tx, of: Of, locale: Locale): Promise<RequesterQuestion | null>
  answer(tx: Tx, of: Of, answer: RequesterAnswer): Promise<void>
}

/** What is sent to whoever opens a file of a document. */
export type ShownFile = { name: string; media_type: string; content: Buffer }

/** All that a module declares to have its documents decided by others. */
export type ApprovalDocument = {
  type: DocumentType
  /** The names of the facts that conditions of its chains may be about. */
  facts: readonly string[]
  /**
   * Which page a link of a step opens, and the page of the one who asks; null where there is none. A step without a
   * page is decided in the portal: its mail leads to the inbox.
   */
  pages: { steps: Readonly<Partial<Record<string, ExternalPath>>>; status: ExternalPath | null }
  /** Null where there is none. Takes the row's lock. */
  load(tx: Tx, subjectId: string): Promise<ApprovalSubject | null>
  /** The chain's steps as the law or the document lets them be. */
  shape?(tx: Tx, steps: readonly ChainStep[], subject: ApprovalSubject): Promise<ChainStep[]>
  /** Whether somebody who neither asked nor is asked may see how it stands; without it nobody else does. */
  maySee?(tx: Tx, actor: Actor, subjectId: string): Promise<boolean>
  /** Moves the document, in the same transaction; a Problem thrown here undoes the decision too. */
  follow(tx: Tx, subject: ApprovalSubject, event: ApprovalEvent): Promise<void>
  /** Only what this viewer needs. */
  show(tx: Tx, subject: ApprovalSubject, viewer: Viewer): Promise<ApprovalView>
  /** What its requester is asked for on the page of their link. */
  requester?: RequesterPart<ApprovalSubject>
  /** A file that `show` named to this viewer; null where it did not. */
  file(tx: Tx, subject: ApprovalSubject, viewer: Viewer, key: string): Promise<ShownFile | null>
}
