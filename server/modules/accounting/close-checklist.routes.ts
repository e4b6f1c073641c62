import { closeChecklistSchema } from '@contract/modules/accounting/close-checklist'
import { fiscalPeriodResource } from '@contract/modules/accounting/fiscal-period.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import type { CloseCheck } from '@server/platform/ledger/close-check'
import { createRepository } from '@server/platform/resource/create-repository'
import { checkMonth } from '@server/modules/accounting/close-checklist'
import { recordParams } from '@server/platform/resource/routes/record-params'

const repository = createRepository(fiscalPeriodResource)

export function closeChecklistRoutes(
  app: PortalApp,
  platform: Platform,
  checks: readonly CloseCheck[],
): void {
  registerRead(app, platform, {
    url: `/api/v1${fiscalPeriodResource.path}/:id/checklist`,
    access: { permission: 'accounting.period.view' },
    summary: 'What stands in the way of closing a month of a unit, each with the rows that it is about',
    params: recordParams,
    answers: closeChecklistSchema,
    read: async (tx, call) => {
      const access = accessWhere(call.actor, 'view', fiscalPeriodResource)
      const period = await repository.get(tx.db, access, call.params.id)
      const { id, ou_id, month } = period
      return { period_id: id, ou_id, month, checks: await checkMonth(tx.db, period, checks) }
    },
  })
}
