import { z } from 'zod'
import { amountText, dateText, lineText, linesText, maybeText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** Where the money comes from, or goes to. */
export const MONEY_PLACES = ['bank', 'cash_on_hand'] as const
const moneyPlace = { kind: 'enum', schema: z.enum(MONEY_PLACES).default('bank') } as const
const reference = { kind: 'text', schema: maybeText(80) } as const

export const releaseFields = {
  released_on: { kind: 'date', schema: dateText },
  money_place: moneyPlace,
  reference,
} as const
export const returnFields = {
  moved_on: { kind: 'date', schema: dateText },
  amount: { kind: 'money', schema: amountText },
  money_place: moneyPlace,
  reference,
} as const
export const deductionFields = {
  repayment: { kind: 'enum', schema: z.enum(['payroll', 'commission']) },
  installments: { kind: 'integer', schema: z.number().int().min(1).max(24).default(1) },
} as const

export const undoSchema = z.strictObject({ movement_id: idSchema, reason: linesText(3, 300) })
export type Undo = z.output<typeof undoSchema>

const cost = z.strictObject({
  account_id: idSchema,
  /** With VAT where the receipt shows it. */
  amount: amountText,
  has_vat: z.boolean().default(false),
  project_id: idSchema.nullable().default(null),
  memo: maybeText(120),
})
export const liquidationSchema = z.strictObject({
  moved_on: dateText,
  reference: maybeText(80),
  /** Out of which what was spent beyond the advance is paid. */
  money_place: z.enum(MONEY_PLACES).default('bank'),
  lines: z.array(cost).min(1).max(50),
})
export type Liquidation = z.output<typeof liquidationSchema>

const STROKE_PART = /^\d{1,4} \d{1,4}$/
/** A stroke begins where the pen is put down, and goes on from there. */
const isStroke = (stroke: string) => {
  const points = stroke.split('L')
  return points.length > 1 && points.every(point => STROKE_PART.test(point))
}
/** Strokes as the path of a picture: moves and lines between whole points. */
const isDrawing = (path: string) => path.startsWith('M') && path.slice(1).split('M').every(isStroke)
const drawing = z.string().max(20_000).refine(isDrawing, 'signature_malformed')
export const signatureSchema = z.strictObject({
  signed_name: lineText(3, 120),
  drawing,
  /** What was read: nothing else can be signed. */
  text: z.string().min(1).max(2000),
})
export type Signature = z.output<typeof signatureSchema>
