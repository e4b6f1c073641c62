import { useSearchParams } from 'react-router-dom'
import { businessDate, isMonthText, monthAfter } from '@contract/kernel/dates'
import {
  monthOf,
  REPORT_DIMENSIONS,
  REPORT_FILTERS,
  type ReportFilters,
} from '@contract/modules/sales/sales-report.rules'
import type { ReportQuestion } from '@/features/sales-report/sales-report.api'

export const REPORT_VIEWS = ['figures', 'cohorts', 'shares'] as const
export type ReportView = (typeof REPORT_VIEWS)[number]

const YEAR = 12

/** What is asked stands in the address: it survives a reload, and a colleague sees the same. */
export function useReportAddress() {
  const [params, setParams] = useSearchParams()
  const today = monthOf(businessDate(new Date()))
  const said = (name: string) => params.get(name) ?? ''
  const to = isMonthText(said('to')) ? said('to') : today
  const asked = isMonthText(said('from')) ? said('from') : monthAfter(to, 1 - YEAR)
  const filters: ReportFilters = Object.fromEntries(
    REPORT_FILTERS.flatMap(name => (said(name) ? [[name, said(name)]] : [])),
  )
  const question: ReportQuestion = {
    by: REPORT_DIMENSIONS.find(by => by === said('by')) ?? 'month',
    from: asked <= to ? asked : to,
    to,
    compare: said('compare') === 'previous' ? 'previous' : 'none',
    ...filters,
  }
  const view = REPORT_VIEWS.find(one => one === said('tab')) ?? 'figures'

  const withChanges = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes))
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    return next
  }
  return {
    question,
    filters,
    view,
    today,
    /** The address with some words changed, for a link. */
    hrefOf: (changes: Record<string, string | null>) => `?${withChanges(changes).toString()}`,
    change: (changes: Record<string, string | null>) => setParams(withChanges(changes)),
  }
}
