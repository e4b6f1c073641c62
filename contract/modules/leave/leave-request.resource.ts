import { z } from 'zod'
import { defineResource, type ListedRow, type Row } from '@contract/kernel/define-resource'
import { dateText, daysCount, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { HALF_DAYS } from '@contract/modules/leave/day-count.rules'
import { LEAVE_STATUSES } from '@contract/modules/leave/leave-state.rules'

const instant = z.string().nullable()

/**
 * As its reader may see it: of confidential leave everybody but HR and the one who asks gets the masked type, no
 * reason and no contact. Written by commands alone.
 */
export const leaveRequestResource = defineResource({
  name: 'leave_request',
  path: '/leave/requests',
  table: 'leave_request_shown',
  permission: 'hr.leave',
  scope: { ou: 'ou_id', line: 'employee_id' },
  title: 'request_no',
  defaultSort: [{ field: 'date_from', direction: 'desc' }],
  quick: 'status',
  fields: {
    request_no: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    employee_id: { kind: 'reference', to: 'employee', schema: idSchema, ...KEPT },
    employee_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    division_id: { kind: 'reference', to: 'division', schema: idSchema.nullable(), ...KEPT },
    leave_type_id: { discreet: true, kind: 'reference', to: 'leave_type', schema: idSchema, ...KEPT },
    date_from: { kind: 'date', schema: dateText, ...KEPT },
    date_to: { kind: 'date', schema: dateText, ...KEPT },
    half_day: { kind: 'enum', schema: z.enum(HALF_DAYS), ...KEPT },
    /** Of a single day; a working day has eight. */
    hours: { kind: 'integer', schema: z.number().int().nullable() },
    days: { kind: 'days', schema: daysCount(), ...KEPT, total: true },
    paid_days: { kind: 'days', schema: daysCount(), ...KEPT },
    unpaid_days: { kind: 'days', schema: daysCount(), ...KEPT, total: true },
    accepts_unpaid: { kind: 'boolean', schema: z.boolean() },
    reason: { discreet: true, kind: 'long_text', schema: z.string() },
    contact_during_leave: { discreet: true, kind: 'text', schema: z.string().nullable() },
    reliever_employee_id: {
      discreet: true,
      kind: 'reference',
      to: 'employee',
      schema: idSchema.nullable(),
      listed: true,
    },
    maternity: { discreet: true, kind: 'json', schema: z.unknown() },
    status: { kind: 'enum', schema: z.enum(LEAVE_STATUSES), ...KEPT },
    /** Who is asked, in order: head, hr_staff, president. */
    steps: { kind: 'json', schema: z.array(z.string()) },
    cancellation_asked: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    /** What was said last: of a return, a rejection, a recall or a cancellation. */
    last_comment: { discreet: true, kind: 'long_text', schema: z.string().nullable() },
    submitted_at: { kind: 'instant', schema: instant, ...KEPT },
    decided_at: { kind: 'instant', schema: instant, ...KEPT },
    requires_document: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    documents_due: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    file_count: { kind: 'integer', schema: z.number().int(), ...KEPT },
    /** True where the reader sees less than there is. */
    is_masked: { kind: 'boolean', schema: z.boolean(), listed: true },
    /** Counts up with what is decided about; an edit makes another one. */
    content_version: { kind: 'integer', schema: z.number().int() },
  },
})

export type LeaveRequestRow = Row<typeof leaveRequestResource>
export type ListedLeaveRequest = ListedRow<typeof leaveRequestResource>
