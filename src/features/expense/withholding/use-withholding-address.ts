import { businessDate } from '@contract/kernel/dates'
import { quarterOf, quarterText } from '@contract/modules/accounting/withholding-report'
import type { WithholdingQuestion } from '@/features/expense/expense.api'
import { useStatementAddress } from '@/shared/statement/use-statement-address'

const CHOICES = 12
const QUARTERS = 4

/** The quarters that one chooses from, this one first. */
function latestQuarters(today: string): string[] {
  const [year, number] = quarterOf(today).split('-Q').map(Number) as [number, number]
  return Array.from({ length: CHOICES }, (_, back) => {
    const count = year * QUARTERS + number - 1 - back
    return `${Math.floor(count / QUARTERS)}-Q${(count % QUARTERS) + 1}`
  })
}

export function useWithholdingAddress() {
  const address = useStatementAddress()
  const quarters = latestQuarters(businessDate(new Date()))
  const said = address.said('quarter')
  const quarter = quarterText.safeParse(said).success ? said : (quarters[0] ?? '')
  const question: WithholdingQuestion = { quarter, units: address.units }
  return { ...address, question, quarters: [...new Set([...quarters, quarter])] }
}
