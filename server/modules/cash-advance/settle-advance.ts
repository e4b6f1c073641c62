import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import { vatRate } from '@contract/selling/tax.parameters'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { receiptCosts, writeOffEntry } from '@contract/modules/accounting/advance-posting.rules'
import { checkReturned, liquidationMovements } from '@contract/modules/cash-advance/advance-movement.rules'
import type { Liquidation } from '@contract/modules/cash-advance/cash-advance.calls'
import type { Actor } from '@server/platform/access/actor'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { findCostAccounts } from '@server/platform/ledger/account.repository'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { partyOf, type AdvanceRow } from '@server/modules/cash-advance/advance-row'
import { accountOf, checkMovedOn, moveBalance } from '@server/modules/cash-advance/move-advance'

type Lines = Liquidation['lines']

async function costsOf(tx: Tx, lines: Lines, on: DateText) {
  const accounts = await findCostAccounts(
    tx.db,
    lines.map(({ account_id }) => account_id),
  )
  const broken = lines.flatMap(({ account_id, amount }, index) => [
    ...(accounts.has(account_id)
      ? []
      : [{ path: `lines.${index}.account_id`, code: 'advance_needs_cost_account' }]),
    ...(parseMoney(amount) > 0n ? [] : [{ path: `lines.${index}.amount`, code: 'advance_needs_amount' }]),
  ])
  refuseBroken(broken)
  const vat_rate = parseRate(await parameterOf(tx, vatRate, { on }))
  return receiptCosts(
    lines.map(({ account_id, amount, ...line }) => ({
      ...line,
      account: accounts.get(account_id)?.code ?? '',
      amount: parseMoney(amount),
    })),
    vat_rate,
  )
}

/** What was spent, by its receipts; what is beyond the advance is paid out with the same entry. */
export async function liquidateAdvance(
  tx: Tx,
  actor: Actor,
  row: AdvanceRow,
  { moved_on, reference, money_place, lines }: Liquidation,
): Promise<bigint> {
  await checkMovedOn(tx, 'moved_on', moved_on, row.released_on)
  const { gross, ...costs } = await costsOf(tx, lines, moved_on)
  const balance = parseMoney(row.balance)
  return moveBalance(tx, row, {
    key: `liquidation:${row.row_version}`,
    on: moved_on,
    reference,
    lines: POSTING.advance_liquidated({
      party: partyOf(row),
      balance,
      ...costs,
      money_account: accountOf(money_place),
    }),
    movements: liquidationMovements(balance, gross),
    by: actor.userId,
  })
}

type CashReturn = {
  moved_on: string
  amount: string
  money_place: 'bank' | 'cash_on_hand'
  reference: string | null
}

export async function returnCash(
  tx: Tx,
  actor: Actor,
  row: AdvanceRow,
  { moved_on, amount: text, money_place, reference }: CashReturn,
): Promise<bigint> {
  await checkMovedOn(tx, 'moved_on', moved_on, row.released_on)
  const amount = parseMoney(text)
  refuseBroken(checkReturned(parseMoney(row.balance), amount))
  return moveBalance(tx, row, {
    key: `return:${row.row_version}`,
    on: moved_on,
    reference,
    lines: POSTING.advance_returned({ party: partyOf(row), amount, money_account: accountOf(money_place) }),
    movements: [{ kind: 'cash_return', amount }],
    by: actor.userId,
  })
}

/** Given up by two: one has proposed it, and another agrees. */
export async function writeOffAdvance(tx: Tx, actor: Actor, row: AdvanceRow): Promise<bigint> {
  const balance = parseMoney(row.balance)
  return moveBalance(tx, row, {
    key: `write_off:${row.row_version}`,
    on: await businessDay(tx.db),
    reference: null,
    lines: writeOffEntry(partyOf(row), balance),
    movements: [{ kind: 'write_off', amount: balance }],
    by: actor.userId,
  })
}
