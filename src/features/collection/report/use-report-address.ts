import { useSearchParams } from 'react-router-dom'
import { businessDate, isMonthText } from '@contract/kernel/dates'
import { COLLECTION_DIMENSIONS } from '@contract/modules/collection/collection-report'
import type { ReportQuestion } from '@/features/collection/report/report.api'
import { useStatementAddress } from '@/shared/statement/use-statement-address'

const NONE = 'none'
const ALL = 'all'

/** From January until this month by month, unless something else is asked for. */
export function useReportAddress() {
  const address = useStatementAddress()
  const [params] = useSearchParams()
  const { said } = address
  const last = isMonthText(said('to')) ? said('to') : businessDate(new Date()).slice(0, 7)
  const first = isMonthText(said('from')) ? said('from') : `${last.slice(0, 4)}-01`
  const by = COLLECTION_DIMENSIONS.find(name => name === said('by')) ?? 'month'
  const question: ReportQuestion = {
    ...{ by, from: first <= last ? first : last, to: last },
    ...{ units: address.units, developer_id: said('developer') || undefined },
  }
  const of = said('of')
  return {
    ...address,
    question,
    /** The row whose receipts are shown: its key, null for all rows, undefined for none of them. */
    opened: of === '' ? undefined : of === ALL ? null : of === NONE ? '' : of,
    /** To the receipts behind a row; without a key behind all of them. */
    receiptsOf: (key?: string | null) => {
      const next = new URLSearchParams(params)
      next.set('of', key === undefined ? ALL : (key ?? NONE))
      return `?${next.toString()}`
    },
    /** What is grouped or narrowed anew has other rows. */
    change: (changes: Record<string, string>) => address.change({ of: '', ...changes }),
  }
}
export type ReportAddress = ReturnType<typeof useReportAddress>
