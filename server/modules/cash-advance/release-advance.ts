import { addDays, businessDate } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { liquidationDays } from '@contract/modules/cash-advance/cash-advance.parameters'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { partyOf, type AdvanceRow } from '@server/modules/cash-advance/advance-row'
import { accountOf, checkMovedOn, moveBalance } from '@server/modules/cash-advance/move-advance'

type Release = { released_on: string; money_place: 'bank' | 'cash_on_hand'; reference: string | null }

export const releaseLines = (row: AdvanceRow, place: Release['money_place']) =>
  POSTING.advance_released({
    party: partyOf(row),
    amount: parseMoney(row.amount),
    money_account: accountOf(place),
  })

/** The money leaves: entry, movement, and the day by which it is to be settled. */
export async function releaseAdvance(
  tx: Tx,
  actor: Actor,
  row: AdvanceRow,
  { released_on, money_place, reference }: Release,
): Promise<{ released_on: string; liquidation_due: string }> {
  await checkMovedOn(tx, 'released_on', released_on, row.signed_at && businessDate(row.signed_at))
  const days = await parameterOf(tx, liquidationDays, { on: released_on, ouId: row.ou_id })
  await moveBalance(tx, row, {
    key: `release:${row.row_version}`,
    on: released_on,
    reference,
    lines: releaseLines(row, money_place),
    movements: [{ kind: 'release', amount: parseMoney(row.amount) }],
    by: actor.userId,
  })
  return { released_on, liquidation_due: addDays(released_on, days) }
}
