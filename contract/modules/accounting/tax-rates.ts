import { z } from 'zod'
import type { DateText } from '@contract/kernel/dates'
import { valueOn, type ParameterValue } from '@contract/kernel/define-parameter'
import { rateText } from '@contract/kernel/field-declarations'
import { WITHHOLDING_CODES } from '@contract/modules/accounting/withholding'
import { withholdingRates } from '@contract/modules/accounting/withholding.parameters'
import { vatRate } from '@contract/selling/tax.parameters'

/** What a paper is taxed by, in per cent; it keeps this from the day on which it was computed. */
export const taxRatesSchema = z.object({
  vat: rateText(),
  withholding: z.partialRecord(z.enum(WITHHOLDING_CODES), rateText()),
})
export type TaxRates = z.infer<typeof taxRatesSchema>

/** As they are on the day of the paper, whatever they are today. */
export const taxRatesOn = (values: readonly ParameterValue[], on: DateText): TaxRates => ({
  vat: valueOn(vatRate, values, { on }),
  withholding: Object.fromEntries(
    WITHHOLDING_CODES.map(code => [code, valueOn(withholdingRates[code], values, { on })]),
  ),
})
