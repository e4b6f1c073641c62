import type { DateText } from '@contract/kernel/dates'
import type { Tx } from '@server/platform/db/transaction'
import { firstOpenDay } from '@server/platform/ledger/period.repository'
import type { BilledLine } from '@server/modules/commission/statements/settled-line.repository'

/** When what was billed is changed: in an open month, and no earlier than it was billed. */
export const changeDay = async (
  tx: Tx,
  ouId: string,
  lines: readonly Pick<BilledLine, 'statement_on'>[],
): Promise<DateText> =>
  [await firstOpenDay(tx.db, ouId), ...lines.map(line => line.statement_on)].toSorted().at(-1) ?? ''
