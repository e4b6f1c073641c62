import { z } from 'zod'
import type { Resource } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import {
  ledgerEntrySchema,
  yearEndQuerySchema,
  yearEndSchema,
} from '@contract/modules/leave/leave-balance.commands'
import { leaveBalanceResource } from '@contract/modules/leave/leave-balance.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { createRepository } from '@server/platform/resource/create-repository'
import { findEntries } from '@server/modules/leave/leave-balance.repository'
import { registerLedgerCommands } from '@server/modules/leave/leave-ledger-commands'
import { yearEndOf } from '@server/modules/leave/year-end'

const balanceResource: Resource = leaveBalanceResource
const balances = createRepository(balanceResource)

export function leaveBalanceRoutes(app: PortalApp, platform: Platform): void {
  registerLedgerCommands(app, platform)
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/leave/balances/:id/entries',
    access: { permission: 'hr.leave.view' },
    summary: 'What a leave balance is the sum of',
    params: z.strictObject({ id: idSchema }),
    response: { 200: dataOf(z.array(ledgerEntrySchema)) },
    handler: async call => {
      const access = accessWhere(call.actor, 'view', balanceResource)
      const entries = await call.transaction(
        async tx => {
          const row = await balances.get(tx.db, access, call.params.id)
          const [employeeId, typeId] = [String(row['employee_id']), String(row['leave_type_id'])]
          return findEntries(tx.db, { employeeId, typeId, year: Number(row['year']) })
        },
        { readOnly: true },
      )
      return { data: entries }
    },
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/leave/year-end',
    access: { permission: 'hr.leave.adjust_balance' },
    summary: 'What closing a year of leave would write',
    query: yearEndQuerySchema,
    response: { 200: dataOf(yearEndSchema) },
    handler: async call => ({
      data: (await call.transaction(tx => yearEndOf(tx.db, call.query.year), { readOnly: true })).shown,
    }),
  })
}
