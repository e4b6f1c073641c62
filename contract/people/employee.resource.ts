import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  dateText,
  emailText,
  EVERYWHERE,
  isActiveField,
  KEPT,
  lineText,
  maybe,
  maybeText,
  mobileText,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

export const EMPLOYMENT_TYPES = [
  'regular',
  'probationary',
  'project',
  'commission_only',
  'consultant',
] as const

const personName = lineText(1, 80)
/** Empty: the next number of the unit is given. */
const employeeNo = z
  .string()
  .trim()
  .regex(/^(?:[A-Z0-9][A-Z0-9-]{1,29})?$/, 'employee_no_malformed')
  .default('')

/** What the person themselves and their heads may know; pay and protected numbers are a record of their own. */
export const employeeResource = defineResource({
  name: 'employee',
  path: '/people/employees',
  table: 'employee',
  permission: 'hr.employee',
  scope: { ou: 'ou_id', own: 'user_id', line: 'id' },
  title: 'full_name',
  defaultSort: [{ field: 'full_name', direction: 'asc' }],
  quick: 'employment_type',
  fields: {
    employee_no: { kind: 'code', schema: employeeNo, searchable: true, ...EVERYWHERE },
    /** "Reyes, Nico A. Jr.": made of the parts by the database. */
    full_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    last_name: { kind: 'text', schema: personName, ...EVERYWHERE },
    first_name: { kind: 'text', schema: personName, ...EVERYWHERE },
    middle_name: { kind: 'text', schema: maybeText(80), ...EVERYWHERE },
    suffix: { kind: 'text', schema: maybeText(10), ...EVERYWHERE },
    position_id: { kind: 'reference', to: 'position', schema: idSchema, ...EVERYWHERE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...EVERYWHERE },
    division_id: { kind: 'reference', to: 'division', schema: maybe(idSchema), ...EVERYWHERE },
    immediate_head_id: { kind: 'reference', to: 'employee', schema: maybe(idSchema), ...EVERYWHERE },
    employment_type: { kind: 'enum', schema: z.enum(EMPLOYMENT_TYPES), ...EVERYWHERE },
    email: { kind: 'email', schema: emailText, searchable: true, ...EVERYWHERE },
    mobile: { kind: 'code', schema: maybe(mobileText), searchable: true, ...EVERYWHERE },
    date_hired: { kind: 'date', schema: dateText, ...EVERYWHERE },
    date_regularised: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    date_separated: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    user_id: { kind: 'user', to: 'user', schema: maybe(idSchema), ...EVERYWHERE },
    is_active: isActiveField,
  },
})

export type Employee = Row<typeof employeeResource>
