import { addDays, businessDate, isDateText, isMonthText, monthAfter } from '@contract/kernel/dates'
import type { BankAccount } from '@contract/modules/accounting/bank-register'
import { useStatementAddress } from '@/shared/statement/use-statement-address'

export const BANK_VIEWS = ['lines', 'register', 'reconciliation'] as const

/** Account, view and days stand in the address; the first account is shown until another is chosen. */
export function useBankAddress(accounts: readonly BankAccount[]) {
  const address = useStatementAddress()
  const { said } = address
  const account =
    accounts.find(({ ou_id, account_id }) => ou_id === said('ou') && account_id === said('account')) ??
    accounts.find(({ ou_id }) => ou_id === said('ou')) ??
    accounts[0]
  const today = businessDate(new Date())
  const to = isMonthText(said('to')) ? said('to') : today.slice(0, 7)
  const from = isMonthText(said('from')) ? said('from') : monthAfter(to, -1)
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1)
  return {
    ...address,
    account,
    view: BANK_VIEWS.find(view => view === said('view')) ?? 'lines',
    months: { from: from <= to ? from : to, to },
    on: isDateText(said('on')) ? said('on') : lastMonth,
  }
}
export type BankAddress = ReturnType<typeof useBankAddress>
