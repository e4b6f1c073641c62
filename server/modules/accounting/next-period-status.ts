import { transition } from '@contract/kernel/state-machine'
import type { FiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import {
  periodMachine,
  type PeriodGuard,
  type PeriodStatus,
  type PeriodTrigger,
} from '@contract/modules/accounting/period.rules'
import type { Db } from '@server/platform/db/database'
import { Problem } from '@server/platform/http/problems'
import { findPeriodFacts } from '@server/modules/accounting/period.repository'

const MISSING: Record<PeriodGuard, string> = {
  month_over: 'period_not_over',
  earlier_months_closed: 'earlier_month_open',
  later_months_open: 'later_month_closed',
}

/** By the machine; who may was asked before, by the right of the command or by the seat of the decision. */
export async function nextPeriodStatus(
  db: Db,
  period: Pick<FiscalPeriod, 'ou_id' | 'month' | 'status'>,
  trigger: PeriodTrigger,
): Promise<PeriodStatus> {
  const facts = await findPeriodFacts(db, period)
  const outcome = transition(periodMachine, { from: period.status, trigger, facts, may: () => true })
  if (outcome.done) return outcome.to
  const [missing] = outcome.reason === 'not_ready' ? outcome.missing : []
  throw missing ? new Problem('rule_broken', MISSING[missing]) : new Problem('conflict', 'period_moved')
}
