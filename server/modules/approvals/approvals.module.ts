import type { Authenticate } from '@server/platform/access/authenticate'
import { approvalJobs } from '@server/platform/approvals/approval-jobs'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import { createLinkEngine } from '@server/platform/approvals/create-link-engine'
import { readPeople } from '@server/platform/approvals/directory'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { JobRegister } from '@server/platform/jobs/job-list'
import { adminRoutes } from '@server/modules/approvals/admin.routes'
import { chainRoutes } from '@server/modules/approvals/chain.routes'
import { delegationRoutes } from '@server/modules/approvals/delegation.routes'
import { externalRoutes } from '@server/modules/approvals/external.routes'
import { inboxRoutes } from '@server/modules/approvals/inbox.routes'
import { trackerRoutes } from '@server/modules/approvals/tracker.routes'

export type ApprovalsOptions = {
  approvals: Approvals
  authenticate: Authenticate
  /** What time and changes of people do to requests. */
  jobs: JobRegister | undefined
}

export function approvalsModule(
  app: PortalApp,
  platform: Platform,
  { approvals, authenticate, jobs }: ApprovalsOptions,
): void {
  inboxRoutes(app, platform, approvals)
  trackerRoutes(app, platform, approvals)
  delegationRoutes(app, platform)
  chainRoutes(app, platform, approvals.documents)
  adminRoutes(app, platform, approvals)
  externalRoutes(app, platform, {
    engine: createLinkEngine(approvals),
    publicUrl: platform.publicUrl,
    async whoIs(authorization) {
      const actor = authorization ? await authenticate(authorization, { quietly: true }) : null
      return actor ? readPeople(platform.database.db).account(actor.userId) : null
    },
  })
  jobs?.add(approvalJobs({ database: platform.database, approvals, log: platform.logger }))
}
