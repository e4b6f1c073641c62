import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import {
  amountText,
  dateText,
  emailText,
  EVERYWHERE,
  isActiveField,
  maybe,
  maybeText,
  mobileText,
  nameText,
} from '@contract/kernel/field-declarations'
import { APPROVED_DOCUMENTS } from '@contract/kernel/document-types'
import { idSchema } from '@contract/kernel/ids'

export const APPROVAL_STEPS = ['head', 'hr_staff', 'ou_admin', 'accounting', 'president'] as const

/** Of one unit, or of all of them where none is named. */
export const approverResource = defineResource({
  name: 'approver',
  path: '/maintenance/approvers',
  table: 'approver',
  permission: 'maintenance.approver',
  scope: { ou: 'ou_id', sharedWithoutOu: true },
  title: 'name',
  defaultSort: [
    { field: 'doc_type', direction: 'asc' },
    { field: 'step_key', direction: 'asc' },
    { field: 'amount_from', direction: 'asc' },
  ],
  fields: {
    doc_type: { kind: 'enum', schema: z.enum(APPROVED_DOCUMENTS), ...EVERYWHERE },
    step_key: { kind: 'enum', schema: z.enum(APPROVAL_STEPS), ...EVERYWHERE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: maybe(idSchema), ...EVERYWHERE },
    division_id: { kind: 'reference', to: 'division', schema: maybe(idSchema), ...EVERYWHERE },
    user_id: { kind: 'user', to: 'user', schema: maybe(idSchema), ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    email: { kind: 'email', schema: emailText, searchable: true, ...EVERYWHERE },
    mobile: { kind: 'code', schema: maybe(mobileText), ...EVERYWHERE },
    position_title: { kind: 'text', schema: maybeText(120), searchable: true, ...EVERYWHERE },
    amount_from: { kind: 'money', schema: amountText.default('0.00'), ...EVERYWHERE, total: false },
    amount_to: { kind: 'money', schema: maybe(amountText), ...EVERYWHERE, total: false },
    valid_from: { kind: 'date', schema: dateText, ...EVERYWHERE },
    valid_to: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    delegate_id: { kind: 'reference', to: 'approver', schema: maybe(idSchema), ...EVERYWHERE },
    delegate_from: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    delegate_to: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    is_active: isActiveField,
  },
})
