import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { parseRate, type Rate } from '@contract/kernel/rates'
import { withholdingRates } from '@contract/modules/accounting/withholding.parameters'
import { corporateLimit, individualLimit } from '@contract/modules/commission/commission.parameters'
import {
  COMMISSION_TAX_CODES,
  type CommissionTaxCode,
  type WithholdingTerms,
} from '@contract/modules/commission/withholding.rules'
import type { Tx } from '@server/platform/db/transaction'
import { parameterOf } from '@server/platform/parameters/parameter-of'

/** By what payees are withheld on a day: rates by code, as expenses are, and the limits of R-14. */
export async function withholdingTermsOf(
  tx: Pick<Tx, 'parameters'>,
  on: DateText,
): Promise<WithholdingTerms> {
  const codes = [...new Set<CommissionTaxCode>(Object.values(COMMISSION_TAX_CODES))]
  const rates = await Promise.all(
    codes.map(
      async code => [code, parseRate(await parameterOf(tx, withholdingRates[code], { on }))] as const,
    ),
  )
  return {
    rates: Object.fromEntries(rates) as Record<CommissionTaxCode, Rate>,
    individual_limit: parseMoney(await parameterOf(tx, individualLimit, { on })),
    corporate_limit: parseMoney(await parameterOf(tx, corporateLimit, { on })),
  }
}
