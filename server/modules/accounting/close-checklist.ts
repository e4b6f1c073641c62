import { lastDayOf } from '@contract/kernel/dates'
import {
  CLOSE_CHECK_NAMES,
  closeFinding,
  closeRefusals,
  type CloseCheckName,
  type CloseFinding,
} from '@contract/modules/accounting/close-check.rules'
import type { FiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import type { Db } from '@server/platform/db/database'
import type { CloseCheck } from '@server/platform/ledger/close-check'
import { refuseBroken } from '@server/platform/resource/refuse-broken'

type PeriodMonth = Pick<FiscalPeriod, 'ou_id' | 'month'>

/** All checks of a month, in the order of the checklist. */
export async function checkMonth(
  db: Db,
  { ou_id, month }: PeriodMonth,
  checks: readonly CloseCheck[],
): Promise<CloseFinding[]> {
  const span = { ou_id, from: month, until: lastDayOf(month.slice(0, 7)) }
  const findings: CloseFinding[] = []
  for (const name of CLOSE_CHECK_NAMES)
    for (const { check, look } of checks)
      if (check === name) findings.push(closeFinding(name, await look(db, span)))
  return findings
}

/** The lock of the period keeps entries of the month out while it is checked. */
export async function refuseUnready(
  db: Db,
  period: PeriodMonth,
  checks: readonly CloseCheck[],
  accepted: readonly CloseCheckName[],
): Promise<void> {
  refuseBroken(closeRefusals(await checkMonth(db, period, checks), accepted))
}
