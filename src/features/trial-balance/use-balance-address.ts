import { businessDate, isMonthText } from '@contract/kernel/dates'
import { fiscalYearStart } from '@contract/modules/accounting/balance-sheet.rules'
import type { BalanceQuestion } from '@/features/trial-balance/trial-balance.api'
import { useStatementAddress } from '@/shared/statement/use-statement-address'

/** From the beginning of the fiscal year until this month, unless other months are asked for. */
export function useBalanceAddress() {
  const address = useStatementAddress()
  const [from, to] = [address.said('from'), address.said('to')]
  const last = isMonthText(to) ? to : businessDate(new Date()).slice(0, 7)
  const first = isMonthText(from) ? from : fiscalYearStart(last)
  const question: BalanceQuestion = {
    ...{ from: first <= last ? first : last, to: last },
    ...{ units: address.units, known_on: address.knownOn },
  }
  return { ...address, question }
}
export type BalanceAddress = ReturnType<typeof useBalanceAddress>
