import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { inboxCountsSchema, openedSeatSchema } from '@contract/modules/approvals/approval-inbox.calls'
import { approvalSeatResource } from '@contract/modules/approvals/approval-inbox.resource'
import { approvalSeatCommands } from '@contract/modules/approvals/approval-seat.commands'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import { registerFile } from '@server/platform/files/register-file'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import type { CommandOptions } from '@server/platform/resource/run-command'
import { inboxCounts } from '@server/modules/approvals/inbox.repository'
import {
  decideMany,
  decideSeat,
  delegateSeat,
  holdSeat,
  openSeat,
  seatFile,
  type HeldSeat,
} from '@server/modules/approvals/inbox.service'
import { whoActs } from '@server/modules/approvals/who-acts'
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = `/api/v1${approvalSeatResource.path}`
const WHY = 'Requests come from all units, and what is decided moves documents there; only of the own seats.'
const IN_INBOX = { access: { permission: 'approval.inbox.view' }, asPortal: WHY } as const

export function inboxRoutes(app: PortalApp, platform: Platform, approvals: Approvals): void {
  registerResource(app, platform, approvalSeatResource, { only: ['list'] })

  registerRead(app, platform, {
    url: '/api/v1/approvals/counts',
    access: { permission: 'approval.inbox.view' },
    summary: 'How much waits for the caller, by type of document',
    answers: inboxCountsSchema,
    read: (tx, call) => inboxCounts(tx.db, call.actor.userId),
  })

  registerRead(app, platform, {
    url: `${url}/:id`,
    ...IN_INBOX,
    summary: 'What the caller is asked, whole',
    params: recordParams,
    answers: openedSeatSchema,
    locks: true,
    read: (tx, call) => openSeat(approvals, tx, whoActs(call), call.params.id, call.locale),
  })

  registerFile(app, platform, {
    url: `${url}/:id/files/:key`,
    ...IN_INBOX,
    summary: 'A file of what the caller is asked about',
    params: z.strictObject({ id: idSchema, key: z.string().max(200) }),
    locks: true,
    read: (tx, call) => seatFile(approvals, tx, whoActs(call), call.params, call.locale),
    file: ({ name, media_type, content }) => ({ file_name: name, mime: media_type, content }),
  })

  const options: CommandOptions<HeldSeat> = {
    lock: async (tx, _access, id, call) => ({
      ...(await holdSeat(approvals, tx, call.actor.userId, id)),
      id,
      // The version is that of the document, which is asked once it is known that nobody was faster.
      ...(call.version !== null && { row_version: call.version }),
    }),
    asPortal: WHY,
  }
  registerCommands(app, platform, approvalSeatCommands, options, {
    decide: ({ tx, call, record, body }) =>
      decideSeat(approvals, tx, whoActs(call), record, { ...body, version: call.version ?? 0 }),
    decide_many: ({ tx, call, body }) => decideMany(approvals, tx, whoActs(call), body, call.locale),
    delegate: ({ tx, call, record, body }) => delegateSeat(approvals, tx, whoActs(call), record, body.key),
  })
}
