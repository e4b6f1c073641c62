import { z } from 'zod'
import { incentiveGrantListCommands } from '@contract/modules/commission/incentive-grant.commands'
import { incentiveProgramResource } from '@contract/modules/commission/incentive-program.resource'
import { programStandingSchema } from '@contract/modules/commission/incentive-standing'
import { draftDocument } from '@server/platform/documents/draft-document'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import { noRecords } from '@server/platform/resource/run-command'
import { grantParts } from '@server/modules/commission/incentives/grant-parts'
import { programHooks } from '@server/modules/commission/incentives/program.hooks'
import { proposalsOf, standingShown } from '@server/modules/commission/incentives/standing.service'

/** Programs, where everybody stands in them, and grants for all who reached a tier. */
export function incentiveRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, incentiveProgramResource, {
    only: ['list', 'get', 'create', 'update', 'deactivate'],
    hooks: programHooks,
  })

  registerRead(app, platform, {
    url: '/api/v1/commission/incentives/standing',
    access: { permission: 'commission.incentive.view' },
    summary: 'Where each seller that one may see stands in each program that runs or ended lately',
    answers: z.array(programStandingSchema),
    read: (tx, call) => standingShown(tx, call.actor),
  })

  registerCommands(app, platform, incentiveGrantListCommands, noRecords, {
    async propose({ tx, call, body: { program_id }, audit }) {
      const sellers = await proposalsOf(tx, program_id)
      if (sellers === null) throw notFound()
      if (sellers.length === 0) refuseBroken([{ path: 'program_id', code: 'incentive_nobody_left' }])
      const ids: string[] = []
      for (const seller_id of sellers)
        ids.push(await draftDocument(tx, call, grantParts, { program_id, seller_id }))
      audit({ grants: ids })
      return { ids }
    },
  })
}
