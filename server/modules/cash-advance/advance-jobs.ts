import { addDays, type DateText } from '@contract/kernel/dates'
import { z } from 'zod'
import { liquidationWarningDays } from '@contract/modules/cash-advance/cash-advance.parameters'
import { recordPath } from '@contract/access/record-path'
import { businessDay } from '@server/platform/db/business-day'
import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import type { Tx } from '@server/platform/db/transaction'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { notifications } from '@server/platform/notifications/notify'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findDue, markOverdue, type DueAdvance } from '@server/modules/cash-advance/advance-due.repository'

const remindTask = defineTask('cash_advance.remind', z.strictObject({}))

export function advanceHandlers(database: Database): TaskHandler[] {
  return [
    handle(remindTask, () =>
      asSystem(database, async tx => {
        await remindOfAdvances(tx)
      }),
    ),
  ]
}

/** Who has to settle soon is reminded; once the day has passed, their head and accounting are told as well. */
export async function remindOfAdvances(tx: Tx): Promise<void> {
  const today = await businessDay(tx.db)
  const days = await parameterOf(tx, liquidationWarningDays, { on: today })
  for (const due of await findDue(tx.db, today, addDays(today, days)))
    await tell(tx, 'advance.liquidation_due', due, [due.user_id])
  for (const late of await markOverdue(tx.db, today))
    await tell(tx, 'advance.overdue', late, [late.user_id, late.head_user_id, ...late.accounting])
}

async function tell(
  tx: Tx,
  kind: 'advance.liquidation_due' | 'advance.overdue',
  due: DueAdvance,
  to: readonly (string | null)[],
): Promise<void> {
  const { id, number, name, liquidation_due: until } = due
  await notifications.notify(tx, {
    kind,
    to: to.filter(user => user !== null),
    subject: { type: 'cash_advance', id },
    params: { document: number, who: name, until: until as DateText },
    path: recordPath('cash_advance.record.view', id) ?? '/',
    dedupeKey: `${kind}:${id}:${until}`,
  })
}

/** In UTC: early in the morning of Manila. */
export const advanceSchedules: readonly Schedule[] = [
  { task: remindTask, cron: '27 22 * * *', catchUpMinutes: 24 * 60 },
]
