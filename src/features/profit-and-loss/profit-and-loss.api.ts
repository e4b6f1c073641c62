import type { ProfitAndLoss, ShownPnlTrace } from '@contract/modules/accounting/profit-and-loss.calls'
import type { PnlColumn, PnlPart } from '@contract/modules/accounting/profit-and-loss.rules'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

/** `units`: their codes, joined by commas; undefined for all together. */
export type PnlQuestion = {
  year: number
  units: string | undefined
  known_on: string | undefined
  compare?: string | undefined
}

/** One figure of it, by its column and its account or part. */
export type PnlTraceQuestion = Omit<PnlQuestion, 'compare'> &
  PnlColumn & { account_id?: string; part?: PnlPart }

const STATEMENT = '/api/v1/reports/monthly-profit-and-loss'

export const { useGetProfitAndLossQuery, useGetPnlTraceQuery } = addCalls(
  ['journal_entry', 'budget'],
  build => ({
    getProfitAndLoss: build.query<ProfitAndLoss, PnlQuestion>({
      query: params => ({ url: STATEMENT, params }),
      providesTags: [listTag('journal_entry'), listTag('budget')],
    }),
    getPnlTrace: build.query<ShownPnlTrace, PnlTraceQuestion>({
      query: params => ({ url: `${STATEMENT}/trace`, params }),
      providesTags: [listTag('journal_entry'), listTag('budget')],
    }),
  }),
)

/** The statement as a file: a workbook, or a PDF. */
export function fileAddress({ year, units, known_on, compare }: PnlQuestion, as: 'export' | 'paper'): string {
  const query = new URLSearchParams({
    year: String(year),
    ...(units && { units }),
    ...(known_on && { known_on }),
    ...(compare && { compare }),
  })
  return `${STATEMENT}/${as}?${query.toString()}`
}
