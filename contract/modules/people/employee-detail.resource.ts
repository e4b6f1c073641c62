import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { amountText, dateText, IN_RECORD, maybe } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { numberHash, numberMasked, protectedNumber } from '@contract/modules/people/protected-numbers'

export const CIVIL_STATUSES = ['single', 'married', 'widowed', 'separated', 'annulled'] as const
export const PAY_FREQUENCIES = ['semi_monthly', 'monthly'] as const

/** The log is read by more people than this record is. */
const PRIVATE = { ...IN_RECORD, discreet: true } as const

/** What of an employee is nobody's business but of those who keep and pay it. Its id is the employee's. */
export const employeeDetailResource = defineResource({
  name: 'employee_detail',
  path: '/people/employee-details',
  table: 'employee_detail',
  permission: 'hr.employee_detail',
  scope: { ou: 'ou_id' },
  title: 'full_name',
  defaultSort: [{ field: 'full_name', direction: 'asc' }],
  fields: {
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema },
    full_name: { kind: 'text', schema: z.string(), listed: true, sortable: true },
    sex: { kind: 'enum', schema: maybe(z.enum(['female', 'male'])), ...PRIVATE },
    birth_date: { kind: 'date', schema: maybe(dateText), ...PRIVATE },
    civil_status: { kind: 'enum', schema: maybe(z.enum(CIVIL_STATUSES)), ...PRIVATE },
    is_solo_parent: { kind: 'boolean', schema: z.boolean().default(false), ...PRIVATE },
    solo_parent_id_valid_to: { kind: 'date', schema: maybe(dateText), ...PRIVATE },
    tin: protectedNumber('tin'),
    tin_hash: numberHash,
    tin_masked: numberMasked,
    sss_no: protectedNumber('sss_no'),
    sss_no_hash: numberHash,
    sss_no_masked: numberMasked,
    philhealth_no: protectedNumber('philhealth_no'),
    philhealth_no_hash: numberHash,
    philhealth_no_masked: numberMasked,
    pagibig_no: protectedNumber('pagibig_no'),
    pagibig_no_hash: numberHash,
    pagibig_no_masked: numberMasked,
    bank_id: { kind: 'reference', to: 'bank', schema: maybe(idSchema), ...PRIVATE },
    bank_account_no: protectedNumber('bank_account_no'),
    bank_account_no_hash: numberHash,
    bank_account_no_masked: numberMasked,
    monthly_basic: { kind: 'money', schema: maybe(amountText), ...PRIVATE },
    daily_factor: { kind: 'integer', schema: z.number().int().min(200).max(393).default(261), ...PRIVATE },
    pay_frequency: {
      kind: 'enum',
      schema: z.enum(PAY_FREQUENCIES).default('semi_monthly'),
      ...PRIVATE,
    },
    deduction_authority_signed_at: { kind: 'date', schema: maybe(dateText), ...PRIVATE },
    separation_reason: { kind: 'long_text', schema: z.string().nullable(), discreet: true },
  },
})

export type EmployeeDetail = Row<typeof employeeDetailResource>

export const EMPLOYEE_NUMBERS = ['tin', 'sss_no', 'philhealth_no', 'pagibig_no', 'bank_account_no'] as const
export const revealEmployeeSchema = z.strictObject({ field: z.enum(EMPLOYEE_NUMBERS) })
