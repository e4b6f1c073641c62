import { recordPath } from '@contract/access/record-path'
import type { KeptPeriodReopening } from '@contract/modules/accounting/period-reopening.document'
import { holdersOf } from '@server/platform/approvals/directory.repository'
import type { Tx } from '@server/platform/db/transaction'
import { notifications } from '@server/platform/notifications/notify'
import type { LockedPeriod } from '@server/modules/accounting/period.repository'

/** Who answers for the figures of the unit, and the president: a month that they took for final may change. */
const TOLD = ['ou_admin', 'president'] as const

export async function tellReopened(
  tx: Tx,
  { id, ou_id, month, unit }: LockedPeriod,
  { number }: KeptPeriodReopening,
): Promise<void> {
  const people = await Promise.all(TOLD.map(role => holdersOf(tx.db, role, ou_id)))
  await notifications.notify(tx, {
    kind: 'period.reopened',
    to: [...new Set(people.flat().flatMap(({ user_id }) => user_id ?? []))],
    subject: { type: 'fiscal_period', id },
    path: recordPath('accounting.period.view', id) ?? '/',
    params: { month: month.slice(0, 'YYYY-MM'.length), unit, document: number ?? '' },
  })
}
