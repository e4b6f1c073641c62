import type { BalancePart } from '@contract/modules/accounting/balance-sheet.rules'
import type { BalanceTraceQuery } from '@contract/modules/accounting/trial-balance.calls'

/** A figure that somebody opened, under the name that its row and column give it. */
export type OpenBalance = {
  title: string
  figure: BalanceTraceQuery['figure']
  account_id?: string | undefined
  part?: BalancePart | undefined
}

export type OpenFigure = (opened: OpenBalance) => void
