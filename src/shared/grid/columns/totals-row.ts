import type { ResourceRow } from '@/shared/resource/resource-types'

/** No record: what columns come to, as text, so that no sum of marked cells counts it once more. */
export type TotalsRow = ResourceRow & { totals: Readonly<Record<string, string>> }

const TOTALS_ID = '__totals'

export const totalsRow = (totals: TotalsRow['totals']): TotalsRow => ({
  id: TOTALS_ID,
  row_version: 0,
  totals,
})

export const isTotalsRow = (row: { id: string } | undefined): row is TotalsRow => row?.id === TOTALS_ID
