import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { refundDue } from '@contract/modules/commission/adjusted-line.rules'
import { releasableAmount } from '@contract/modules/commission/soa.rules'
import { releasableOf } from '@contract/modules/commission/taken-back.rules'
import { accruedShares, type BilledShare } from '@contract/modules/commission/statement.rules'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { LockedLine, SettlementChange, StatementPort } from '@server/platform/selling/statement-port'
import { clawBackReversal, type OverpaidShare } from '@server/modules/commission/clawbacks/claw-back-reversal'
import { insertCredits } from '@server/modules/commission/clawbacks/statement-credit.repository'
import { findBillers, findPayable } from '@server/modules/commission/notices/sellers-users.repository'
import { mailContacts, pdfOf } from '@server/modules/commission/statements/mail-contacts'
import { findContacts } from '@server/modules/commission/statements/addressee.repository'
import { followStatements } from '@server/modules/commission/statements/follow-statement'
import {
  findLines,
  findOpenLines,
  lockShareRows,
  lockSettled,
  setReleasable,
  setTrancheStatus,
  type BilledLine,
} from '@server/modules/commission/statements/settled-line.repository'
import { findShares } from '@server/modules/commission/statements/statement.repository'

/** Of a part that is settled in steps: what the step from one to the other brings. */
const stepOf = (amount: Centavos, { settled, gross }: LockedLine, more: Centavos): Centavos =>
  releasableAmount(amount, settled + more, gross) - releasableAmount(amount, settled, gross)

export const statementPort: StatementPort = {
  contacts: findContacts,
  mail: (tx, statement, to, wordsOf) =>
    mailContacts(tx, statement, to, company => ({
      ...wordsOf(company),
      attachments: [pdfOf('commission_statement', statement, null)],
    })),
  openLines: findOpenLines,

  async lockLines(tx, of, lineIds) {
    const lines = await asPortal(tx, async ({ db }) => {
      await lockSettled(db, lineIds)
      return findLines(db, lineIds, of)
    })
    if (lines.length < new Set(lineIds).size)
      refuseBroken([{ path: 'allocations', code: 'receipt_line_not_open' }])
    return lines
  },

  lock: (tx, lineIds) => asPortal(tx, ({ db }) => lockSettled(db, lineIds)),

  async earnedBy(tx, parts) {
    const deferred = parts.filter(({ line }) => line.is_deferred)
    const shares: BilledShare[] = []
    for (const { line, amount } of deferred)
      for (const share of await asPortal(tx, ({ db }) => findShares(db, [line.tranche_id])))
        shares.push({ ...share, amount: moneyText(stepOf(parseMoney(share.amount), line, amount)) })
    const earnedOf = (some: typeof deferred) =>
      total(some.map(({ line, amount }) => stepOf(line.net, line, amount)))
    return {
      earned: earnedOf(deferred),
      incentive: earnedOf(deferred.filter(({ line }) => line.is_incentive)),
      shares: accruedShares(shares),
    }
  },

  follow: (tx, lineIds, change) =>
    asPortal(tx, async portal => {
      for (const line of await findLines(portal.db, lineIds)) await creditMore(portal, line, change)
      const overpaid: OverpaidShare[] = []
      for (const line of await findLines(portal.db, lineIds))
        if (!line.is_reversed) overpaid.push(...(await followLine(portal, line)))
      await followStatements(portal, lineIds)
      await clawBackReversal(portal, overpaid, change)
    }),

  concernedBy: (tx, lineIds) =>
    asPortal(tx, async ({ db }) => ({
      sellers: await findPayable(db, lineIds),
      billers: await findBillers(db, lineIds),
    })),
}

/** What of a line was owed back to the developer and is not any more, since its receipt was undone: it is credited. */
async function creditMore(portal: Tx, line: BilledLine, { on, reason }: SettlementChange): Promise<void> {
  const amount = line.refunded - refundDue(line.is_reversed ? 0n : line.gross, line.received)
  if (amount === 0n) return
  const [entry] = await postEntry(portal, {
    ouId: line.ou_id,
    date: on,
    memo: reason ?? 'Credit',
    source: { type: 'commission_statement', id: line.statement_id },
    key: `statement_credit:${line.id}:${on}:${moneyText(line.refunded)}:${moneyText(line.received)}`,
    lines: POSTING.unapplied_allocated({
      developer: { party_type: 'developer', party_id: line.developer_id },
      amount,
      ...(line.is_reversed
        ? await statementPort.earnedBy(portal, [{ line, amount }])
        : { earned: 0n, incentive: 0n, shares: [] }),
    }),
  })
  const entry_id = entry?.id ?? ''
  await insertCredits(portal.db, [{ ...line, amount, refund: -amount, net: 0n }], { entry_id, on })
}

/** Answers of which shares more was paid out than is settled now. */
async function followLine({ db }: Tx, { tranche_id, settled, gross }: LockedLine): Promise<OverpaidShare[]> {
  const overpaid: OverpaidShare[] = []
  for (const { amount, taken, paid, ...share } of await lockShareRows(db, tranche_id)) {
    const releasable = releasableOf({ amount: parseMoney(amount), taken: parseMoney(taken) }, settled, gross)
    await setReleasable(db, share.id, moneyText(releasable))
    if (parseMoney(paid) > releasable) overpaid.push({ ...share, overpaid: parseMoney(paid) - releasable })
  }
  const status = settled === 0n ? 'billed' : settled < gross ? 'partly_collected' : 'collected'
  await setTrancheStatus(db, tranche_id, status)
  return overpaid
}
