import { businessDate } from '@contract/kernel/dates'
import { isTaxPeriod, latestQuarters } from '@contract/kernel/quarters'
import type { WithholdingQuestion } from '@/features/expense/expense.api'
import { useStatementAddress } from '@/shared/statement/use-statement-address'

const CHOICES = 12
export function useWithholdingAddress() {
  const address = useStatementAddress()
  const today = businessDate(new Date())
  const quarters = latestQuarters(today, CHOICES)
  const years = [...new Set(quarters.map(quarter => quarter.slice(0, 4)))]
  // Links from before there were years name a quarter.
  const said = address.said('period') || address.said('quarter')
  const period = isTaxPeriod(said) ? said : (quarters[0] ?? '')
  const question: WithholdingQuestion = { period, units: address.units }
  return { ...address, question, periods: [...new Set([...quarters, ...years, period])] }
}
