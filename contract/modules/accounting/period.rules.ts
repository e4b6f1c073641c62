import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { Machine } from '@contract/kernel/state-machine'

export const PERIOD_STATUSES = ['open', 'soft_closed', 'closed'] as const
export type PeriodStatus = (typeof PERIOD_STATUSES)[number]
export type PeriodTrigger = 'soft_close' | 'close' | 'reopen'

/** `monthOver`: its last day is past. `openBefore`: months before it with entries that are not closed yet. */
export type PeriodFacts = { monthOver: boolean; openBefore: number; closedAfter: number }
export type PeriodGuard = 'month_over' | 'earlier_months_closed' | 'later_months_open'

/** Months close in their order and open again from the last one: no opening balance moves below a closed month. */
export const periodMachine: Machine<PeriodStatus, PeriodTrigger, PeriodGuard, PermissionCode, PeriodFacts> = {
  initial: 'open',
  rows: [
    {
      trigger: 'soft_close',
      from: 'open',
      to: 'soft_closed',
      permission: 'accounting.period.close',
      guards: ['month_over'],
    },
    {
      trigger: 'close',
      from: 'open',
      to: 'closed',
      permission: 'accounting.period.close',
      guards: ['month_over', 'earlier_months_closed'],
    },
    {
      trigger: 'close',
      from: 'soft_closed',
      to: 'closed',
      permission: 'accounting.period.close',
      guards: ['month_over', 'earlier_months_closed'],
    },
    {
      trigger: 'reopen',
      from: 'closed',
      to: 'soft_closed',
      permission: 'accounting.period.reopen',
      guards: ['later_months_open'],
    },
    {
      trigger: 'reopen',
      from: 'soft_closed',
      to: 'open',
      permission: 'accounting.period.reopen',
      guards: [],
    },
  ],
  guards: {
    month_over: ({ monthOver }) => monthOver,
    earlier_months_closed: ({ openBefore }) => openBefore === 0,
    later_months_open: ({ closedAfter }) => closedAfter === 0,
  },
}

/** Steps from where a month stands to what a request asks for; null where it is not closed as far as that. */
export function stepsOfReopening(from: PeriodStatus, to: PeriodStatus): PeriodStatus[] | null {
  const order = PERIOD_STATUSES
  const [start, end] = [order.indexOf(from), order.indexOf(to)]
  return start > end ? order.slice(end, start).toReversed() : null
}
