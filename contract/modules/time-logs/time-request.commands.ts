import { z } from 'zod'
import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { idSchema } from '@contract/kernel/ids'
import { overtimeRequestResource } from '@contract/modules/time-logs/overtime-request.resource'
import { timeCorrectionResource } from '@contract/modules/time-logs/time-correction.resource'
import {
  correctionCallSchema,
  overtimeCallSchema,
  timeDecisionSchema,
} from '@contract/modules/time-logs/time-request.calls'
import { TIME_KINDS } from '@contract/modules/time-logs/time-kinds'

const named = z.object({ id: idSchema })
const request = {
  on: 'list',
  path: '',
  permission: 'timelog.record.create',
  makes: true,
  answer: named,
} as const

const requestTable = (kind: string, permission: string) =>
  ({
    decide: {
      permission,
      summary: `Agree to what was asked for, or not (${kind})`,
      body: timeDecisionSchema,
      answer: named,
    },
    withdraw: {
      permission: 'timelog.record.create',
      summary: `Take back what one has asked for (${kind})`,
      answer: named,
    },
  }) as const

export const correctionCommands = defineCommands(withTouches(timeCorrectionResource, TIME_KINDS), {
  request: {
    ...request,
    summary: 'Ask for a correction of one’s own punches of a day',
    body: correctionCallSchema,
  },
  ...requestTable('corrections', 'timelog.record.approve_correction'),
})
export const overtimeCommands = defineCommands(withTouches(overtimeRequestResource, TIME_KINDS), {
  request: {
    ...request,
    summary: 'Ask for overtime of a day to be credited',
    body: overtimeCallSchema,
  },
  ...requestTable('overtime', 'timelog.record.approve_overtime'),
})

/** Time logs are a person's, so whose may be seen or changed is asked of the people. */
export const timedPersonSubject = {
  name: 'time_correction',
  path: '/time-logs/employees',
  table: 'employee',
  permission: 'timelog.record',
  scope: { ou: 'ou_id', own: 'user_id', line: 'id' },
} as const
export const timedPersonCommands = defineCommands(withTouches(timedPersonSubject, TIME_KINDS), {
  correct: {
    path: 'corrections',
    permission: 'timelog.record.correct',
    summary: 'Correct the punches of somebody else at once, with a reason',
    body: correctionCallSchema,
    // The punches are read under the lock, and what is corrected is told by their ids.
    ignoresVersion: true,
    makes: true,
    answer: named,
  },
})
