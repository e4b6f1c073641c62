import { sql, type RawBuilder } from 'kysely'
import { paymentTerms } from '@contract/modules/accounting/expense.parameters'
import { WITHHOLDING_CODES } from '@contract/modules/accounting/withholding'
import { withholdingRates } from '@contract/modules/accounting/withholding.parameters'
import { vatRate } from '@contract/selling/tax.parameters'
import { countInUnit } from '@server/platform/parameters/count-touched.repository'
import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'

/** Those that are computed anew before somebody decides about them. */
const DRAFTS = sql`expense where status in ('draft', 'returned')`
const draftsWith = (line: RawBuilder<unknown>) =>
  countInUnit(sql`${DRAFTS} and exists (select from jsonb_array_elements(lines) line where ${line})`)

export const expenseTouches: ParameterTouches = {
  [paymentTerms.code]: countInUnit(DRAFTS),
  [vatRate.code]: draftsWith(sql`line ->> 'vat_mode' <> 'none'`),
  ...Object.fromEntries(
    WITHHOLDING_CODES.map(code => [withholdingRates[code].code, draftsWith(sql`line ->> 'atc' = ${code}`)]),
  ),
}
