import { z } from 'zod'
import { actOnDue, type DueParts } from '@server/platform/approvals/act-on-due'
import { recheckAll, recheckIfNoted } from '@server/platform/approvals/recheck-all'
import type { JobList } from '@server/platform/jobs/job-list'
import { defineTask, handle } from '@server/platform/jobs/task'

const nothing = z.strictObject({})

const actTask = defineTask('approvals.act_on_due', nothing)
const recheckTask = defineTask('approvals.recheck_people', nothing)
const newDayTask = defineTask('approvals.begin_day', nothing)

/** As many times as there is still something due; then the next minute looks again. */
const ROUNDS = 50

export function approvalJobs(parts: DueParts): JobList {
  return {
    handlers: [
      handle(actTask, async (_payload, { signal }) => {
        for (let round = 0; round < ROUNDS && (await actOnDue(parts)) > 0; round += 1) signal.throwIfAborted()
      }),
      handle(recheckTask, async (_payload, { signal }) => {
        await recheckIfNoted(parts, signal)
      }),
      handle(newDayTask, async (_payload, { signal }) => {
        await recheckAll(parts, signal)
      }),
    ],
    schedules: [
      { task: actTask, cron: '* * * * *' },
      { task: recheckTask, cron: '* * * * *' },
      // A minute after midnight in Manila, when delegations and entries of the list begin and end.
      { task: newDayTask, cron: '1 16 * * *', catchUpMinutes: 24 * 60 },
    ],
  }
}
