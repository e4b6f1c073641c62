import type { Centavos } from '@contract/kernel/money'
import type { SharePosting } from '@contract/modules/accounting/posting-events'
import type { OpenLine } from '@contract/modules/collection/open-line'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'

/** A line of a statement, whose statement stays locked until the transaction ends. */
export type LockedLine = {
  id: string
  statement_id: string
  tranche_id: string
  net: Centavos
  gross: Centavos
  settled: Centavos
  /** Its income was put off until the developer pays. */
  is_deferred: boolean
}

/** Provided by commission; asked by what developers pay, inside its transaction. */
export type StatementPort = {
  openLines(db: Db, of: { developer_id: string; ou_id: string }): Promise<OpenLine[]>
  /** Those of this developer and unit that still wait for money; refuses any other. */
  lockLines(
    tx: Tx,
    of: { developer_id: string; ou_id: string },
    lineIds: readonly string[],
  ): Promise<LockedLine[]>
  /** what of deferred income, and of the shares in it, becomes earned by these amounts. */
  earnedBy(
    tx: Tx,
    parts: readonly { line: LockedLine; amount: Centavos }[],
  ): Promise<{ earned: Centavos; shares: SharePosting[] }>
  /** Statements, tranches and what sellers may be paid follow what is settled of these lines now. */
  follow(tx: Tx, lineIds: readonly string[]): Promise<void>
}
