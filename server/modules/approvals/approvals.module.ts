import { externalRoutes } from '@server/modules/approvals/external.routes'
import type { Authenticate } from '@server/platform/access/authenticate'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import { createLinkEngine } from '@server/platform/approvals/create-link-engine'
import { readPeople } from '@server/platform/approvals/directory'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'

export type ApprovalsOptions = { approvals: Approvals; authenticate: Authenticate }

export function approvalsModule(
  app: PortalApp,
  platform: Platform,
  { approvals, authenticate }: ApprovalsOptions,
): void {
  externalRoutes(app, platform, {
    engine: createLinkEngine(approvals),
    publicUrl: platform.publicUrl,
    async whoIs(authorization) {
      const actor = authorization ? await authenticate(authorization, { quietly: true }) : null
      return actor ? readPeople(platform.database.db).account(actor.userId) : null
    },
  })
}
