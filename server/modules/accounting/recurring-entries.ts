import { addDays, type DateText } from '@contract/kernel/dates'
import { nextRecurrence } from '@contract/modules/accounting/recurrence.rules'
import { readAsSystem } from '@server/platform/db/as-system'
import { businessDay } from '@server/platform/db/business-day'
import type { Database } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { eachAlone } from '@server/platform/jobs/each-alone'
import { notifyDesk } from '@server/platform/notifications/notify-desk'
import {
  findDueTemplates,
  keepNextDay,
  lockDueTemplate,
  type DueTemplate,
} from '@server/modules/accounting/entry-template.repository'
import { insertDraft } from '@server/modules/accounting/manual-entry.repository'

/** A draft for each day that has come, each template by itself. */
export async function draftRecurringEntries(database: Database): Promise<void> {
  const today = await businessDay(database.db)
  const due = await readAsSystem(database, db => findDueTemplates(db, today))
  await eachAlone(database, due, async (tx, id) => {
    const template = await lockDueTemplate(tx.db, id, today)
    if (template) await draftUntil(tx, template, today)
  })
}

async function draftUntil(tx: Tx, template: DueTemplate, today: DateText): Promise<void> {
  const { id, ou_id, memo, lines, reverses_next_month, written_by } = template
  let day: DateText | null = template.next_on
  for (; day !== null && day <= today; day = nextRecurrence(template, addDays(day, 1))) {
    const draft = {
      ou_id,
      memo,
      lines,
      reverses_next_month,
      template_id: id,
      recurs_on: day,
      entry_date: day,
    }
    const entryId = await insertDraft(tx.db, draft, written_by)
    if (entryId === null) continue
    await notifyDesk(
      tx,
      { permission: 'accounting.journal.post', ou_id },
      {
        kind: 'entry.drafted',
        subject: { type: 'manual_entry', id: entryId },
        params: { entry: memo, on: day },
        path: `/accounting/manual-entries?record=${entryId}`,
        dedupeKey: `entry.drafted:${entryId}`,
      },
    )
  }
  await keepNextDay(tx.db, id, day)
}
