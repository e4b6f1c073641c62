import type { Centavos } from '@contract/kernel/money'

export type OwedRow = { seq: number; principal: Centavos; interest: Centavos }

/**
 * What was collected, laid over the schedule from its first row on: principal over principal, interest over
 * interest, so that no row is ever paid more than it asks for, whatever the order in which payments came.
 */
export function spreadPayments(
  rows: readonly OwedRow[],
  collected: { principal: Centavos; interest: Centavos },
): Map<number, Centavos> {
  let { principal, interest } = collected
  const inOrder = rows.toSorted((one, other) => one.seq - other.seq)
  return new Map(
    inOrder.map(row => {
      const [ofPrincipal, ofInterest] = [smaller(principal, row.principal), smaller(interest, row.interest)]
      principal -= ofPrincipal
      interest -= ofInterest
      return [row.seq, ofPrincipal + ofInterest]
    }),
  )
}

const smaller = (one: Centavos, other: Centavos) => (one < 0n ? 0n : one < other ? one : other)
