import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { bankResource, revealedAccountSchema } from '@contract/modules/maintenance/bank.resource'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { ACCOUNT_NO } from '@server/modules/maintenance/bank.hooks'
import { findSealedAccount } from '@server/modules/maintenance/bank.repository'

/** A POST: it is never cached nor looked up ahead, and each time somebody looks is written down before they see it. */
export function bankRoutes(app: PortalApp, platform: Platform, seal: ColumnSeal): void {
  registerRoute(app, platform, {
    method: 'POST',
    url: `/api/v1${bankResource.path}/:id/reveal`,
    access: { permission: 'maintenance.bank.reveal_account' },
    summary: 'Show the whole number of a company account',
    params: z.strictObject({ id: idSchema }),
    response: { 200: dataOf(revealedAccountSchema) },
    handler: call =>
      call.transaction(async tx => {
        const { id } = call.params
        const sealed = await findSealedAccount(tx.db, id)
        if (sealed === null) throw notFound()
        tx.audit({
          action: 'bank.reveal',
          entityType: 'bank',
          entityId: id,
          diff: { account_no: 'revealed' },
        })
        return { data: { account_no: seal.open(ACCOUNT_NO, sealed) } }
      }),
  })
}
