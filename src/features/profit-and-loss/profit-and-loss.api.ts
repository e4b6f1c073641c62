import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.commands'
import { api, unwrap } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

/** `units`: their codes, joined by commas; undefined for all together. */
export type PnlQuestion = { year: number; units: string | undefined; known_on: string | undefined }

const STATEMENT = '/api/v1/reports/monthly-profit-and-loss'

export const { useGetProfitAndLossQuery } = api
  .enhanceEndpoints({ addTagTypes: ['journal_entry'] })
  .injectEndpoints({
    endpoints: build => ({
      getProfitAndLoss: build.query<ProfitAndLoss, PnlQuestion>({
        query: params => ({ url: STATEMENT, params }),
        transformResponse: (answer: { data: ProfitAndLoss }) => unwrap(answer),
        providesTags: [listTag('journal_entry')],
      }),
    }),
  })

export function workbookAddress({ year, units, known_on }: PnlQuestion): string {
  const query = new URLSearchParams({
    year: String(year),
    ...(units && { units }),
    ...(known_on && { known_on }),
  })
  return `${STATEMENT}/export?${query.toString()}`
}
