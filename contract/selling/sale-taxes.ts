import { z } from 'zod'
import type { DateText } from '@contract/kernel/dates'
import { valueOn, type ParameterValue } from '@contract/kernel/define-parameter'
import { amountText, rateText } from '@contract/kernel/field-declarations'
import { dwellingThreshold, vatRate } from '@contract/selling/tax.parameters'

/** What the price of a unit takes from the tax law, as it is on a day. */
export const saleTaxesSchema = z.object({ vat_rate: rateText(), dwelling_threshold: amountText })
export type SaleTaxes = z.infer<typeof saleTaxesSchema>

export const saleTaxesOn = (values: readonly ParameterValue[], on: DateText): SaleTaxes => ({
  vat_rate: valueOn(vatRate, values, { on }),
  dwelling_threshold: valueOn(dwellingThreshold, values, { on }),
})
