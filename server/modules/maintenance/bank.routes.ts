import { z } from 'zod'
import { bankResource, revealedAccountSchema } from '@contract/modules/maintenance/bank.resource'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { revealRoute } from '@server/platform/resource/reveal-route'
import { ACCOUNT_NO } from '@server/modules/maintenance/bank.hooks'
import { findSealedAccount } from '@server/modules/maintenance/bank.repository'

export function bankRoutes(app: PortalApp, platform: Platform, seal: ColumnSeal): void {
  revealRoute(app, platform, seal, {
    path: bankResource.path,
    permission: 'maintenance.bank.reveal_account',
    summary: 'Show the whole number of a company account',
    entityType: 'bank',
    body: z.strictObject({}).nullish(),
    answer: revealedAccountSchema,
    async find(tx, { id }) {
      const sealed = await findSealedAccount(tx.db, id)
      return sealed === null ? null : { sealed, field: 'account_no', column: ACCOUNT_NO }
    },
    show: account_no => ({ account_no }),
  })
}
