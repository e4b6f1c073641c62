import type { Centavos } from '@contract/kernel/money'
import type { AccountType } from '@contract/modules/accounting/account.rules'

/** What an account took in a month, as "2026-03". */
export type AccountTotal = {
  account_id: string
  code: string
  name: string
  type: AccountType
  month: string
  debit: Centavos
  credit: Centavos
}
