import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { daysCount } from '@contract/kernel/field-declarations'

const shown = { changeable: true, listed: true } as const

/** One row, which is there from the first start. */
export const leaveSettingResource = defineResource({
  name: 'leave_setting',
  path: '/leave/settings',
  table: 'leave_setting',
  permission: 'hr.leave_type',
  scope: {},
  title: 'president_above',
  defaultSort: [{ field: 'president_above', direction: 'asc' }],
  fields: {
    /** The president is asked about longer leave only; 0.00: about all that is not the law's. */
    president_above: { kind: 'days', schema: daysCount(), sortable: true, ...shown },
    /** How many of a team have to be present; fewer is told, never refused. */
    needed_cover: { kind: 'integer', schema: z.number().int().min(0).max(50), ...shown },
  },
})

export type LeaveSetting = Row<typeof leaveSettingResource>
