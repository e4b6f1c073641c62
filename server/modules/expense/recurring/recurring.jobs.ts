import { z } from 'zod'
import type { DateText } from '@contract/kernel/dates'
import { recordPath } from '@contract/access/record-path'
import { dueDays } from '@contract/modules/accounting/recurring-expense.rules'
import { completeExpense } from '@server/modules/expense/expense-parts'
import {
  findDue,
  insertDraft,
  lockDue,
  setNext,
  type DueExpense,
} from '@server/modules/expense/recurring/recurring.repository'
import { readAsSystem } from '@server/platform/db/as-system'
import { businessDay } from '@server/platform/db/business-day'
import type { Database } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { eachAlone } from '@server/platform/jobs/each-alone'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { notifications } from '@server/platform/notifications/notify'

const draftTask = defineTask('expense.draft_recurring', z.strictObject({}))

export function recurringHandlers(database: Database): TaskHandler[] {
  return [handle(draftTask, () => draftRecurring(database))]
}

/** A draft for each day that came due, told to whom it is of; they complete and submit it. */
export async function draftRecurring(database: Database): Promise<void> {
  const today = await businessDay(database.db)
  const ids = await readAsSystem(database, db => findDue(db, today))
  await eachAlone(database, ids, async (tx, id) => {
    const due = await lockDue(tx.db, id, today)
    if (due) await draftUntil(tx, due, today)
  })
}

async function draftUntil(tx: Tx, due: DueExpense, today: DateText): Promise<void> {
  const { days, next } = dueDays(due.next_on, due.frequency, today, due.first_on)
  for (const day of days) {
    const { payee_name, payee_kind, payee_tin, pay_mode, lines } = due
    const said = { payee_name, payee_kind, payee_tin, pay_mode, lines, expense_date: day }
    const completed = await completeExpense(tx, said, null)
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

/** In UTC: early in the morning of Manila. */
export const recurringSchedules: readonly Schedule[] = [
  { task: draftTask, cron: '12 22 * * *', catchUpMinutes: 24 * 60 },
]
