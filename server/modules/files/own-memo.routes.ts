import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { shownSealSchema } from '@contract/kernel/document-seal'
import { ownMemoCommands } from '@contract/modules/files/memo.commands'
import { ownMemoPageSchema, ownMemoSchema } from '@contract/modules/files/memo.calls'
import { receiptState } from '@contract/modules/files/memo.rules'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound, Problem } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerStoredFile } from '@server/platform/files/register-file'
import { registerCommands } from '@server/platform/resource/register-commands'
import type { CommandOptions } from '@server/platform/resource/run-command'
import { shownSeal } from '@server/platform/seals/shown-seal'
import { businessDay } from '@server/platform/db/business-day'
import { sealMemo } from '@server/modules/files/seal-files'
import {
  findNotedMemo,
  findOwnMemo,
  findOwnMemos,
  memoFile,
  memoFiles,
  noteAcknowledged,
  noteRead,
  type FoundMemo,
  type NotedMemo,
} from '@server/modules/files/own-memo.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = '/api/v1/files/own-memos'
const access = { permission: 'files.memo.view' } as const

const WHY = 'A memo may come from any unit; that it is addressed to the caller is asked by every statement.'

/** Memos that are addressed to whoever asks. */
export function ownMemoRoutes(app: PortalApp, platform: Platform): void {
  const own = async (tx: Tx, userId: string, id: string): Promise<FoundMemo> => {
    const memo = await findOwnMemo(tx.db, userId, id)
    if (!memo) throw notFound()
    return memo
  }

  registerRead(app, platform, {
    url,
    access,
    asPortal: WHY,
    summary: "The caller's own memos",
    answers: z.array(ownMemoSchema),
    read: async (tx, call) => {
      const today = await businessDay(tx.db)
      const memos = await findOwnMemos(tx.db, call.actor.userId)
      return memos.map(memo => shownMemo(memo, today))
    },
  })

  registerRead(app, platform, {
    url: `${url}/:id`,
    access,
    asPortal: WHY,
    summary: "One of the caller's own memos",
    params: recordParams,
    answers: ownMemoPageSchema,
    read: async (tx, call) => {
      const memo = await own(tx, call.actor.userId, call.params.id)
      const today = await businessDay(tx.db)
      const files = await memoFiles(tx.db, memo.id)
      return { ...shownMemo(memo, today), body_md: memo.body_md, files }
    },
  })

  registerRead(app, platform, {
    url: `${url}/:id/seal`,
    access,
    asPortal: WHY,
    summary: "The code by which anybody sees whether one of the caller's own memos stands",
    params: recordParams,
    answers: shownSealSchema,
    leavesTrace: true,
    read: async (tx, call) => {
      const memo = await own(tx, call.actor.userId, call.params.id)
      return shownSeal(await sealMemo(tx, memo.id), platform.publicUrl())
    },
  })

  const options: CommandOptions<NotedMemo> = {
    lock: async (tx, _access, id) => {
      const memo = await findNotedMemo(tx.db, id)
      if (!memo) throw notFound()
      return memo
    },
  }
  registerCommands(app, platform, ownMemoCommands, options, {
    read: ({ tx, record: memo }) => noteRead(tx.db, memo),
    async acknowledge({ tx, record: memo, body }) {
      if (!memo.requires_ack) throw new Problem('conflict', 'memo_asks_nothing')
      if (memo.version !== body.version) throw new Problem('conflict', 'memo_changed')
      const diff = { version: memo.version }
      if (await noteAcknowledged(tx.db, memo))
        tx.audit({ action: 'memo.acknowledge', entityType: 'memo', entityId: memo.id, diff })
    },
  })

  registerStoredFile(app, platform, {
    url: `${url}/:id/files/:fileId`,
    access,
    asPortal: WHY,
    summary: "A file of one of the caller's own memos",
    params: recordParams.extend({ fileId: idSchema }),
    find: async (tx, call) => {
      await own(tx, call.actor.userId, call.params.id)
      const found = await memoFile(tx.db, call.params.id, call.params.fileId)
      if (!found) throw notFound()
      return found
    },
  })
}

function shownMemo(memo: FoundMemo, today: string) {
  const { ack_version, body_md: _body, receipts, employee_id: _employee, ...shown } = memo
  const confirmed = receipts.find(
    ({ version, acknowledged_at }) => version >= ack_version && acknowledged_at !== null,
  )
  return {
    ...shown,
    state: receiptState(memo, receipts, today),
    acknowledged_at: confirmed?.acknowledged_at ?? null,
  }
}
