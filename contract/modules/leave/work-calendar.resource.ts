import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { EVERYWHERE, isActiveField, maybe, nameText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

export const SATURDAYS = ['off', 'half', 'full'] as const

/** Which days are worked: by one person, by a unit, or by everybody for whom no other calendar says it. */
export const workCalendarResource = defineResource({
  name: 'work_calendar',
  path: '/leave/work-calendars',
  table: 'work_calendar',
  permission: 'hr.holiday',
  scope: { ou: 'ou_id', sharedWithoutOu: true },
  actions: { create: 'edit', deactivate: 'edit' },
  title: 'name',
  defaultSort: [{ field: 'name', direction: 'asc' }],
  isSmall: true,
  fields: {
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    /** A bit a weekday, bit 0 is Sunday; Saturday is told by the next field alone. */
    workdays: { kind: 'integer', schema: z.number().int().min(1).max(127).default(62), ...EVERYWHERE },
    saturday: { kind: 'enum', schema: z.enum(SATURDAYS).default('off'), ...EVERYWHERE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: maybe(idSchema), ...EVERYWHERE },
    /** Whose local holidays are kept, with those of the areas it lies in. */
    area_id: { kind: 'reference', to: 'area', schema: maybe(idSchema), ...EVERYWHERE },
    employee_id: { kind: 'reference', to: 'employee', schema: maybe(idSchema), ...EVERYWHERE },
    is_active: isActiveField,
  },
})

export type WorkCalendarRow = Row<typeof workCalendarResource>
