import { businessDate } from '@contract/kernel/dates'
import type { PnlQuestion } from '@/features/profit-and-loss/profit-and-loss.api'
import { useStatementAddress } from '@/shared/statement/use-statement-address'

const YEAR = /^20\d\d$/

export function usePnlAddress() {
  const address = useStatementAddress()
  const thisYear = Number(businessDate(new Date()).slice(0, 4))
  const year = address.said('year')
  const question: PnlQuestion = {
    year: YEAR.test(year) ? Number(year) : thisYear,
    ...{ units: address.units, known_on: address.knownOn, compare: address.compared },
  }
  return { ...address, question, thisYear, withShares: address.said('shares') === '1' }
}
export type PnlAddress = ReturnType<typeof usePnlAddress>
