import { z } from 'zod'
import { memoCommands } from '@contract/modules/files/memo.commands'
import { memoReceiptsSchema, memoVersionSchema } from '@contract/modules/files/memo.calls'
import { memoResource, type Memo } from '@contract/modules/files/memo.resource'
import { receiptState } from '@contract/modules/files/memo.rules'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { businessDay } from '@server/platform/db/business-day'
import { readersOf, versionsOf } from '@server/modules/files/memo.repository'
import { moveMemo, publishMemo, reviseOut } from '@server/modules/files/memo.service'
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = `/api/v1${memoResource.path}/:id`
const memos = createRepository(memoResource)

const WHY = 'Versions and receipts of memos are the tables of the portal alone, so it asks for the rows.'

/** What is done with a memo beside writing it. */
export function memoRoutes(app: PortalApp, platform: Platform): void {
  registerCommands(app, platform, memoCommands, recordOptions<Memo>(memos), {
    schedule: context => moveMemo(context, 'schedule'),
    unschedule: context => moveMemo(context, 'unschedule'),
    archive: context => moveMemo(context, 'archive'),
    publish: publishMemo,
    revise: context => reviseOut(context, context.body),
  })

  registerRead(app, platform, {
    url: `${url}/versions`,
    access: { permission: 'files.memo.view' },
    summary: 'The versions in which a memo went out',
    params: recordParams,
    answers: z.array(memoVersionSchema),
    asPortal: WHY,
    read: async (tx, call) => {
      await memos.get(tx.db, accessWhere(call.actor, 'view', memoResource), call.params.id)
      return versionsOf(tx.db, call.params.id)
    },
  })

  registerRead(app, platform, {
    url: `${url}/receipts`,
    access: { permission: 'files.memo.view_receipts' },
    summary: 'Who has read and acknowledged a memo, and who has not',
    params: recordParams,
    answers: memoReceiptsSchema,
    asPortal: WHY,
    locks: true,
    read: async (tx, call) => {
      const access = accessWhere(call.actor, 'view_receipts', memoResource)
      const memo = await memos.lock(tx.db, access, call.params.id)
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
      return { version: memo.version, requires_ack: memo.requires_ack, people }
    },
  })
}
