import { z } from 'zod'
import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { idSchema } from '@contract/kernel/ids'
import { employeeShiftResource } from '@contract/modules/time-logs/employee-shift.resource'
import { timeMonthResource } from '@contract/modules/time-logs/time-month.resource'
import { assignShiftSchema, lockCallSchema } from '@contract/modules/time-logs/time-request.calls'
import { TIME_KINDS } from '@contract/modules/time-logs/time-kinds'

export const timeMonthCommands = defineCommands(withTouches(timeMonthResource, TIME_KINDS), {
  lock: {
    on: 'list',
    path: '',
    permission: 'timelog.record.correct',
    summary: 'Close a month of a unit, or open it again, with a reason',
    body: lockCallSchema,
    answer: z.object({ id: idSchema }),
  },
})

export const shiftAssignmentCommands = defineCommands(withTouches(employeeShiftResource, TIME_KINDS), {
  assign: {
    on: 'list',
    path: '',
    permission: { permission: 'hr.shift.edit', and: 'timelog.record.correct' },
    summary: 'Give people a shift from a day on',
    body: assignShiftSchema,
    answer: z.object({ count: z.number().int() }),
  },
})
