import { z } from 'zod'
import { addDays } from '@contract/kernel/dates'
import type { LeaveDaysPort } from '@server/platform/calendar/leave-days-port'
import { clockToTheSecond } from '@server/platform/db/clock'
import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { recompute } from '@server/modules/time-logs/attendance.service'
import { findEmployed } from '@server/modules/time-logs/worker.repository'

const dayEndTask = defineTask('time_logs.end_day', z.strictObject({}))

/** A few at a time: each bite locks its people only as long as it takes. */
const BITE = 100
/** A night shift ends on the next day, and a server may have stood still over a weekend. */
const DAYS_BACK = 4

/** Whoever did not come is absent once the day is over; nothing else would say so. */
export function timeLogJobs(database: Database, leave: LeaveDaysPort): TaskHandler[] {
  return [
    handle(dayEndTask, async (_payload, { signal }) => {
      const { span, ids } = await asSystem(database, async tx => {
        const { today } = await clockToTheSecond(tx.db)
        const from = addDays(today, -DAYS_BACK)
        const to = addDays(today, -1)
        return { span: { from, to }, ids: await findEmployed(tx.db, null, from, to) }
      })
      for (let at = 0; at < ids.length; at += BITE) {
        signal.throwIfAborted()
        await asSystem(database, tx => recompute(tx, leave, ids.slice(at, at + BITE), span))
      }
    }),
  ]
}

/** 08:11 in Manila: night shifts are over by then. */
export const timeLogSchedules: readonly Schedule[] = [
  { task: dayEndTask, cron: '11 0 * * *', catchUpMinutes: 12 * 60 },
]
