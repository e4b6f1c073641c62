import { z } from 'zod'
import { amountText, dateText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { VAT_MODES } from '@contract/modules/commission/scheme.resource'
import { TRANCHE_CONDITIONS } from '@contract/modules/commission/eligibility.rules'

export const MOST_STATEMENT_LINES = 5_000

const whose = {
  tranche_id: idSchema,
  sale_id: idSchema,
  sale_no: z.string(),
  unit_code: z.string(),
  buyer_name: z.string(),
  project_id: idSchema,
  project_name: z.string(),
  seq: z.number().int(),
  /** The program, where it is an incentive. */
  incentive: z.string().optional(),
}

/** A tranche as a developer is billed for it. */
export const statementLineSchema = z.object({
  ...whose,
  eligible_on: dateText,
  vat_mode: z.enum(VAT_MODES),
  net: signedAmountText,
  vat: signedAmountText,
  gross: signedAmountText,
  ewt: signedAmountText,
})
export type StatementLine = z.infer<typeof statementLineSchema>

/** GET /commission/statements/billable: what a statement could bill, and what of the same sales it could not yet. */
export const billableQuery = z.strictObject({
  developer_id: idSchema,
  ou_id: idSchema,
  cutoff_on: dateText,
  /** A statement that is being changed: what it claims is still its own. */
  statement_id: idSchema.optional(),
})
export const billableSchema = z.object({
  lines: z.array(statementLineSchema),
  waiting: z.array(
    z.object({
      ...whose,
      gross: signedAmountText,
      because: z.enum(['money', 'condition', 'on_hold', 'claimed', 'after_cutoff']),
      /** Still to collect, where money is what is missing. */
      missing: amountText,
      conditions: z.array(z.enum(TRANCHE_CONDITIONS)),
      /** The statement that bills it, where another one does. */
      claimed_by: z.string().nullable(),
    }),
  ),
})
export type Billable = z.infer<typeof billableSchema>
