import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  decidedManySchema,
  decidedSchema,
  decideManySchema,
  decideSchema,
  delegatedSeatSchema,
  delegateSeatSchema,
  inboxCountsSchema,
  openedSeatSchema,
} from '@contract/modules/approvals/approval-inbox.commands'
import { approvalSeatResource } from '@contract/modules/approvals/approval-inbox.resource'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { registerResource } from '@server/platform/resource/register-resource'
import { inboxCounts } from '@server/modules/approvals/inbox.repository'
import {
  decideMany,
  decideSeat,
  delegateSeat,
  openSeat,
  seatFile,
} from '@server/modules/approvals/inbox.service'
import { fileHeaders } from '@server/platform/files/file-headers'
import { whoActs } from '@server/modules/approvals/who-acts'

const url = `/api/v1${approvalSeatResource.path}`
const params = z.strictObject({ id: idSchema })
/** Requests come from all units, and what is decided moves documents there: as the portal, for one's own seats alone. */
const IN_INBOX = { access: { permission: 'approval.inbox.view' }, asPortal: true } as const

export function inboxRoutes(app: PortalApp, platform: Platform, approvals: Approvals): void {
  registerResource(app, platform, approvalSeatResource, { only: ['list'] })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/approvals/counts',
    access: { permission: 'approval.inbox.view' },
    summary: 'How much waits for the caller, by type of document',
    response: { 200: dataOf(inboxCountsSchema) },
    handler: async call => ({
      data: await call.transaction(tx => inboxCounts(tx.db, call.actor.userId), { readOnly: true }),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:id`,
    ...IN_INBOX,
    summary: 'What the caller is asked, whole',
    params,
    response: { 200: dataOf(openedSeatSchema) },
    handler: async call => ({
      data: await call.transaction(tx => openSeat(approvals, tx, whoActs(call), call.params.id, call.locale)),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:id/files/:key`,
    ...IN_INBOX,
    summary: 'A file of what the caller is asked about',
    params: z.strictObject({ id: idSchema, key: z.string().max(200) }),
    response: { 200: z.unknown() },
    handler: async call => {
      const { name, media_type, content } = await call.transaction(tx =>
        seatFile(approvals, tx, whoActs(call), call.params, call.locale),
      )
      const headers = fileHeaders({ file_name: name, mime: media_type, size_bytes: content.length })
      void call.reply.headers(headers)
      return content
    },
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/decide`,
    ...IN_INBOX,
    summary: 'Decide about the version that was shown',
    params,
    body: decideSchema,
    response: { 200: dataOf(decidedSchema) },
    needsVersion: true,
    handler: async call => ({
      data: await call.transaction(tx =>
        decideSeat(approvals, tx, whoActs(call), call.params.id, {
          ...call.body,
          version: call.version ?? 0,
        }),
      ),
    }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/decide`,
    ...IN_INBOX,
    summary: 'Decide about many, each for itself',
    body: decideManySchema,
    response: { 200: dataOf(decidedManySchema) },
    handler: async call => ({
      data: await call.transaction(tx => decideMany(approvals, tx, whoActs(call), call.body, call.locale)),
    }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/delegate`,
    ...IN_INBOX,
    summary: 'Hand a request on to one of those who are offered',
    params,
    body: delegateSeatSchema,
    response: { 200: dataOf(delegatedSeatSchema) },
    handler: async call => ({
      data: await call.transaction(tx =>
        delegateSeat(approvals, tx, whoActs(call), call.params.id, call.body.key),
      ),
    }),
  })
}
