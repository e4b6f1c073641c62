import { businessDate, isMonthText } from '@contract/kernel/dates'
import { REPORT_DIMENSIONS } from '@contract/modules/accounting/expense.calls'
import type { ReportQuestion } from '@/features/expense/expense.api'
import { useStatementAddress } from '@/shared/statement/use-statement-address'

/** From January until this month by account, unless something else is asked for. */
export function useReportAddress() {
  const address = useStatementAddress()
  const [from, to] = [address.said('from'), address.said('to')]
  const last = isMonthText(to) ? to : businessDate(new Date()).slice(0, 7)
  const first = isMonthText(from) ? from : `${last.slice(0, 4)}-01`
  const by = REPORT_DIMENSIONS.find(name => name === address.said('by')) ?? 'account_id'
  const question: ReportQuestion = {
    ...{ by, from: first <= last ? first : last, to: last },
    ...{ units: address.units, compare: address.compared },
  }
  return { ...address, question }
}
export type ReportAddress = ReturnType<typeof useReportAddress>
