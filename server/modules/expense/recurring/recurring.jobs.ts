import { z } from 'zod'
import { recordPath } from '@contract/access/record-path'
import { dueDays } from '@contract/modules/accounting/recurring-expense.rules'
import { expenseParts } from '@server/modules/expense/expense-parts'
import { insertDraft, lockDue, setNext } from '@server/modules/expense/recurring/recurring.repository'
import { businessDay } from '@server/platform/db/business-day'
import type { Database } from '@server/platform/db/database'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { notifications } from '@server/platform/notifications/notify'

const draftTask = defineTask('expense.draft_recurring', z.strictObject({}))

export function recurringHandlers(database: Database): TaskHandler[] {
  return [
    handle(draftTask, () =>
      inTransaction(database, { identity: { role: 'system' } }, async tx => {
        await draftRecurring(tx)
      }),
    ),
  ]
}

/** A draft for each day that came due, told to whom it is of; they complete and submit it. */
export async function draftRecurring(tx: Tx): Promise<void> {
  const today = await businessDay(tx.db)
  for (const due of await lockDue(tx.db, today)) {
    const { days, next } = dueDays(due.next_on, due.frequency, today, due.first_on)
    for (const day of days) {
      const { payee_name, payee_kind, payee_tin, pay_mode, lines } = due
      const said = { payee_name, payee_kind, payee_tin, pay_mode, lines, expense_date: day }
      const completed = (await expenseParts.hooks.beforeWrite?.(tx, said, null)) ?? said
      const id = await insertDraft(tx.db, { ...completed, lines }, due)
      if (due.user_id === null) continue
      await notifications.notify(tx, {
        kind: 'expense.drafted',
        to: [due.user_id],
        subject: { type: 'expense', id },
        params: { name: due.name, on: day },
        path: recordPath('expense.transaction.view', id) ?? '/',
        dedupeKey: `expense.drafted:${due.id}:${day}`,
      })
    }
    await setNext(tx.db, due.id, next)
  }
}

/** In UTC: early in the morning of Manila. */
export const recurringSchedules: readonly Schedule[] = [
  { task: draftTask, cron: '12 22 * * *', catchUpMinutes: 24 * 60 },
]
