import { businessDate, isMonthText } from '@contract/kernel/dates'
import { COMPARISONS, type Comparison } from '@contract/modules/accounting/compare'
import { REPORT_DIMENSIONS } from '@contract/modules/accounting/expense.commands'
import type { ReportQuestion } from '@/features/expense/expense.api'
import { useStatementAddress } from '@/shared/statement/use-statement-address'

/** From January until this month by account, unless something else is asked for. */
export function useReportAddress() {
  const address = useStatementAddress()
  const [from, to] = [address.said('from'), address.said('to')]
  const last = isMonthText(to) ? to : businessDate(new Date()).slice(0, 7)
  const first = isMonthText(from) ? from : `${last.slice(0, 4)}-01`
  const by = REPORT_DIMENSIONS.find(name => name === address.said('by')) ?? 'account_id'
  const question: ReportQuestion = { by, from: first <= last ? first : last, to: last, units: address.units }
  const compare = COMPARISONS.filter(name => address.said('compare').split(',').includes(name))
  const toggle = (name: Comparison) =>
    address.change({
      compare: COMPARISONS.filter(each => (each === name) !== compare.includes(each)).join(','),
    })
  if (compare.length > 0) question.compare = compare.join(',')
  return { ...address, question, compare, toggle }
}
export type ReportAddress = ReturnType<typeof useReportAddress>
