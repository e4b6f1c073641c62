import type { DateText } from '@contract/kernel/dates'
import { valueOn, type ParameterValue } from '@contract/kernel/define-parameter'
import { developerWithholding, vatRate } from '@contract/selling/tax.parameters'

export type BillingRates = { vat: string; ewt: string }

/** By what a developer that nobody names yet would be billed. */
export const billingRatesOn = (values: readonly ParameterValue[], on: DateText): BillingRates => ({
  vat: valueOn(vatRate, values, { on }),
  ewt: valueOn(developerWithholding, values, { on }),
})
