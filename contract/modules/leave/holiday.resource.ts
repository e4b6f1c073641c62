import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { dateText, EVERYWHERE, isActiveField, maybe, nameText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

export const HOLIDAY_KINDS = ['regular', 'special_non_working', 'special_working', 'local'] as const

/** National where neither unit nor area is named. */
export const holidayResource = defineResource({
  name: 'holiday',
  path: '/leave/holidays',
  table: 'holiday',
  permission: 'hr.holiday',
  scope: { ou: 'ou_id', sharedWithoutOu: true },
  actions: { create: 'edit', deactivate: 'edit' },
  title: 'name',
  defaultSort: [{ field: 'on_date', direction: 'asc' }],
  fields: {
    on_date: { kind: 'date', schema: dateText, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    kind: { kind: 'enum', schema: z.enum(HOLIDAY_KINDS), ...EVERYWHERE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: maybe(idSchema), ...EVERYWHERE },
    area_id: { kind: 'reference', to: 'area', schema: maybe(idSchema), ...EVERYWHERE },
    is_active: isActiveField,
  },
})

export type HolidayRow = Row<typeof holidayResource>
