import type { DateText } from '@contract/kernel/dates'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import type { EntryLine } from '@contract/modules/accounting/entry.rules'
import { openBalance, type AdvanceMovement } from '@contract/modules/cash-advance/advance-movement.rules'
import type { MONEY_PLACES } from '@contract/modules/cash-advance/cash-advance.calls'
import { parseMoney } from '@contract/kernel/money'
import type { Tx } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { refuseAhead } from '@server/platform/resource/refuse-ahead'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { addMovements } from '@server/modules/cash-advance/advance-movement.repository'
import type { AdvanceRow } from '@server/modules/cash-advance/advance-row'

export const accountOf = (place: (typeof MONEY_PLACES)[number]): string => LEDGER[place]

/** Neither ahead of today nor before what it follows. */
export async function checkMovedOn(
  tx: Tx,
  path: string,
  on: DateText,
  earliest: DateText | null,
): Promise<void> {
  await refuseAhead(tx, path, on)
  if (earliest !== null && on < earliest) refuseBroken([{ path, code: 'advance_date_before' }])
}

type BalanceChange = {
  /** Tells one event of this advance from the others: the version that it was seen in. */
  key: string
  on: DateText
  reference: string | null
  lines: readonly EntryLine[]
  movements: readonly AdvanceMovement[]
  by: string | null
}

/** Entry and movements in one: what is open of the advance after them. */
export async function moveBalance(tx: Tx, row: AdvanceRow, moved: BalanceChange): Promise<bigint> {
  const { key, on, reference, lines, movements, by } = moved
  const entries = await postEntry(tx, {
    ouId: row.ou_id,
    date: on,
    memo: `Cash advance ${row.number ?? ''}`.trim(),
    source: { type: 'cash_advance', id: row.id },
    key: `cash_advance:${row.id}:${key}`,
    lines,
  })
  const entry = entries.find(({ ou_id }) => ou_id === row.ou_id)
  if (!entry) throw new Error('an advance is posted in its unit')
  await addMovements(tx.db, row, { movements, on, reference, entryId: entry.id, by })
  return parseMoney(row.balance) + openBalance(movements)
}
