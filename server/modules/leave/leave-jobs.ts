import { z } from 'zod'
import { asSystem } from '@server/platform/db/as-system'
import type { AttendancePort } from '@server/platform/calendar/attendance-port'
import type { Database } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { businessDay } from '@server/platform/db/business-day'
import { grantLeave } from '@server/modules/leave/leave-grants'
import { moveLeave } from '@server/modules/leave/leave-move'
import { findOver, lockRequest } from '@server/modules/leave/leave-request.repository'

const nothing = z.strictObject({})
const grantTask = defineTask('leave.grant_days', nothing)
const takeTask = defineTask('leave.mark_taken', nothing)

export function leaveHandlers(database: Database, attendance: AttendancePort): TaskHandler[] {
  return [
    handle(grantTask, async () => {
      await asSystem(database, async tx => grantLeave(tx.db, await businessDay(tx.db)))
    }),
    handle(takeTask, async (_payload, { signal }) => {
      for (;;) {
        signal.throwIfAborted()
        if ((await asSystem(database, tx => takeOver(tx, attendance))) === 0) return
      }
    }),
  ]
}

/** Leave whose last day is over was taken; one whose cancellation is asked for waits for HR's word. */
export async function takeOver(tx: Tx, attendance: AttendancePort): Promise<number> {
  const today = await businessDay(tx.db)
  const ids = await findOver(tx.db, today)
  for (const id of ids) {
    const request = await lockRequest(tx.db, id)
    if (request?.status === 'approved')
      await moveLeave(tx, { attendance, request, event: { type: 'take', today } })
  }
  return ids.length
}

/** In UTC: shortly after midnight of Manila. */
export const leaveSchedules: readonly Schedule[] = [
  { task: grantTask, cron: '7 16 * * *', catchUpMinutes: 24 * 60 },
  { task: takeTask, cron: '17 16 * * *', catchUpMinutes: 24 * 60 },
]
