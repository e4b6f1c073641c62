import { z } from 'zod'
import { defineCommands } from '@contract/kernel/define-commands'
import { idSchema } from '@contract/kernel/ids'
import { overtimeRequestResource } from '@contract/modules/time-logs/overtime-request.resource'
import { timeCorrectionResource } from '@contract/modules/time-logs/time-correction.resource'
import { timeDecisionSchema } from '@contract/modules/time-logs/time-request.commands'

const named = z.object({ id: idSchema })

const requestTable = (kind: string, permission: string) =>
  ({
    decide: {
      on: 'record',
      permission,
      summary: `Agree to what was asked for, or not (${kind})`,
      body: timeDecisionSchema,
      answer: named,
    },
    withdraw: {
      on: 'record',
      permission: 'timelog.record.create',
      summary: `Take back what one has asked for (${kind})`,
      answer: named,
    },
  }) as const

export const correctionCommands = defineCommands(
  timeCorrectionResource,
  requestTable('corrections', 'timelog.record.approve_correction'),
)
export const overtimeCommands = defineCommands(
  overtimeRequestResource,
  requestTable('overtime', 'timelog.record.approve_overtime'),
)
