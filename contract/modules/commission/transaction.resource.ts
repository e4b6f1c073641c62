import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { TRANCHE_STATUSES } from '@contract/selling/commission.calls'
import { SELLER_LEVELS } from '@contract/selling/scheme.rules'

/** Before the booking a share is a projection; afterwards it is as far as its tranche. */
export const SHARE_STATES = ['projected', ...TRANCHE_STATUSES] as const
export type ShareState = (typeof SHARE_STATES)[number]

const SHARE_STATUSES = [
  'pending',
  'releasable',
  'partly_released',
  'released',
  'on_hold',
  'clawed_back',
] as const

const figure = { kind: 'money', schema: amountText, ...KEPT } as const
const day = { kind: 'date', schema: dateText.nullable(), ...KEPT } as const

/** One person's share of one tranche of a sale's commission; the company's has no seller. */
export const commissionTransactionResource = defineResource({
  name: 'commission_transaction',
  path: '/commission/transactions',
  table: 'commission_share',
  permission: 'commission.transaction',
  scope: { ou: 'ou_id', line: 'employee_id' },
  title: 'sale_no',
  defaultSort: [
    { field: 'sale_no', direction: 'desc' },
    { field: 'seq', direction: 'asc' },
  ],
  quick: 'state',
  fields: {
    sale_no: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    seq: { kind: 'integer', schema: z.number().int(), ...KEPT },
    /** The program, where it is an incentive and no commission. */
    incentive: { kind: 'text', schema: z.string().nullable(), ...KEPT },
    seller_id: { kind: 'reference', to: 'seller_profile', schema: idSchema.nullable(), ...KEPT },
    level: { kind: 'enum', schema: z.enum(SELLER_LEVELS).nullable(), ...KEPT },
    state: { kind: 'enum', schema: z.enum(SHARE_STATES), ...KEPT },
    /** The company's part of a tranche may be a centavo below nothing. */
    amount: { kind: 'money', schema: signedAmountText, ...KEPT },
    eligible_on: day,
    expected_on: day,
    releasable_amount: figure,
    released_amount: figure,
    clawed_back_amount: figure,
    developer_id: { kind: 'reference', to: 'developer', schema: idSchema, ...KEPT },
    project_id: { kind: 'reference', to: 'project', schema: idSchema, ...KEPT },
    team_id: { kind: 'reference', to: 'sales_team', schema: idSchema.nullable(), ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    sale_id: { kind: 'id', schema: idSchema, listed: true, filterable: true },
    tranche_id: { kind: 'id', schema: idSchema, listed: true, filterable: true },
    sale_seller_id: { kind: 'id', schema: idSchema.nullable() },
    employee_id: { kind: 'id', schema: idSchema.nullable() },
    /** Of the amount, what became different since it was billed, and what was taken back of it by hand. */
    adjusted_amount: { kind: 'money', schema: signedAmountText },
    taken_amount: { kind: 'money', schema: amountText },
    is_company: { kind: 'boolean', schema: z.boolean() },
    /** How much of it was paid out; `state` is how far its tranche has come. */
    status: { kind: 'enum', schema: z.enum(SHARE_STATUSES) },
  },
})

export type CommissionTransaction = Row<typeof commissionTransactionResource>
