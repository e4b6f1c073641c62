import { yearOf } from '@contract/kernel/calendar'
import { parseMoney, moneyText } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { splitAllocations } from '@contract/modules/collection/allocation.rules'
import type { Allocation, KeptReceipt } from '@contract/modules/collection/receipt.resource'
import type { Tx } from '@server/platform/db/transaction'
import { findBankAccount } from '@server/platform/ledger/account.repository'
import { postEntry } from '@server/platform/ledger/post-entry'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { LockedLine, StatementPort } from '@server/platform/selling/statement-port'
import {
  findSettled,
  insertAllocations,
  type AllocationRow,
} from '@server/modules/collection/receipt.repository'

/** With the name of its developer, where it was read with names. */
type NamedReceipt = KeptReceipt & { developer_label?: string | null }

const developerOf = ({ developer_id }: KeptReceipt) =>
  ({ party_type: 'developer', party_id: developer_id }) as const

type SettledParts = { lines: ReadonlyMap<string, LockedLine>; parts: { line: LockedLine; amount: bigint }[] }

/** What each allocation settles of which line; refuses what is not open, or not as much. */
async function linesOf(
  tx: Tx,
  statements: StatementPort,
  receipt: KeptReceipt,
  allocations: readonly Allocation[],
): Promise<SettledParts> {
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
  const parts = allocations.flatMap(({ line_id, amount }) => {
    const line = lines.get(line_id)
    return line ? [{ line, amount: parseMoney(amount) }] : []
  })
  return { lines, parts }
}

/** A receipt with its number, its entry, and what it settles, in one transaction. */
export async function postReceipt(tx: Tx, statements: StatementPort, receipt: NamedReceipt) {
  const { allocations } = receipt
  const [cash, ewt] = [parseMoney(receipt.cash_amount), parseMoney(receipt.ewt_amount)]
  const settled = total(allocations.map(({ amount }) => parseMoney(amount)))
  checkAmounts(receipt, settled)
  const account = receipt.bank_id === null ? undefined : await findBankAccount(tx.db, receipt.bank_id)
  if (account === null) refuseBroken([{ path: 'bank_id', code: 'ledger_account_unfit' }])
  const { lines, parts } = await linesOf(tx, statements, receipt, allocations)
  const earned = await statements.earnedBy(tx, parts)
  const number = await allocateNumber(tx, {
    ouId: receipt.ou_id,
    type: 'collection',
    year: yearOf(receipt.received_on),
  })
  const [entry] = await postEntry(tx, {
    ouId: receipt.ou_id,
    date: receipt.received_on,
    memo: `${number} ${receipt.developer_label ?? ''} ${receipt.check_no ?? ''}`.trim(),
    source: { type: 'collection', id: receipt.id },
    key: `collection:${receipt.id}`,
    lines: POSTING.collection_posted({
      developer: developerOf(receipt),
      ...{ cash, ewt, settled, ...earned },
      ...(account && { money_account: account }),
    }),
  })
  const entry_id = entry?.id ?? ''
  await settle(tx, statements, receipt, { entry_id, on: receipt.received_on, cash, ewt, lines, allocations })
  const posted_on = receipt.received_on
  return { number, entry_id, posted_on, unapplied_amount: moneyText(cash + ewt - settled) }
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

type Settlement = {
  entry_id: string
  on: string
  cash: bigint
  ewt: bigint
  lines: ReadonlyMap<string, LockedLine>
  allocations: readonly Allocation[]
}

async function settle(
  tx: Tx,
  statements: StatementPort,
  receipt: KeptReceipt,
  { entry_id, on, cash, ewt, lines, allocations }: Settlement,
): Promise<void> {
  if (allocations.length === 0) return
  const split = splitAllocations({ cash, ewt }, allocations)
  const rows = split.lines.map((line): AllocationRow => ({
    ...line,
    statement_id: lines.get(line.line_id)?.statement_id ?? '',
  }))
  await insertAllocations(tx.db, receipt, { entry_id, on }, rows)
  await statements.follow(tx, [...lines.keys()], { on, reason: null })
}

/** More of a posted receipt settles statements: what waited moves from one account to the other. */
export async function allocateMore(
  tx: Tx,
  statements: StatementPort,
  receipt: NamedReceipt,
  order: { allocations: readonly Allocation[]; allocated_on: string },
): Promise<string> {
  const { allocations, allocated_on: on } = order
  const unapplied = parseMoney(receipt.unapplied_amount)
  const amount = total(allocations.map(part => parseMoney(part.amount)))
  if (amount > unapplied) refuseBroken([{ path: 'allocations', code: 'receipt_allocates_too_much' }])
  if (on < receipt.received_on) refuseBroken([{ path: 'allocated_on', code: 'receipt_allocated_before' }])
  const { lines, parts } = await linesOf(tx, statements, receipt, allocations)
  const [entry] = await postEntry(tx, {
    ouId: receipt.ou_id,
    date: on,
    memo: `${receipt.number ?? ''} ${receipt.developer_label ?? ''}`.trim(),
    source: { type: 'collection', id: receipt.id },
    key: `collection:${receipt.id}:${receipt.row_version}`,
    lines: POSTING.unapplied_allocated({
      developer: developerOf(receipt),
      amount,
      ...(await statements.earnedBy(tx, parts)),
    }),
  })
  const done = await findSettled(tx.db, receipt.id)
  await settle(tx, statements, receipt, {
    ...{ entry_id: entry?.id ?? '', on, lines, allocations },
    cash: parseMoney(receipt.cash_amount) - parseMoney(done.cash),
    ewt: parseMoney(receipt.ewt_amount) - parseMoney(done.ewt),
  })
  return moneyText(unapplied - amount)
}
