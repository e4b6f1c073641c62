import {
  approvalLinkCommands,
  approvalRequestCommands,
} from '@contract/modules/approvals/approval-admin.commands'
import {
  requestDetailSchema,
  requestsQuerySchema,
  requestsSchema,
} from '@contract/modules/approvals/approval-admin.calls'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerCommands } from '@server/platform/resource/register-commands'
import type { CommandOptions } from '@server/platform/resource/run-command'
import { requestsFor } from '@server/modules/approvals/admin.repository'
import {
  freeze,
  holdForAdmin,
  holdLink,
  reassign,
  resendLink,
  revokeLink,
  showRequest,
  type HeldForAdmin,
  type HeldLink,
} from '@server/modules/approvals/admin.service'
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = '/api/v1/approvals/requests'
const WHY = 'What waits moves documents, mails and links, which are the portal’s; only in units of the actor.'

/** For administrators: who is asked, by which link, and how to help it on. Nobody decides here. */
export function adminRoutes(app: PortalApp, platform: Platform, approvals: Approvals): void {
  registerRead(app, platform, {
    url,
    access: { permission: 'approval.link.resend' },
    summary: 'Requests that wait, are held, or are overdue',
    query: requestsQuerySchema,
    answers: requestsSchema,
    asPortal: WHY,
    read: (tx, call) => requestsFor(tx.db, call.actor, call.query),
  })

  registerRead(app, platform, {
    url: `${url}/:id`,
    access: { permission: 'approval.link.resend' },
    summary: 'Who is asked, and which links are out',
    params: recordParams,
    answers: requestDetailSchema,
    asPortal: WHY,
    locks: true,
    read: (tx, call) => showRequest({ approvals, tx, actor: call.actor }, call.params.id),
  })

  const ofRequests: CommandOptions<HeldForAdmin> = {
    lock: (tx, _access, id, { actor }) => holdForAdmin({ approvals, tx, actor }, id),
    asPortal: WHY,
  }
  registerCommands(app, platform, approvalRequestCommands, ofRequests, {
    reassign: context => reassign({ ...context, approvals }, context.body),
    freeze: context => freeze({ ...context, approvals }, 'freeze', context.body.reason),
    unfreeze: context => freeze({ ...context, approvals }, 'unfreeze', context.body.reason),
  })

  const ofLinks: CommandOptions<HeldLink> = {
    lock: (tx, _access, id, { actor }) => holdLink({ approvals, tx, actor }, id),
    asPortal: WHY,
  }
  registerCommands(app, platform, approvalLinkCommands, ofLinks, {
    resend: context => resendLink({ ...context, approvals }),
    revoke: context => revokeLink({ ...context, approvals }),
  })
}
