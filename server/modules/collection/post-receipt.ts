import { yearOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import { parseMoney, moneyText, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { settlingDay, splitAllocations } from '@contract/modules/collection/allocation.rules'
import type { Allocation, KeptReceipt } from '@contract/modules/collection/receipt.resource'
import type { Tx } from '@server/platform/db/transaction'
import { findBankAccount } from '@server/platform/ledger/account.repository'
import { postEntry } from '@server/platform/ledger/post-entry'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { LockedLine, StatementPort } from '@server/platform/selling/statement-port'
import { checkOffset } from '@server/modules/collection/check-offset'
import {
  findSettled,
  insertAllocations,
  type AllocationRow,
} from '@server/modules/collection/receipt.repository'

/** With the name of its developer, where it was read with names. */
type NamedReceipt = KeptReceipt & { developer_label?: string | null }

type Part = { line: LockedLine; amount: Centavos }
const amountOf = (parts: readonly Part[]) => total(parts.map(({ amount }) => amount))
const developerOf = ({ developer_id }: KeptReceipt) =>
  ({ party_type: 'developer', party_id: developer_id }) as const

/** What each allocation settles of which line; refuses what is not open, or not as much. */
async function partsOf(
  tx: Tx,
  statements: StatementPort,
  receipt: KeptReceipt,
  allocations: readonly Allocation[],
): Promise<Part[]> {
  const ids = allocations.map(({ line_id }) => line_id)
  if (new Set(ids).size < ids.length) refuseBroken([{ path: 'allocations', code: 'receipt_line_twice' }])
  const lines = new Map((await statements.lockLines(tx, receipt, ids)).map(line => [line.id, line]))
  refuseBroken(
    allocations.flatMap(({ line_id, amount }, index) => {
      const line = lines.get(line_id)
      const open = line?.open ?? 0n
      const wanted = parseMoney(amount)
      if (wanted > 0n && wanted <= open) return []
      return [{ path: `allocations.${index}.amount`, code: 'receipt_above_open' }]
    }),
  )
  return allocations.flatMap(({ line_id, amount }) => {
    const line = lines.get(line_id)
    return line ? [{ line, amount: parseMoney(amount) }] : []
  })
}

/** A receipt with its number, its entries, and what it settles, in one transaction. */
export async function postReceipt(tx: Tx, statements: StatementPort, receipt: NamedReceipt) {
  const { allocations, received_on } = receipt
  const [cash, ewt] = [parseMoney(receipt.cash_amount), parseMoney(receipt.ewt_amount)]
  checkAmounts(receipt, total(allocations.map(({ amount }) => parseMoney(amount))))
  const account = await moneyAccount(tx, receipt)
  const parts = await partsOf(tx, statements, receipt, allocations)
  const days = Map.groupBy(parts, ({ line }) => settlingDay(received_on, line.statement_on))
  const atOnce = days.get(received_on) ?? []
  const earned = await statements.earnedBy(tx, atOnce)
  const number = await allocateNumber(tx, {
    ouId: receipt.ou_id,
    type: 'collection',
    year: yearOf(received_on),
  })
  const [entry] = await postEntry(tx, {
    ouId: receipt.ou_id,
    date: received_on,
    memo: `${number} ${receipt.developer_label ?? ''} ${receipt.check_no ?? ''}`.trim(),
    source: { type: 'collection', id: receipt.id },
    key: `collection:${receipt.id}`,
    lines: POSTING.collection_posted({
      developer: developerOf(receipt),
      ...{ cash, ewt, settled: amountOf(atOnce), ...earned },
      ...(account && { money_account: account }),
      is_offset: receipt.mode === 'offset',
    }),
  })
  // The books of the unit are locked by its entry: of two at once the second counts the first.
  await checkOffset(tx.db, receipt, receipt.id)
  const entry_id = entry?.id ?? ''
  await settle(tx, statements, receipt, { entry_id, on: received_on, parts: atOnce })
  for (const [on, later] of [...days].toSorted(([a], [b]) => a.localeCompare(b)))
    if (on > received_on)
      await settleUnapplied(tx, statements, { ...receipt, number }, { on, key: on, parts: later })
  return {
    ...{ number, entry_id, posted_on: received_on },
    unapplied_amount: moneyText(cash + ewt - amountOf(parts)),
  }
}

/** That of the bank that is named; in cash, without one, the cash on hand. */
async function moneyAccount(tx: Tx, { mode, bank_id }: KeptReceipt): Promise<string | undefined> {
  if (bank_id === null) return mode === 'cash' ? LEDGER.cash_on_hand : undefined
  const account = await findBankAccount(tx.db, bank_id)
  if (account === null) refuseBroken([{ path: 'bank_id', code: 'ledger_account_unfit' }])
  return account ?? undefined
}

function checkAmounts(receipt: KeptReceipt, settled: bigint): void {
  const [cash, ewt] = [parseMoney(receipt.cash_amount), parseMoney(receipt.ewt_amount)]
  refuseBroken([
    ...(cash + ewt === 0n ? [{ path: 'cash_amount', code: 'receipt_needs_amount' }] : []),
    ...(settled > cash + ewt ? [{ path: 'allocations', code: 'receipt_allocates_too_much' }] : []),
    ...(receipt.mode === 'check' && receipt.check_no === null
      ? [{ path: 'check_no', code: 'expense_needs_check_no' }]
      : []),
  ])
}

type Settlement = { on: DateText; parts: readonly Part[] }

async function settle(
  tx: Tx,
  statements: StatementPort,
  receipt: KeptReceipt,
  { entry_id, on, parts }: Settlement & { entry_id: string },
): Promise<void> {
  if (parts.length === 0) return
  const done = await findSettled(tx.db, receipt.id)
  const left = {
    cash: parseMoney(receipt.cash_amount) - parseMoney(done.cash),
    ewt: parseMoney(receipt.ewt_amount) - parseMoney(done.ewt),
  }
  const { lines } = splitAllocations(
    left,
    parts.map(({ line, amount }) => ({ line_id: line.id, amount: moneyText(amount) })),
  )
  const rows = lines.map((line, index): AllocationRow => ({
    ...line,
    statement_id: parts[index]?.line.statement_id ?? '',
  }))
  await insertAllocations(tx.db, receipt, { entry_id, on }, rows)
  const ids = parts.map(({ line }) => line.id)
  await statements.follow(tx, ids, { on, reason: null })
}

/** What waited moves from one account to the other. */
async function settleUnapplied(
  tx: Tx,
  statements: StatementPort,
  receipt: NamedReceipt,
  { on, key, parts }: Settlement & { key: string | number },
): Promise<void> {
  const [entry] = await postEntry(tx, {
    ouId: receipt.ou_id,
    date: on,
    memo: `${receipt.number ?? ''} ${receipt.developer_label ?? ''}`.trim(),
    source: { type: 'collection', id: receipt.id },
    key: `collection:${receipt.id}:${key}`,
    lines: POSTING.unapplied_allocated({
      developer: developerOf(receipt),
      amount: amountOf(parts),
      ...(await statements.earnedBy(tx, parts)),
    }),
  })
  await settle(tx, statements, receipt, { entry_id: entry?.id ?? '', on, parts })
}

/** More of a posted receipt settles statements. */
export async function allocateMore(
  tx: Tx,
  statements: StatementPort,
  receipt: NamedReceipt,
  order: { allocations: readonly Allocation[]; allocated_on: DateText },
): Promise<string> {
  const { allocations, allocated_on: on } = order
  const unapplied = parseMoney(receipt.unapplied_amount)
  const amount = total(allocations.map(part => parseMoney(part.amount)))
  if (amount > unapplied) refuseBroken([{ path: 'allocations', code: 'receipt_allocates_too_much' }])
  if (on < receipt.received_on) refuseBroken([{ path: 'allocated_on', code: 'receipt_allocated_before' }])
  const parts = await partsOf(tx, statements, receipt, allocations)
  if (parts.some(({ line }) => on < line.statement_on))
    refuseBroken([{ path: 'allocated_on', code: 'receipt_allocated_unbilled' }])
  await settleUnapplied(tx, statements, receipt, { on, key: receipt.row_version, parts })
  return moneyText(unapplied - amount)
}
