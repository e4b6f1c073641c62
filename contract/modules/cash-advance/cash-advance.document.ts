import { z } from 'zod'
import { POSTED } from '@contract/kernel/define-commands'
import { defineDocument } from '@contract/kernel/define-document'
import { amountText, dateText, EVERYWHERE, KEPT, linesText, maybe } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { reasonFields } from '@contract/kernel/reason-fields'
import { LATER_MOVES, LATER_STATUSES } from '@contract/modules/cash-advance/advance-state'
import {
  deductionFields,
  liquidationSchema,
  releaseFields,
  returnFields,
  signatureSchema,
  undoSchema,
} from '@contract/modules/cash-advance/cash-advance.calls'

export const PURPOSES = ['operational', 'travel', 'salary', 'commission', 'event'] as const
export const REPAYMENTS = ['liquidation', 'payroll', 'commission'] as const
const aboveNothing = amountText.refine(text => Number(text) !== 0, 'advance_needs_amount')

const right = (action: string) => `cash_advance.record.${action}`

/** Money handed to somebody of the house, who settles it by receipts, by returning it, or out of pay or commission. */
export const cashAdvance = defineDocument({
  name: 'cash_advance',
  path: '/cash-advance/records',
  permission: 'cash_advance.record',
  type: 'cash_advance',
  numbers: 'cash_advance',
  names: {
    purpose: 'Purpose',
    description: 'Description',
    amount: 'Amount',
    needed_on: 'Needed on',
    repayment: 'Repaid by',
    installments: 'Installments',
    seller_id: 'Seller',
    released_on: 'Released on',
    liquidation_due: 'Settle by',
    balance: 'Balance',
    is_overdue: 'Overdue',
    signed_at: 'Signed',
    acknowledged_at: 'Receipt confirmed',
    write_off_by: 'Write-off proposed by',
  },
  values: {
    purpose: {
      operational: 'Operations',
      travel: 'Travel',
      salary: 'Advance on pay',
      commission: 'Advance on commission',
      event: 'Event',
    },
    repayment: {
      liquidation: 'Receipts and returned cash',
      payroll: 'Deduction from pay',
      commission: 'Deduction from commission',
    },
  },
  shown: ['amount', 'purpose', 'description', 'needed_on', 'repayment', 'installments'],
  facts: ['amount', 'purpose', 'repayment'],
  amount: 'amount',
  touches: POSTED,
  later: {
    statuses: LATER_STATUSES,
    moves: LATER_MOVES,
    commands: {
      sign: {
        permission: right('submit'),
        summary: 'Sign the authority to deduct it',
        body: signatureSchema,
      },
      release: {
        permission: right('release'),
        summary: 'Pay it out',
        fields: releaseFields,
        needsKey: true,
      },
      acknowledge: {
        permission: right('submit'),
        summary: 'Confirm that it was received',
      },
      liquidate: {
        path: 'liquidations',
        permission: right('liquidate'),
        summary: 'Record what it was spent on',
        body: liquidationSchema,
        needsKey: true,
      },
      return_cash: {
        path: 'returns',
        permission: right('liquidate'),
        summary: 'Record cash that came back',
        fields: returnFields,
        needsKey: true,
      },
      undo: {
        permission: right('liquidate'),
        summary: 'Undo a wrong movement by its mirror',
        body: undoSchema,
        needsKey: true,
      },
      plan_deduction: {
        permission: right('deduct'),
        summary: 'Have the rest deducted',
        fields: deductionFields,
      },
      propose_write_off: {
        permission: right('liquidate'),
        summary: 'Propose to give up the balance',
        fields: reasonFields,
      },
      write_off: {
        permission: right('write_off'),
        summary: 'Give up the balance',
        needsKey: true,
      },
      keep: {
        permission: right('write_off'),
        summary: 'Refuse to give up the balance',
      },
      cancel: {
        permission: { permission: right('submit'), or: right('verify') },
        summary: 'Cancel it before its release',
        fields: reasonFields,
      },
    },
  },
  fields: {
    purpose: { kind: 'enum', schema: z.enum(PURPOSES), ...EVERYWHERE },
    amount: { kind: 'money', schema: aboveNothing, ...EVERYWHERE },
    description: { kind: 'long_text', schema: linesText(3, 400), searchable: true, ...EVERYWHERE },
    needed_on: { kind: 'date', schema: dateText, ...EVERYWHERE },
    repayment: { kind: 'enum', schema: z.enum(REPAYMENTS), ...EVERYWHERE },
    /** Of a deduction: from how many pays or releases. */
    installments: { kind: 'integer', schema: maybe(z.number().int().min(1).max(24)), ...EVERYWHERE },
    /** As whom it is measured, and whose commission repays it; nobody of an advance against pay. */
    seller_id: { kind: 'reference', to: 'seller_profile', schema: idSchema.nullable(), ...KEPT },
    released_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    liquidation_due: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    /** The sum of its movements, kept by the database alone. */
    balance: { kind: 'money', schema: amountText, ...KEPT },
    is_overdue: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    signed_at: { kind: 'instant', schema: z.string().nullable(), ...KEPT },
    acknowledged_at: { kind: 'instant', schema: z.string().nullable(), ...KEPT },
    write_off_by: { kind: 'user', to: 'user', schema: idSchema.nullable() },
  },
})
