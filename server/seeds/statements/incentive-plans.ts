import { addDays, type DateText } from '@contract/kernel/dates'
import type { IncentiveProgram } from '@contract/modules/commission/incentive-program.resource'

type Plan = Pick<
  IncentiveProgram,
  'name' | 'valid_from' | 'valid_to' | 'metric' | 'level' | 'funded_by' | 'tiers'
>

/** So long ago the one began that runs; the other one ended the day before. */
export const DAYS_RUNNING = 60
const DAYS_ENDED_RAN = 92

/** One of three months that are over, which the company pays, and one that runs, which a developer pays. */
export function demoPrograms(today: DateText): readonly [ended: Plan, running: Plan] {
  const began = addDays(today, -DAYS_RUNNING)
  const ended: Plan = {
    ...{ name: 'Quarter drive', valid_from: addDays(began, -DAYS_ENDED_RAN), valid_to: addDays(began, -1) },
    ...{ metric: 'net_sales', level: 'agent', funded_by: 'company' },
    tiers: [
      { from: '3000000.00', to: '9000000.00', kind: 'fixed', amount: '12000.00' },
      { from: '9000000.00', to: null, kind: 'pct', amount: '0.25' },
    ],
  }
  const running: Plan = {
    ...{ name: 'Developer’s push', valid_from: began, valid_to: addDays(today, 45) },
    ...{ metric: 'units', level: 'agent', funded_by: 'developer' },
    tiers: [
      { from: '2', to: '4', kind: 'fixed', amount: '20000.00' },
      { from: '4', to: null, kind: 'fixed', amount: '50000.00' },
    ],
  }
  return [ended, running]
}
