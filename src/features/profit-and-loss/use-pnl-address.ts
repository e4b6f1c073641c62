import { businessDate } from '@contract/kernel/dates'
import { COMPARISONS, type Comparison } from '@contract/modules/accounting/compare'
import type { PnlQuestion } from '@/features/profit-and-loss/profit-and-loss.api'
import { useStatementAddress } from '@/shared/statement/use-statement-address'

const YEAR = /^20\d\d$/

export function usePnlAddress() {
  const address = useStatementAddress()
  const thisYear = Number(businessDate(new Date()).slice(0, 4))
  const year = address.said('year')
  const compare = COMPARISONS.filter(name => address.said('compare').split(',').includes(name))
  const question: PnlQuestion = {
    year: YEAR.test(year) ? Number(year) : thisYear,
    ...{ units: address.units, known_on: address.knownOn },
    compare: compare.length > 0 ? compare.join(',') : undefined,
  }
  const toggle = (name: Comparison) =>
    address.change({
      compare: COMPARISONS.filter(each => (each === name) !== compare.includes(each)).join(','),
    })
  return { ...address, question, thisYear, compare, toggle, withShares: address.said('shares') === '1' }
}
export type PnlAddress = ReturnType<typeof usePnlAddress>
