import { z } from 'zod'
import { signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { comparisons } from '@contract/modules/accounting/compare'
import { knownChangesSchema } from '@contract/modules/accounting/known-changes.rules'
import { PNL_COLUMNS, PNL_PARTS } from '@contract/modules/accounting/profit-and-loss.rules'
import { monthText } from '@contract/kernel/instant-text'
import { stepSchema } from '@contract/selling/step.schema'
import { knownOn, statementUnits } from '@contract/kernel/statement-units'

const FIRST_YEAR = 2000
const LAST_YEAR = 2099

export const pnlQuerySchema = z.strictObject({
  year: z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR),
  units: statementUnits,
  known_on: knownOn,
  compare: comparisons,
})

/** One figure of the statement: its column, and its account or its part. */
export const pnlTraceQuerySchema = pnlQuerySchema
  .omit({ compare: true })
  .extend({
    kind: z.enum(PNL_COLUMNS),
    from: monthText,
    to: monthText,
    account_id: idSchema.optional(),
    part: z.enum(PNL_PARTS).optional(),
  })
  .refine(({ account_id, part }) => (account_id === undefined) !== (part === undefined), {
    path: ['part'],
    error: 'required',
  })
export type PnlTraceQuery = z.infer<typeof pnlTraceQuerySchema>
/** The last step is the figure. Keys name months, accounts and parts. */
export const pnlTraceSchema = z.object({
  steps: z.array(stepSchema),
  /** Of the same column; null where a share says nothing. */
  share: z.object({ revenue: signedAmountText, percent: z.string() }).nullable(),
})
export type ShownPnlTrace = z.infer<typeof pnlTraceSchema>
export type PnlQuery = z.infer<typeof pnlQuerySchema>

/** In the order of the columns. The share is in percent of revenue, null where there is none. */
const figures = {
  amounts: z.array(signedAmountText),
  shares: z.array(z.string().nullable()),
}

export const profitAndLossSchema = z.object({
  year: z.number().int(),
  /** Years that have figures, the latest first. */
  years: z.array(z.number().int()),
  /** The units that were asked for; null where all that the reader sees are added up. */
  unit_ids: z.array(idSchema).nullable(),
  /** Of entries alone that were posted until the end of this day; null for all of them. */
  known_on: z.string().nullable(),
  /** Results of the year that were moved by what was posted since. */
  changes: knownChangesSchema,
  columns: z.array(z.object({ kind: z.enum(PNL_COLUMNS), from: z.string(), to: z.string() })),
  parts: z.array(
    z.object({
      part: z.enum(PNL_PARTS),
      lines: z.array(z.object({ account_id: idSchema, code: z.string(), name: z.string(), ...figures })),
      ...figures,
    }),
  ),
})
export type ProfitAndLoss = z.infer<typeof profitAndLossSchema>
