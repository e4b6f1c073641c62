import { z } from 'zod'
import { shownSchema } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import {
  draftLeaveSchema,
  leaveDetailSchema,
  leaveReasonSchema,
  splitLeaveSchema,
} from '@contract/modules/leave/leave-request.commands'
import { leaveRequestResource } from '@contract/modules/leave/leave-request.resource'
import type { AccessRule } from '@server/platform/http/access-rule'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { leaveAskRoutes } from '@server/modules/leave/leave-ask.routes'
import { detailOf } from '@server/modules/leave/leave-detail'
import { shownRequest, type Asking, type LeaveParts } from '@server/modules/leave/leave-request.service'
import { createRequestService } from '@server/modules/leave/leave-request.service'
import { splitLeave } from '@server/modules/leave/leave-split.service'

const URL = '/api/v1/leave/requests'
const one = z.strictObject({ id: idSchema })
/** HR asks for whoever has no account. */
const ASK = { permission: 'hr.leave.create', or: 'hr.leave.verify' } as const
const HAND_IN = { permission: 'hr.leave.submit', or: 'hr.leave.verify' } as const
const shown = dataOf(shownSchema(leaveRequestResource))

/** All run as the portal itself: heads stand in other units. What the caller may is asked for by each. */
export function leaveRequestRoutes(app: PortalApp, platform: Platform, parts: LeaveParts): void {
  const service = createRequestService(parts)
  leaveAskRoutes(app, platform, parts)

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
    method: 'PATCH',
    url: `${URL}/:id`,
    access: ASK,
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
    access: ASK,
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
    access: AccessRule,
    summary: string,
    body: B,
    run: (asking: Asking, id: string, version: number, body: z.infer<B>) => Promise<void>,
  ) =>
    registerRoute(app, platform, {
      method: 'POST',
      url: `${URL}/:id/${verb}`,
      access,
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
  command('submit', HAND_IN, 'Hand one’s own leave request in', empty, (asking, id, version) =>
    service.submit(asking, id, version),
  )
  command('withdraw', HAND_IN, 'Take one’s own leave request back', empty, (asking, id, version) =>
    service.withdraw(asking, id, version),
  )
  command(
    'ask-cancellation',
    HAND_IN,
    'Ask HR to cancel one’s own approved leave',
    leaveReasonSchema,
    (asking, id, version, { reason }) => service.askCancellation(asking, id, version, reason),
  )
  command(
    'grant-cancellation',
    { permission: 'hr.leave.recall' },
    'Cancel approved leave as was asked',
    leaveReasonSchema,
    (asking, id, version, { reason }) =>
      service.decideCancellation(asking, id, version, { grant: true, reason }),
  )
  command(
    'refuse-cancellation',
    { permission: 'hr.leave.recall' },
    'Let approved leave stand although it was asked to be cancelled',
    leaveReasonSchema,
    (asking, id, version, { reason }) =>
      service.decideCancellation(asking, id, version, { grant: false, reason }),
  )
  command(
    'recall',
    { permission: 'hr.leave.recall' },
    'Recall approved leave before it begins',
    leaveReasonSchema,
    (asking, id, version, { reason }) => service.recall(asking, id, version, reason),
  )
  command(
    'split',
    { permission: 'hr.leave.verify' },
    'Say which part of a leave is without pay',
    splitLeaveSchema,
    (asking, id, version, { unpaid_days }) => splitLeave(asking, parts.attendance, id, version, unpaid_days),
  )
}
