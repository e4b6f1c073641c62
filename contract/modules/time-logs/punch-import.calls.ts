import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { lineText } from '@contract/kernel/field-declarations'
import { DIRECTIONS } from '@contract/modules/time-logs/time-log.resource'

const cell = lineText(1, 60)

/** The columns of a device's file, as the import asks for them; what is kept of a row is a punch. */
export const punchImport = defineResource({
  name: 'punch_import',
  path: '/time-logs/punches',
  table: 'time_log',
  permission: 'timelog.record',
  scope: {},
  title: 'employee_no',
  defaultSort: [],
  fields: {
    employee_no: { kind: 'code', schema: cell, creatable: true },
    /** With its time, unless that stands in a column of its own. */
    punched_at: { kind: 'text', schema: cell, creatable: true },
    punch_time: { kind: 'text', schema: cell.nullable().default(null), creatable: true },
    direction: { kind: 'enum', schema: z.enum(DIRECTIONS).nullable().default(null), creatable: true },
  },
})
