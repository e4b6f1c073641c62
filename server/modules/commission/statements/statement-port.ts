import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { nextDocumentStatus } from '@contract/kernel/document-state'
import { total } from '@contract/kernel/parts'
import { releasableAmount } from '@contract/modules/commission/soa.rules'
import { statement } from '@contract/modules/commission/statement.document'
import { accruedShares, type BilledShare } from '@contract/modules/commission/statement.rules'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { lockDocument } from '@server/platform/documents/document.repository'
import { moveDocument } from '@server/platform/documents/move-document'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { LockedLine, StatementPort } from '@server/platform/selling/statement-port'
import {
  findLines,
  findOpenLines,
  findShareRows,
  lockStatementsOf,
  setReleasable,
  setTrancheStatus,
  sumStatements,
  type SettledStatement,
} from '@server/modules/commission/statements/settled-line.repository'
import { findShares } from '@server/modules/commission/statements/statement.repository'

/** Of a part that is settled in steps: what the step from one to the other brings. */
const stepOf = (amount: Centavos, { settled, gross }: LockedLine, more: Centavos): Centavos =>
  releasableAmount(amount, settled + more, gross) - releasableAmount(amount, settled, gross)

export const statementPort: StatementPort = {
  openLines: findOpenLines,

  async lockLines(tx, of, lineIds) {
    const lines = await asPortal(tx, async ({ db }) => {
      await lockStatementsOf(db, lineIds)
      return findLines(db, lineIds, of)
    })
    if (lines.length < new Set(lineIds).size)
      refuseBroken([{ path: 'allocations', code: 'receipt_line_not_open' }])
    return lines
  },

  async earnedBy(tx, parts) {
    const deferred = parts.filter(({ line }) => line.is_deferred)
    const shares: BilledShare[] = []
    for (const { line, amount } of deferred)
      for (const share of await asPortal(tx, ({ db }) => findShares(db, [line.tranche_id])))
        shares.push({ ...share, amount: moneyText(stepOf(parseMoney(share.amount), line, amount)) })
    return {
      earned: total(deferred.map(({ line, amount }) => stepOf(line.net, line, amount))),
      shares: accruedShares(shares),
    }
  },

  follow: (tx, lineIds) =>
    asPortal(tx, async portal => {
      for (const line of await findLines(portal.db, lineIds)) await followLine(portal, line)
      for (const settled of await sumStatements(portal.db, lineIds)) await followStatement(portal, settled)
    }),
}

async function followLine({ db }: Tx, { tranche_id, settled, gross }: LockedLine): Promise<void> {
  for (const { id, amount } of await findShareRows(db, tranche_id))
    await setReleasable(db, id, moneyText(releasableAmount(parseMoney(amount), settled, gross)))
  const status = settled === 0n ? 'billed' : settled < gross ? 'partly_collected' : 'collected'
  await setTrancheStatus(db, tranche_id, status)
}

async function followStatement(tx: Tx, { id, settled, gross_amount }: SettledStatement): Promise<void> {
  const row = await lockDocument(tx.db, statement.resource, id)
  if (!row) return
  const trigger =
    settled === '0.00' ? 'collect_nothing' : settled === gross_amount ? 'collect_all' : 'collect_part'
  // What is disputed stays so until the dispute is settled or everything has come in.
  if (nextDocumentStatus(statement.moves, row.status, trigger) !== null)
    await moveDocument(tx, { document: statement }, row, trigger)
}
