import type { RequestKind } from '@contract/modules/commission/request-line'

/** Which way a request of the demo company has come. */
export type RequestPlan = {
  kind: RequestKind
  reaches: 'head' | 'returned' | 'fulfilled'
  reason: string
  daysAgo: number
}

export const REQUEST_PLANS: readonly RequestPlan[] = [
  {
    kind: 'bill_tranche',
    reaches: 'fulfilled',
    reason: 'The buyer has paid in full up to this tranche. Please bill it with the next statement.',
    daysAgo: 9,
  },
  {
    kind: 'bill_tranche',
    reaches: 'head',
    reason: 'The loan was taken out last week, so the tranche is eligible.',
    daysAgo: 1,
  },
  {
    kind: 'seller_statement',
    reaches: 'returned',
    reason: 'For the bank: I am applying for a car loan.',
    daysAgo: 4,
  },
]
