import type { DateText } from '@contract/kernel/dates'
import { DEFAULT_LOCALE } from '@contract/kernel/locales'
import type { Centavos } from '@contract/kernel/money'
import type { SharePosting } from '@contract/modules/accounting/posting-events'
import type { OpenLine } from '@contract/modules/collection/open-line'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import type { MailWords } from '@server/platform/mail/write-mail'

/** A line of a statement, whose statement stays locked until the transaction ends. */
export type LockedLine = {
  id: string
  statement_id: string
  tranche_id: string
  statement_on: DateText
  /** As they stand after what was credited of it or is owed back. */
  net: Centavos
  gross: Centavos
  settled: Centavos
  /** Still to be paid: nothing where its sale was cancelled. */
  open: Centavos
  /** Its income was put off until the developer pays. */
  is_deferred: boolean
  /** The developer pays an incentive by it. */
  is_incentive: boolean
}

/** The day on which more or less of a line is settled, and why where it is less. */
export type SettlementChange = { on: DateText; reason: string | null }

export type Recipient = { name: string; email: string }
/** Of a contact of a developer no language is known. */
export const CONTACT_LOCALE = DEFAULT_LOCALE

/** A statement that a mail is about. */
export type MailedStatement = { id: string; ou_id: string; number: string; content_version: number }

/** Provided by commission; asked by what developers pay, inside its transaction. */
export type StatementPort = {
  /** Those of a developer who read its statements, as far as they have an address. */
  contacts(db: Db, developerId: string): Promise<readonly Recipient[]>
  /** One mail to each, with the statement and a link of its own to it; gives their addresses. */
  mail(
    tx: Tx,
    statement: MailedStatement,
    to: { recipients: readonly Recipient[]; publicUrl: string },
    wordsOf: (company: string) => Pick<MailWords, 'kind' | 'subject' | 'paragraphs'>,
  ): Promise<string>
  openLines(db: Db, of: { developer_id: string; ou_id: string }): Promise<OpenLine[]>
  /** Those of this developer and unit that still wait for money; refuses any other. */
  lockLines(
    tx: Tx,
    of: { developer_id: string; ou_id: string },
    lineIds: readonly string[],
  ): Promise<LockedLine[]>
  /** Before the books: statements and shares of these lines, as releases and cancellations lock them too. */
  lock(tx: Tx, lineIds: readonly string[]): Promise<void>
  /** what of deferred income, and of the shares in it, becomes earned by these amounts. */
  earnedBy(
    tx: Tx,
    parts: readonly { line: LockedLine; amount: Centavos }[],
  ): Promise<{ earned: Centavos; incentive: Centavos; shares: SharePosting[] }>
  /**
   * Statements, tranches and what sellers may be paid follow what is settled of these lines now; what sellers were paid
   * beyond it is clawed back.
   */
  follow(tx: Tx, lineIds: readonly string[], change: SettlementChange): Promise<void>
  /** Users to tell of what came in for these lines: who can be paid out of it, and who billed it. */
  concernedBy(
    tx: Tx,
    lineIds: readonly string[],
  ): Promise<{ sellers: readonly string[]; billers: readonly string[] }>
}
