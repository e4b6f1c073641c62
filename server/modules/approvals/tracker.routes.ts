import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  nudgedSchema,
  trackerParamsSchema,
  trackerSchema,
} from '@contract/modules/approvals/approval-inbox.commands'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { nudge } from '@server/modules/approvals/nudge.service'
import { trackerFor } from '@server/modules/approvals/tracker.service'

export function trackerRoutes(app: PortalApp, platform: Platform, approvals: Approvals): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/approvals/tracker/:doc_type/:subject_id',
    access: { signedIn: true },
    summary: 'How a request stands, for whoever asked, is asked or may see the document',
    params: trackerParamsSchema,
    response: { 200: dataOf(trackerSchema) },
    asPortal: true,
    handler: async call => {
      const { doc_type, subject_id } = call.params
      return {
        data: await call.transaction(tx => trackerFor(approvals, tx, call.actor, doc_type, subject_id)),
      }
    },
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/approvals/requests/:id/nudge',
    access: { signedIn: true },
    summary: 'Remind whoever is asked, once a day, by the one who asked',
    params: z.strictObject({ id: idSchema }),
    response: { 200: dataOf(nudgedSchema) },
    asPortal: true,
    handler: async call => ({
      data: await call.transaction(tx => nudge(approvals, tx, call.actor.userId, call.params.id)),
    }),
  })
}
