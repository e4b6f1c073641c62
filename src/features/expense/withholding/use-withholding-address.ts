import { businessDate } from '@contract/kernel/dates'
import { isQuarterText, latestQuarters } from '@contract/kernel/quarters'
import type { WithholdingQuestion } from '@/features/expense/expense.api'
import { useStatementAddress } from '@/shared/statement/use-statement-address'

const CHOICES = 12
export function useWithholdingAddress() {
  const address = useStatementAddress()
  const quarters = latestQuarters(businessDate(new Date()), CHOICES)
  const said = address.said('quarter')
  const quarter = isQuarterText(said) ? said : (quarters[0] ?? '')
  const question: WithholdingQuestion = { quarter, units: address.units }
  return { ...address, question, quarters: [...new Set([...quarters, quarter])] }
}
