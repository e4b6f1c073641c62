import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import {
  amountText,
  codeText,
  EVERYWHERE,
  isActiveField,
  nameText,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** What people call what they buy, and the account that bears it. */
export const expenseCategoryResource = defineResource({
  name: 'expense_category',
  path: '/expense/categories',
  table: 'expense_category',
  permission: 'expense.category',
  scope: {},
  actions: { create: 'edit', deactivate: 'edit' },
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  isSmall: true,
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...ONCE },
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    account_id: { kind: 'reference', to: 'account', schema: idSchema, ...EVERYWHERE },
    /** A line above it is not submitted without a receipt. */
    receipt_required_from: { kind: 'money', schema: amountText.default('0.00'), ...EVERYWHERE, total: false },
    needs_project: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    is_active: isActiveField,
  },
})
