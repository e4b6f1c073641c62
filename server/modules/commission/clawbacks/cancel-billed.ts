import { moneyText, type Centavos } from '@contract/kernel/money'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import {
  cancelledLines,
  cancelledShares,
  sellerClawbacks,
  type BilledShareState,
} from '@contract/modules/commission/cancelled-commission.rules'
import { isClawedBack, type ClawbackRule } from '@contract/modules/commission/clawback.rules'
import type { Tx } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { endShares, lockPaidShares } from '@server/modules/commission/clawbacks/cancelled-share.repository'
import { lockHeld, setEntry } from '@server/modules/commission/clawbacks/clawback.repository'
import { findPaidByCompany } from '@server/modules/commission/incentives/incentive-share.repository'
import { openClawback } from '@server/modules/commission/clawbacks/open-clawback'
import { issueMemos } from '@server/modules/commission/memos/issue-memos'
import { changeDay } from '@server/modules/commission/statements/change-day'
import { followStatements } from '@server/modules/commission/statements/follow-statement'
import {
  findBilledLines,
  type BilledLine,
} from '@server/modules/commission/statements/settled-line.repository'

export type CancelledSale = {
  commission: { id: string; ou_id: string; sale_id: string; grant_id: string | null }
  sale_no: string
  rule: ClawbackRule
  /** What the buyer has paid of the price. */
  collected: Centavos
  reason: string | null
}

/** what was billed is credited or owed back to the developer, and what sellers were paid of it is clawed back. */
export async function cancelBilled(tx: Tx, sale: CancelledSale): Promise<void> {
  const { id, ou_id, sale_id, grant_id } = sale.commission
  const lines = await findBilledLines(tx.db, id)
  const owed = grant_id === null ? [] : await findPaidByCompany(tx.db, id)
  if (lines.length + owed.length === 0) return
  const shares = await sharesOf(tx, lines, owed, sale.collected)
  const clawbacks = sellerClawbacks(shares, sale.rule)
  const on = await changeDay(tx, ou_id, lines)
  const of_incentive = grant_id !== null
  const origin = { ou_id, sale_id, cause: 'sale_cancelled', of_incentive, reason: sale.reason, on } as const
  const billed = cancelledLines(lines)
  const opened: string[] = []
  for (const claim of clawbacks) opened.push((await openClawback(tx, origin, claim)).id)
  const posted = POSTING.clawback_opened({
    developer: { party_type: 'developer', party_id: lines[0]?.developer_id ?? '' },
    ...billed,
    ...(grant_id !== null && { incentive: billed.earned }),
    shares: cancelledShares(shares, sale.rule, clawbacks),
  })
  const event = { source: { type: 'sale', id: sale_id }, key: `commission_cancelled:${id}` } as const
  // Where all of it was credited before, nothing is left to take out of the books.
  const [entry] =
    posted.length === 0
      ? []
      : await postEntry(tx, { ouId: ou_id, date: on, memo: sale.sale_no, ...event, lines: posted })
  const entry_id = entry?.id ?? ''
  if (entry) await setEntry(tx.db, opened, entry_id)
  await endShares(
    tx.db,
    shares.map(share => ({ id: share.id, clawed: isClawedBack(share, sale.rule) ? share.released : 0n })),
  )
  await creditLines(tx, lines, { entry_id, on, reason: sale.reason })
}

async function sharesOf(
  tx: Tx,
  lines: readonly BilledLine[],
  owed: readonly string[],
  collected: Centavos,
): Promise<BilledShareState[]> {
  const deferred = new Set(lines.flatMap(line => (line.is_deferred ? [line.tranche_id] : [])))
  const shares = await lockPaidShares(tx.db, [...lines.map(({ tranche_id }) => tranche_id), ...owed])
  const held = await lockHeld(
    tx.db,
    shares.map(({ id }) => id),
  )
  return shares.map(({ amount, releasable, trigger, ...share }) => ({
    ...share,
    accrued: deferred.has(share.tranche_id) ? releasable : amount,
    is_earned: collected >= trigger,
    held: held.filter(({ share_id }) => share_id === share.id),
  }))
}

async function creditLines(
  tx: Tx,
  lines: readonly BilledLine[],
  entry: { entry_id: string; on: string; reason: string | null },
): Promise<void> {
  const credited = lines.map(line => ({
    ...line,
    amount: line.gross - line.settled,
    refund: line.settled,
    net: 0n,
    memo_net: line.net,
  }))
  await issueMemos(tx, credited, entry)
  await followStatements(
    tx,
    lines.map(({ id }) => id),
  )
  for (const line of credited)
    tx.audit({
      action: 'commission_statement.credit',
      entityType: 'commission_statement',
      entityId: line.statement_id,
      ouId: line.ou_id,
      diff: { credited: [null, moneyText(line.amount)], owed_back: [null, moneyText(line.refund)] },
    })
}
