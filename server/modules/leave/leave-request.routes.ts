import { z } from 'zod'
import { shownSchema } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import {
  draftLeaveSchema,
  leaveChoicesSchema,
  leaveDetailSchema,
  leavePreviewSchema,
  leaveReasonSchema,
  previewLeaveSchema,
  splitLeaveSchema,
} from '@contract/modules/leave/leave-request.commands'
import { leaveRequestResource } from '@contract/modules/leave/leave-request.resource'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { choicesOf } from '@server/modules/leave/leave-choices'
import { detailOf } from '@server/modules/leave/leave-detail'
import { previewLeave } from '@server/modules/leave/leave-preview'
import {
  createDraft,
  shownRequest,
  type Asking,
  type LeaveParts,
} from '@server/modules/leave/leave-request.service'
import { createRequestService } from '@server/modules/leave/leave-request.service'
import { splitLeave } from '@server/modules/leave/leave-split.service'

const URL = '/api/v1/leave/requests'
const one = z.strictObject({ id: idSchema })
const shown = dataOf(shownSchema(leaveRequestResource))

/** All run as the portal itself: heads stand in other units. What the caller may is asked for by each. */
export function leaveRequestRoutes(app: PortalApp, platform: Platform, parts: LeaveParts): void {
  const service = createRequestService(parts)

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/leave/choices',
    access: { permission: 'hr.leave.create' },
    summary: 'All that the form for a leave request stands on',
    response: { 200: dataOf(leaveChoicesSchema) },
    asPortal: true,
    handler: async call => ({
      data: await call.transaction(tx => choicesOf(tx.db, call.actor), { readOnly: true }),
    }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/leave/preview',
    access: { permission: 'hr.leave.create' },
    summary: 'What a leave request would come to; writes nothing',
    body: previewLeaveSchema,
    response: { 200: dataOf(leavePreviewSchema) },
    asPortal: true,
    handler: async call => ({
      data: await call.transaction(
        tx => previewLeave(tx.db, { actor: call.actor, locale: call.locale, asked: call.body }),
        { readOnly: true },
      ),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${URL}/:id/days`,
    access: { permission: 'hr.leave.view' },
    summary: 'Each day of a leave request, its ledger, and what may be done with it',
    params: one,
    response: { 200: dataOf(leaveDetailSchema) },
    asPortal: true,
    handler: async call => ({
      data: await call.transaction(tx => detailOf(tx.db, call.actor, call.params.id), { readOnly: true }),
    }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: URL,
    access: { permission: 'hr.leave.create' },
    summary: 'Draft a leave request of one’s own',
    body: draftLeaveSchema,
    response: { 201: shown },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => ({ data: await createDraft({ tx, actor: call.actor }, call.body) })),
  })

  registerRoute(app, platform, {
    method: 'PATCH',
    url: `${URL}/:id`,
    access: { permission: 'hr.leave.create' },
    summary: 'Change one’s own leave request; what was submitted starts again at its first step',
    params: one,
    body: draftLeaveSchema,
    response: { 200: shown },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const asking = { tx, actor: call.actor }
        await service.change(asking, call.params.id, call.version, call.body)
        return { data: await shownRequest(tx.db, call.actor, call.params.id) }
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${URL}/:id/discard`,
    access: { permission: 'hr.leave.create' },
    summary: 'Throw one’s own draft away',
    params: one,
    response: { 204: nothing },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        await service.discard({ tx, actor: call.actor }, call.params.id, call.version)
        return null
      }),
  })

  const command = <B extends z.ZodType>(
    verb: string,
    permission: PermissionCode,
    summary: string,
    body: B,
    run: (asking: Asking, id: string, version: number, body: z.infer<B>) => Promise<void>,
  ) =>
    registerRoute(app, platform, {
      method: 'POST',
      url: `${URL}/:id/${verb}`,
      access: { permission },
      summary,
      params: one,
      body,
      response: { 200: shown },
      needsVersion: true,
      asPortal: true,
      handler: call =>
        call.transaction(async tx => {
          const asking = { tx, actor: call.actor }
          await run(asking, call.params.id, call.version ?? 0, call.body as z.infer<B>)
          return { data: await shownRequest(tx.db, call.actor, call.params.id) }
        }),
    })
  const empty = z.strictObject({}).nullish()
  command('submit', 'hr.leave.submit', 'Hand one’s own leave request in', empty, (asking, id, version) =>
    service.submit(asking, id, version),
  )
  command('withdraw', 'hr.leave.submit', 'Take one’s own leave request back', empty, (asking, id, version) =>
    service.withdraw(asking, id, version),
  )
  command(
    'ask-cancellation',
    'hr.leave.submit',
    'Ask HR to cancel one’s own approved leave',
    leaveReasonSchema,
    (asking, id, version, { reason }) => service.askCancellation(asking, id, version, reason),
  )
  command(
    'grant-cancellation',
    'hr.leave.recall',
    'Cancel approved leave as was asked',
    leaveReasonSchema,
    (asking, id, version, { reason }) =>
      service.decideCancellation(asking, id, version, { grant: true, reason }),
  )
  command(
    'refuse-cancellation',
    'hr.leave.recall',
    'Let approved leave stand although it was asked to be cancelled',
    leaveReasonSchema,
    (asking, id, version, { reason }) =>
      service.decideCancellation(asking, id, version, { grant: false, reason }),
  )
  command(
    'recall',
    'hr.leave.recall',
    'Recall approved leave before it begins',
    leaveReasonSchema,
    (asking, id, version, { reason }) => service.recall(asking, id, version, reason),
  )
  command(
    'split',
    'hr.leave.verify',
    'Say which part of a leave is without pay',
    splitLeaveSchema,
    (asking, id, version, { unpaid_days }) => splitLeave(asking, parts.attendance, id, version, unpaid_days),
  )
}
