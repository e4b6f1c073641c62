import { z } from 'zod'
import type { Resource } from '@contract/kernel/define-resource'
import {
  ledgerEntrySchema,
  yearEndQuerySchema,
  yearEndSchema,
} from '@contract/modules/leave/leave-balance.calls'
import { leaveBalanceResource } from '@contract/modules/leave/leave-balance.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { createRepository } from '@server/platform/resource/create-repository'
import { findEntries } from '@server/modules/leave/leave-balance.repository'
import { registerLedgerCommands } from '@server/modules/leave/leave-ledger-commands'
import { yearEndOf } from '@server/modules/leave/year-end'
import { recordParams } from '@server/platform/resource/routes/record-params'

const balanceResource: Resource = leaveBalanceResource
const balances = createRepository(balanceResource)

export function leaveBalanceRoutes(app: PortalApp, platform: Platform): void {
  registerLedgerCommands(app, platform)
  registerRead(app, platform, {
    url: '/api/v1/leave/balances/:id/entries',
    access: { permission: 'hr.leave.view' },
    summary: 'What a leave balance is the sum of',
    params: recordParams,
    answers: z.array(ledgerEntrySchema),
    read: async (tx, call) => {
      const access = accessWhere(call.actor, 'view', balanceResource)
      const row = await balances.get(tx.db, access, call.params.id)
      const [employeeId, typeId] = [String(row['employee_id']), String(row['leave_type_id'])]
      return findEntries(tx.db, { employeeId, typeId, year: Number(row['year']) })
    },
  })

  registerRead(app, platform, {
    url: '/api/v1/leave/year-end',
    access: { permission: 'hr.leave.adjust_balance' },
    summary: 'What closing a year of leave would write',
    query: yearEndQuerySchema,
    answers: yearEndSchema,
    read: async (tx, call) => (await yearEndOf(tx.db, call.query.year)).shown,
  })
}
