import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import {
  advanceLimit,
  isLimitHard,
  limitBaseOf,
  refuseAdvance,
  refuseRepayment,
  type AdvanceAsked,
  type AdvanceStanding,
  type Repayment,
} from '@contract/modules/cash-advance/advance-limit.rules'
import type { AdvanceLimitAnswer } from '@contract/modules/cash-advance/advance-answers'
import {
  liquidationDays,
  openAtOnce,
  payLimit,
  sellerLimit,
} from '@contract/modules/cash-advance/cash-advance.parameters'
import { shownSteps } from '@contract/selling/shown-step'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findAdvanceFacts } from '@server/modules/cash-advance/advance-facts.repository'

/** Sales stand in other units than their seller, so what was earned is summed past the units of whoever asks. */
export async function measureAdvance(
  tx: Tx,
  employeeId: string,
  { repayment, exceptId = null }: { repayment: Repayment; exceptId?: string | null },
) {
  const facts = await asPortal(tx, portal => findAdvanceFacts(portal.db, employeeId, exceptId))
  const place = { on: await businessDay(tx.db), ouId: facts.ou_id }
  const who = { sells: facts.seller_id !== null, isPaid: facts.monthly_basic !== null }
  const base = limitBaseOf(repayment, who)
  const earns = base === 'earnings'
  const { limit, steps } = advanceLimit({
    base,
    amount: parseMoney(earns ? facts.unreleased : (facts.monthly_basic ?? '0.00')),
    rate: parseRate(await parameterOf(tx, earns ? sellerLimit : payLimit, place)),
    open: parseMoney(facts.open),
  })
  const { operational, overdue } = facts
  const standing: AdvanceStanding = { base, limit, operational, overdue, ...who }
  const atOnce = await parameterOf(tx, openAtOnce, place)
  return {
    base,
    limit,
    steps,
    userId: facts.user_id,
    sellerId: earns ? facts.seller_id : null,
    settleDays: await parameterOf(tx, liquidationDays, place),
    refuseRepayment: (by: Repayment) => refuseRepayment(by, who),
    refuse: (asked: AdvanceAsked) => refuseAdvance(asked, standing, atOnce),
  }
}

export type AdvanceMeasure = Awaited<ReturnType<typeof measureAdvance>>

/** What stands in the way before an amount is known. */
export function limitAnswer(measured: AdvanceMeasure, repayment: Repayment): AdvanceLimitAnswer {
  const { base, limit, steps, settleDays, refuse } = measured
  return {
    base,
    limit: moneyText(limit),
    steps: shownSteps(steps),
    is_hard: isLimitHard({ repayment }, base),
    refused: refuse({ purpose: 'operational', repayment, amount: 0n }).map(({ code }) => code),
    settle_days: settleDays,
  }
}
