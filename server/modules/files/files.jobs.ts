import { z } from 'zod'
import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import type { Tx } from '@server/platform/db/transaction'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { queueReminder } from '@server/modules/files/memo-mail'
import { findToRemind, noteReminded } from '@server/modules/files/memo-reminder.repository'
import { businessDay } from '@server/platform/db/business-day'
import { dueToExpire, dueToGoOut } from '@server/modules/files/memo.repository'
import { moveByTime } from '@server/modules/files/memo.service'

const nothing = z.strictObject({})
const moveMemosTask = defineTask('files.move_memos', nothing)
const remindMemosTask = defineTask('files.remind_memos', nothing)
const BITE = 100

export type FileJobParts = { database: Database; publicUrl: () => string }

/** Each memo in a transaction of its own: one that cannot go out keeps no other from it. */
export async function moveMemos({ database }: Pick<FileJobParts, 'database'>): Promise<void> {
  const inJob = <T>(work: (tx: Tx) => Promise<T>) => asSystem(database, work, { origin: { channel: 'job' } })
  for (const id of await inJob(tx => dueToGoOut(tx.db))) await inJob(tx => moveByTime(tx, id, 'go_out'))
  for (const id of await inJob(tx => dueToExpire(tx.db))) await inJob(tx => moveByTime(tx, id, 'expire'))
}

/** The note that somebody was reminded and the mail itself stand or fall together. */
export async function remindReaders({ database, publicUrl }: FileJobParts): Promise<number> {
  let reminded = 0
  for (;;) {
    const found = await asSystem(database, async tx => {
      const people = await findToRemind(tx.db, BITE)
      const today = await businessDay(tx.db)
      for (const person of people) {
        await noteReminded(
          tx.db,
          person.employee_id,
          person.memos.map(({ id }) => id),
        )
        await queueReminder(tx, person, today, publicUrl())
      }
      return people.length
    })
    reminded += found
    if (found < BITE) return reminded
  }
}

export function fileJobs(parts: FileJobParts): TaskHandler[] {
  return [
    handle(moveMemosTask, () => moveMemos(parts)),
    handle(remindMemosTask, async () => {
      await remindReaders(parts)
    }),
  ]
}

/** Just after midnight in Manila and every quarter of an hour; reminders at eight in the morning there. */
export const fileSchedules: readonly Schedule[] = [
  { task: moveMemosTask, cron: '1,16,31,46 * * * *', catchUpMinutes: 60 },
  { task: remindMemosTask, cron: '3 0 * * *', catchUpMinutes: 12 * 60 },
]
