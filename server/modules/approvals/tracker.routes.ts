import { trackerParamsSchema, trackerSchema } from '@contract/modules/approvals/approval-inbox.calls'
import { ownRequestsSchema } from '@contract/modules/approvals/own-requests'
import { ownRequestCommands } from '@contract/modules/approvals/own-request.commands'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerCommands } from '@server/platform/resource/register-commands'
import type { CommandOptions } from '@server/platform/resource/run-command'
import { holdOwnRequest, nudge, type OwnRequest } from '@server/modules/approvals/nudge.service'
import { ownRequests } from '@server/modules/approvals/own-requests'
import { trackerFor } from '@server/modules/approvals/tracker.service'

export function trackerRoutes(app: PortalApp, platform: Platform, approvals: Approvals): void {
  registerRead(app, platform, {
    url: '/api/v1/approvals/tracker/:doc_type/:subject_id',
    access: { signedIn: true },
    summary: 'How a request stands, for whoever asked, is asked or may see the document',
    params: trackerParamsSchema,
    answers: trackerSchema,
    asPortal: 'Whoever is asked may be of another unit; only of requests that the caller may see.',
    read: async (tx, call) => {
      const { doc_type, subject_id } = call.params
      return trackerFor(approvals, tx, call.actor, doc_type, subject_id)
    },
  })

  registerRead(app, platform, {
    url: '/api/v1/approvals/own',
    access: { signedIn: true },
    summary: 'What the caller has asked for and waits for',
    answers: ownRequestsSchema,
    asPortal: 'Whoever is asked may be of another unit; only what the caller asked for is read.',
    read: (tx, call) => ownRequests(approvals, tx, call.actor.userId),
  })

  const options: CommandOptions<OwnRequest> = {
    lock: (tx, _access, id, call) => holdOwnRequest(approvals, tx, call.actor.userId, id),
    asPortal: 'Whoever is asked may be of another unit; only of what the caller asked for.',
  }
  registerCommands(app, platform, ownRequestCommands, options, {
    nudge: ({ tx, record }) => nudge(approvals, tx, record),
  })
}
