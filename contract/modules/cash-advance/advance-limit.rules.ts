import type { BrokenRule } from '@contract/kernel/broken-rule'
import { startComputation, type Step } from '@contract/kernel/computation'
import type { Centavos } from '@contract/kernel/money'
import type { Rate } from '@contract/kernel/rates'

/** What an advance is measured by: what a seller has earned, or what an employee is paid in a month. */
export type LimitBase = 'earnings' | 'pay'

export type LimitFacts = {
  base: LimitBase
  /** Shares of eligible or billed tranches that were not released, or a month's basic pay. */
  amount: Centavos
  rate: Rate
  /** What is open of earlier advances. */
  open: Centavos
}

export type LimitKey = 'unreleased' | 'monthly_basic' | 'ceiling' | 'open' | 'covered' | 'limit'
export type AdvanceLimit = { limit: Centavos; steps: readonly Step<LimitKey>[] }

/** never below nothing, however much is open. */
export function advanceLimit({ base, amount, rate, open }: LimitFacts): AdvanceLimit {
  const { add, steps } = startComputation<LimitKey>('R-15')
  const of = base === 'earnings' ? 'unreleased' : 'monthly_basic'
  add(of, { by: 'given', amount })
  add('ceiling', { by: 'percent', of, rate })
  add('open', { by: 'given', amount: open })
  add('covered', { by: 'smaller', of: ['ceiling', 'open'] })
  const limit = add('limit', { by: 'difference', from: 'ceiling', less: ['covered'] })
  return { limit, steps }
}

export type Repayment = 'liquidation' | 'payroll' | 'commission'

/** Who is repaid out of commission, or has no pay, is measured by what they earn as a seller. */
export function limitBaseOf(
  repayment: Repayment,
  { sells, isPaid }: { sells: boolean; isPaid: boolean },
): LimitBase {
  return sells && (repayment === 'commission' || !isPaid) ? 'earnings' : 'pay'
}

export type AdvanceAsked = { purpose: string; repayment: Repayment; amount: Centavos }
export type AdvanceStanding = {
  base: LimitBase
  limit: Centavos
  /** Of this person, beside the one that is asked: operational ones that are not settled, and any that are overdue. */
  operational: number
  overdue: number
  sells: boolean
  isPaid: boolean
}

/**
 * What the company spends through an employee is measured by whoever verifies it; what is lent against earnings or pay
 * stays within them.
 */
export const isLimitHard = ({ repayment }: Pick<AdvanceAsked, 'repayment'>, base: LimitBase): boolean =>
  base === 'earnings' || repayment !== 'liquidation'

/** Out of commission repay those who earn some, and out of pay those who have it. */
export function refuseRepayment(
  repayment: Repayment,
  { sells, isPaid }: Pick<AdvanceStanding, 'sells' | 'isPaid'>,
): BrokenRule[] {
  if (repayment === 'commission' && !sells) return [{ path: 'repayment', code: 'advance_needs_seller' }]
  if (repayment === 'payroll' && !isPaid) return [{ path: 'repayment', code: 'advance_needs_pay' }]
  return []
}

/** Why an advance may not be asked for. */
export function refuseAdvance(asked: AdvanceAsked, standing: AdvanceStanding, atOnce: number): BrokenRule[] {
  const broken = refuseRepayment(asked.repayment, standing)
  if (standing.overdue > 0) broken.push({ path: 'purpose', code: 'advance_overdue' })
  if (asked.purpose === 'operational' && standing.operational >= atOnce)
    broken.push({ path: 'purpose', code: 'advance_open_before' })
  if (asked.amount > standing.limit && isLimitHard(asked, standing.base))
    broken.push({ path: 'amount', code: 'advance_over_limit' })
  return broken
}
