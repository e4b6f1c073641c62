import { z } from 'zod'
import { defineCommands } from '@contract/kernel/define-commands'
import {
  adjustBalanceSchema,
  closeYearSchema,
  grantedSchema,
  yearEndSchema,
} from '@contract/modules/leave/leave-balance.calls'

const ledger = {
  name: 'leave_ledger',
  path: '/leave',
  table: 'leave_ledger',
  permission: 'hr.leave',
  scope: {},
} as const
const byKeeper = {
  on: 'list',
  permission: 'hr.leave.adjust_balance',
  touches: ['leave_request', 'leave_balance', 'leave_usage'],
} as const

/** What writes entries by itself, without a request. */
export const leaveLedgerCommands = defineCommands(ledger, {
  adjust: {
    ...byKeeper,
    path: 'balances/adjust',
    summary: 'Correct a leave balance with a reason',
    body: adjustBalanceSchema,
    answer: z.object({ available: z.string() }),
  },
  grant: {
    ...byKeeper,
    path: 'grants',
    summary: 'Give what the year has given until today, to whom it was not given yet',
    answer: grantedSchema,
  },
  close_year: {
    ...byKeeper,
    path: 'year-end',
    summary: 'Close a year of leave: carry over, forfeit, turn into money',
    body: closeYearSchema,
    answer: yearEndSchema,
  },
})
