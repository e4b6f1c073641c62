import { sql, type RawBuilder } from 'kysely'
import { WITHHOLDING_CODES } from '@contract/modules/accounting/withholding'
import { withholdingRates } from '@contract/modules/accounting/withholding.parameters'
import { vatRate } from '@contract/selling/tax.parameters'
import type { ParameterTouch, ParameterTouches } from '@server/platform/parameters/parameter-touches'

/** Those that are computed anew before somebody decides about them. */
const draftsWith =
  (line: RawBuilder<unknown>): ParameterTouch =>
  async (db, { ouId }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from expense
      where status in ('draft', 'returned') and (${ouId}::uuid is null or ou_id = ${ouId})
        and exists (select from jsonb_array_elements(lines) line where ${line})`.execute(db)
    return rows[0]?.count ?? 0
  }

export const expenseTouches: ParameterTouches = {
  [vatRate.code]: draftsWith(sql`line ->> 'vat_mode' <> 'none'`),
  ...Object.fromEntries(
    WITHHOLDING_CODES.map(code => [withholdingRates[code].code, draftsWith(sql`line ->> 'atc' = ${code}`)]),
  ),
}
