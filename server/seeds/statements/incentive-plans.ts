import { addDays, type DateText } from '@contract/kernel/dates'
import type { IncentiveProgram } from '@contract/modules/commission/incentive-program.resource'
import { quarterEnds } from '@server/seeds/statements/statement-plans'

type Plan = Pick<
  IncentiveProgram,
  'name' | 'valid_from' | 'valid_to' | 'metric' | 'level' | 'funded_by' | 'tiers'
>

/** The one of the last quarter, which the company pays, and one that runs, which a developer pays. */
export function demoPrograms(today: DateText): readonly [ended: Plan, running: Plan] {
  const [before = '', last = ''] = quarterEnds(today, 2)
  const ended: Plan = {
    ...{ name: 'Quarter drive', valid_from: addDays(before, 1), valid_to: last },
    ...{ metric: 'net_sales', level: 'agent', funded_by: 'company' },
    tiers: [
      { from: '3000000.00', to: '9000000.00', kind: 'fixed', amount: '12000.00' },
      { from: '9000000.00', to: null, kind: 'pct', amount: '0.25' },
    ],
  }
  const running: Plan = {
    ...{ name: 'Developer’s push', valid_from: addDays(last, 1), valid_to: addDays(today, 45) },
    ...{ metric: 'units', level: 'agent', funded_by: 'developer' },
    tiers: [
      { from: '2', to: '4', kind: 'fixed', amount: '20000.00' },
      { from: '4', to: null, kind: 'fixed', amount: '50000.00' },
    ],
  }
  return [ended, running]
}
