import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { closeChecklistSchema } from '@contract/modules/accounting/close-checklist'
import { fiscalPeriodResource } from '@contract/modules/accounting/fiscal-period.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import type { CloseCheck } from '@server/platform/ledger/close-check'
import { createRepository } from '@server/platform/resource/create-repository'
import { checkMonth } from '@server/modules/accounting/close-checklist'

const repository = createRepository(fiscalPeriodResource)

export function closeChecklistRoutes(
  app: PortalApp,
  platform: Platform,
  checks: readonly CloseCheck[],
): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: `/api/v1${fiscalPeriodResource.path}/:id/checklist`,
    access: { permission: 'accounting.period.view' },
    summary: 'What stands in the way of closing a month of a unit, each with the rows that it is about',
    params: z.strictObject({ id: idSchema }),
    response: { 200: dataOf(closeChecklistSchema) },
    handler: call =>
      call.transaction(
        async tx => {
          const access = accessWhere(call.actor, 'view', fiscalPeriodResource)
          const period = await repository.get(tx.db, access, call.params.id)
          const { id, ou_id, month } = period
          return { data: { period_id: id, ou_id, month, checks: await checkMonth(tx.db, period, checks) } }
        },
        { readOnly: true },
      ),
  })
}
