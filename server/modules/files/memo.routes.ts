import { z } from 'zod'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { shownSchema, type Resource } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import {
  memoReceiptsSchema,
  memoVersionSchema,
  reviseMemoSchema,
} from '@contract/modules/files/memo.commands'
import { memoResource } from '@contract/modules/files/memo.resource'
import { receiptState } from '@contract/modules/files/memo.rules'
import { accessWhere } from '@server/platform/access/access-where'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { createRepository } from '@server/platform/resource/create-repository'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { businessDay } from '@server/platform/db/business-day'
import { lockMemo, readersOf, versionsOf } from '@server/modules/files/memo.repository'
import {
  archiveMemo,
  publishMemo,
  reviseOut,
  scheduleMemo,
  type AskedMove,
} from '@server/modules/files/memo.service'

const resource: Resource = memoResource
const url = `/api/v1${memoResource.path}/:id`
const params = z.strictObject({ id: idSchema })
const repository = createRepository(resource)

/** What is done with a memo beside writing it. Versions and receipts are the portal's tables, so it asks for the rows. */
export function memoRoutes(app: PortalApp, platform: Platform): void {
  const move = (
    verb: string,
    permission: PermissionCode,
    summary: string,
    work: (tx: Tx, asked: AskedMove) => Promise<void>,
  ) =>
    registerRoute(app, platform, {
      method: 'POST',
      url: `${url}/${verb}`,
      access: { permission },
      summary,
      params,
      response: { 200: dataOf(shownSchema(memoResource)) },
      needsVersion: true,
      asPortal: true,
      handler: call =>
        call.transaction(async tx => {
          await work(tx, { actor: call.actor, id: call.params.id, version: call.version ?? 0 })
          return { data: await shown(tx, call) }
        }),
    })
  const shown = (tx: Tx, call: AnyCall) =>
    repository.get(tx.db, accessWhere(call.actor, 'view', resource), (call.params as { id: string }).id)

  const publish = 'files.memo.publish'
  move('schedule', publish, 'Let a memo go out by itself on its day', (tx, asked) =>
    scheduleMemo(tx, asked, 'schedule'),
  )
  move('unschedule', publish, 'Take a scheduled memo back to being a draft', (tx, asked) =>
    scheduleMemo(tx, asked, 'unschedule'),
  )
  move('publish', publish, 'Publish a memo to its audience', publishMemo)
  move('archive', 'files.memo.archive', 'Put a memo away', archiveMemo)

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/revise`,
    access: { permission: publish },
    summary: 'Publish a new version of a memo',
    params,
    body: reviseMemoSchema,
    response: { 200: dataOf(shownSchema(memoResource)) },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const { actor, version } = call
        await reviseOut(tx, { actor, id: call.params.id, version: version ?? 0 }, call.body)
        return { data: await shown(tx, call) }
      }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/versions`,
    access: { permission: 'files.memo.view' },
    summary: 'The versions in which a memo went out',
    params,
    response: { 200: dataOf(z.array(memoVersionSchema)) },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        await shown(tx, call)
        return { data: await versionsOf(tx.db, call.params.id) }
      }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/receipts`,
    access: { permission: 'files.memo.view_receipts' },
    summary: 'Who has read and acknowledged a memo, and who has not',
    params,
    response: { 200: dataOf(memoReceiptsSchema) },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const access = accessWhere(call.actor, 'view_receipts', resource)
        const memo = await lockMemo(tx.db, call.params.id, access)
        if (!memo) throw notFound()
        const today = await businessDay(tx.db)
        const readers = await readersOf(tx.db, memo.id)
        const people = readers.map(({ receipts, ...reader }) => {
          const counting = receipts.filter(({ version }) => version >= memo.ack_version)
          const first = counting.find(({ first_read_at }) => first_read_at !== null)
          const confirmed = counting.find(({ acknowledged_at }) => acknowledged_at !== null)
          return {
            ...reader,
            state: receiptState(memo, receipts, today),
            first_read_at: first?.first_read_at ?? null,
            acknowledged_at: confirmed?.acknowledged_at ?? null,
          }
        })
        return { data: { version: memo.version, requires_ack: memo.requires_ack, people } }
      }),
  })
}
