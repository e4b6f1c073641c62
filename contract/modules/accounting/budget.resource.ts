import { z } from 'zod'
import { defineResource, type ListedRow } from '@contract/kernel/define-resource'
import { amountText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

const month = {
  kind: 'money',
  schema: amountText,
  changeable: true,
  listed: true,
  sortable: true,
  filterable: true,
  inline: true,
} as const

/** The columns of a budget, January first. */
export const BUDGET_MONTHS = [
  ...['m01', 'm02', 'm03', 'm04', 'm05', 'm06'],
  ...['m07', 'm08', 'm09', 'm10', 'm11', 'm12'],
] as const

/** What an account of a unit is to come to in each month of a year: costs and income both above nothing. */
export const budgetResource = defineResource({
  name: 'budget',
  path: '/expense/budgets',
  table: 'budget_shown',
  writes: 'budget',
  permission: 'expense.budget',
  scope: { ou: 'ou_id' },
  title: 'account_id',
  defaultSort: [
    { field: 'year', direction: 'desc' },
    { field: 'ou_id', direction: 'asc' },
    { field: 'account_id', direction: 'asc' },
  ],
  fields: {
    account_id: { kind: 'reference', to: 'account', schema: idSchema, ...KEPT },
    /** By which a line is searched for. */
    account_name: { kind: 'text', schema: z.string(), searchable: true, listed: true },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    year: { kind: 'integer', schema: z.number().int(), ...KEPT },
    m01: month,
    m02: month,
    m03: month,
    m04: month,
    m05: month,
    m06: month,
    m07: month,
    m08: month,
    m09: month,
    m10: month,
    m11: month,
    m12: month,
    /** Of the twelve, kept by the database. */
    total: { kind: 'money', schema: amountText, ...KEPT },
  },
})

export type Budget = ListedRow<typeof budgetResource>
