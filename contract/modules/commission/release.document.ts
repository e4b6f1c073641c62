import { z } from 'zod'
import { defineDocument } from '@contract/kernel/define-document'
import type { KeptRow, Row } from '@contract/kernel/define-resource'
import {
  amountText,
  COMPANY_ACCOUNTS,
  dateText,
  EVERYWHERE,
  IN_RECORD,
  KEPT,
  maybe,
  maybeText,
  ONCE,
  rateText,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { releaseLineSchema } from '@contract/modules/commission/release-line'
import { stepSchema } from '@contract/selling/step.schema'

/** How a seller is paid. */
export const RELEASE_MODES = ['bank_transfer', 'check', 'cash'] as const
/** What a company may keep of a release besides tax, holdback, clawbacks and advances. */
export const OTHER_DEDUCTIONS = ['penalty', 'training_fee', 'other'] as const
export const MOST_RELEASE_LINES = 2_000

const right = (action: string) => `commission.release.${action}`
const kept = { kind: 'money', schema: amountText, ...KEPT } as const
const keptDate = { kind: 'date', schema: dateText.nullable(), ...KEPT } as const
const chosen = {
  kind: 'json',
  schema: maybe(z.array(idSchema).max(MOST_RELEASE_LINES)),
  ...IN_RECORD,
} as const

/** What is paid changes shares, advances and clawbacks as well. */
export const PAID_OUT = ['commission_transaction', 'cash_advance', 'commission_clawback']

/** What a seller is paid of his commission, in one unit: computed when it is drafted, and once more when it is paid. */
export const release = defineDocument({
  name: 'commission_release',
  path: '/commission/releases',
  permission: 'commission.release',
  type: 'commission_release',
  numbers: 'commission_release',
  names: {
    seller_id: 'Payee',
    payee_employee_id: 'Employee who is paid',
    ou_id: 'Unit',
    share_ids: 'Commissions to pay',
    holdback_ids: 'Holdbacks to pay',
    payee_invoice_no: 'Invoice of the payee',
    other_kind: 'Other deduction',
    other_amount: 'Amount of the other deduction',
    other_note: 'Reason for the deduction',
    lines: 'Lines',
    steps: 'Computation',
    gross_amount: 'Gross commission',
    vat_amount: 'VAT of the payee',
    ewt_rate: 'Withholding tax rate',
    ewt_amount: 'Tax withheld',
    holdback_amount: 'Holdback',
    clawback_amount: 'Clawback recovered',
    advance_amount: 'Cash advances deducted',
    returned_amount: 'Holdbacks paid out',
    net_amount: 'Net pay',
    pay_mode: 'Payment',
    bank_id: 'Bank account',
    check_no: 'Check number',
    paid_on: 'Paid on',
    entry_id: 'Entry',
    acknowledged_on: 'Acknowledged on',
    batch_id: 'Paid together',
  },
  values: {
    other_kind: { penalty: 'Penalty', training_fee: 'Training fee', other: 'Other' },
    pay_mode: { bank_transfer: 'Bank transfer', check: 'Check', cash: 'Cash' },
  },
  shown: [
    'seller_id',
    'gross_amount',
    'ewt_amount',
    'holdback_amount',
    'clawback_amount',
    'advance_amount',
    'other_amount',
    'net_amount',
  ],
  facts: ['gross_amount', 'net_amount'],
  amount: 'gross_amount',
  line: 'payee_employee_id',
  canBeVoided: true,
  paper: { name: 'voucher' },
  touches: PAID_OUT,
  later: {
    statuses: ['paid', 'acknowledged'],
    moves: [
      ['refresh', 'draft', 'draft'],
      ['refresh', 'returned', 'returned'],
      ['pay', 'approved', 'paid'],
      ['acknowledge', 'paid', 'acknowledged'],
      ['void', 'paid', 'voided'],
      ['void', 'acknowledged', 'voided'],
    ],
    commands: {
      refresh: {
        permission: right('create'),
        summary: 'Compute a draft anew, as shares and amounts stand',
      },
      pay: {
        permission: right('pay'),
        summary: 'Pay an approved release',
        needsKey: true,
        posts: true,
        fields: {
          paid_on: { kind: 'date', schema: dateText },
          pay_mode: { kind: 'enum', schema: z.enum(RELEASE_MODES) },
          bank_id: { kind: 'reference', to: 'bank', offers: COMPANY_ACCOUNTS, schema: maybe(idSchema) },
          check_no: { kind: 'code', schema: maybeText(40) },
        },
      },
      acknowledge: {
        permission: right('acknowledge'),
        summary: 'Confirm that its money was received',
      },
    },
  },
  fields: {
    seller_id: { kind: 'reference', to: 'seller_profile', schema: idSchema, ...ONCE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...ONCE },
    /** Once it is approved: the payee sees it as his own from then on. */
    payee_employee_id: { kind: 'id', schema: idSchema.nullable() },
    /** Those to pay; all that may be released where nothing is said. */
    share_ids: chosen,
    holdback_ids: chosen,
    payee_invoice_no: { kind: 'code', schema: maybeText(40), searchable: true, ...EVERYWHERE },
    other_kind: { kind: 'enum', schema: maybe(z.enum(OTHER_DEDUCTIONS)), ...IN_RECORD },
    other_amount: { kind: 'money', schema: amountText.default('0.00'), ...IN_RECORD },
    other_note: { kind: 'text', schema: maybeText(200), ...IN_RECORD },
    lines: { kind: 'json', schema: z.array(releaseLineSchema) },
    steps: { kind: 'json', schema: z.array(stepSchema) },
    gross_amount: kept,
    vat_amount: kept,
    ewt_rate: { kind: 'rate', schema: rateText(), ...KEPT },
    ewt_amount: kept,
    holdback_amount: kept,
    clawback_amount: kept,
    advance_amount: kept,
    returned_amount: kept,
    net_amount: kept,
    pay_mode: { kind: 'enum', schema: maybe(z.enum(RELEASE_MODES)), ...KEPT },
    bank_id: { kind: 'reference', to: 'bank', offers: COMPANY_ACCOUNTS, schema: maybe(idSchema), ...KEPT },
    check_no: { kind: 'code', schema: maybeText(40), searchable: true, ...KEPT },
    paid_on: keptDate,
    entry_id: { kind: 'reference', to: 'journal_entry', schema: idSchema.nullable(), ...KEPT },
    acknowledged_on: keptDate,
    /** Those that were paid together. */
    batch_id: { kind: 'id', schema: idSchema.nullable() },
  },
})

export type Release = Row<typeof release.resource>
export type KeptRelease = KeptRow<typeof release.resource>
