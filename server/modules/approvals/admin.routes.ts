import { z } from 'zod'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { idSchema } from '@contract/kernel/ids'
import {
  freezeSchema,
  reassignSchema,
  requestDetailSchema,
  requestsQuerySchema,
  requestsSchema,
  type ApprovalRequestDetail,
} from '@contract/modules/approvals/approval-admin.commands'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { requestsFor } from '@server/modules/approvals/admin.repository'
import {
  freeze,
  reassign,
  resendLink,
  revokeLink,
  showRequest,
  type Admin,
} from '@server/modules/approvals/admin.service'

const url = '/api/v1/approvals/requests'
const params = z.strictObject({ id: idSchema })
const one = dataOf(requestDetailSchema)

/** For administrators: who is asked, by which link, and how to help it on. Nobody decides here. */
export function adminRoutes(app: PortalApp, platform: Platform, approvals: Approvals): void {
  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: { permission: 'approval.link.resend' },
    summary: 'Requests that wait, are held, or are overdue',
    query: requestsQuerySchema,
    response: { 200: dataOf(requestsSchema) },
    asPortal: true,
    handler: async call => ({
      data: await call.transaction(tx => requestsFor(tx.db, call.actor, call.query), { readOnly: true }),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:id`,
    access: { permission: 'approval.link.resend' },
    summary: 'Who is asked, and which links are out',
    params,
    response: { 200: one },
    asPortal: true,
    handler: async call => ({
      data: await call.transaction(tx => showRequest({ approvals, tx, actor: call.actor }, call.params.id)),
    }),
  })

  const command = <B extends z.ZodType>(
    path: string,
    permission: PermissionCode,
    summary: string,
    body: B,
    work: (admin: Admin, id: string, body: z.infer<B>) => Promise<ApprovalRequestDetail>,
  ) =>
    registerRoute(app, platform, {
      method: 'POST',
      url: path,
      access: { permission },
      summary,
      params,
      body,
      response: { 200: one },
      asPortal: true,
      handler: async call => ({
        data: await call.transaction(tx =>
          work({ approvals, tx, actor: call.actor }, call.params.id, call.body as z.infer<B>),
        ),
      }),
    })

  const nothing = z.strictObject({}).nullish()
  const links = '/api/v1/approvals/links'
  command(`${url}/:id/reassign`, 'approval.link.resend', 'Ask somebody else', reassignSchema, reassign)
  command(
    `${url}/:id/freeze`,
    'approval.link.revoke',
    'Hold a request: nobody decides',
    freezeSchema,
    (admin, id, body) => freeze(admin, id, 'freeze', body.reason),
  )
  command(
    `${url}/:id/unfreeze`,
    'approval.link.revoke',
    'Let a request go on',
    freezeSchema,
    (admin, id, body) => freeze(admin, id, 'unfreeze', body.reason),
  )
  command(`${links}/:id/resend`, 'approval.link.resend', 'Mail a fresh link instead', nothing, (admin, id) =>
    resendLink(admin, id),
  )
  command(`${links}/:id/revoke`, 'approval.link.revoke', 'Make a link useless', nothing, (admin, id) =>
    revokeLink(admin, id),
  )
}
