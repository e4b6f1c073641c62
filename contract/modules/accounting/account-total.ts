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

export type NamedAccount = Pick<AccountTotal, 'account_id' | 'code' | 'name' | 'type'>

/** The totals of each account, by their codes. */
export function byAccount(
  totals: readonly AccountTotal[],
): { account: NamedAccount; own: readonly AccountTotal[] }[] {
  return [...Map.groupBy(totals, ({ account_id }) => account_id).values()]
    .map(own => {
      const [{ account_id, code, name, type }] = own as [AccountTotal]
      return { account: { account_id, code, name, type }, own }
    })
    .toSorted((a, b) => (a.account.code < b.account.code ? -1 : 1))
}
