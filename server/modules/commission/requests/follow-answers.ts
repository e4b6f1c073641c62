import { z } from 'zod'
import { isAnswered } from '@contract/modules/commission/request.rules'
import { commissionRequest } from '@contract/modules/commission/request.document'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import { moveDocument } from '@server/platform/documents/move-document'
import { lockAnswered, type ProductColumn } from '@server/modules/commission/requests/request.repository'
import { tellAsker } from '@server/modules/commission/requests/tell-asker'

/** What a statement or a release says of what it bills or pays: the columns that answer a request. */
const draftSchema = z.object({
  lines: z.array(z.union([z.object({ tranche_id: z.string() }), z.object({ share_id: z.string() })])),
  holdback_ids: z.array(z.string()).nullish(),
})

/** What a request led to is gone, or does not have it any more: it is open again. */
async function reopen(tx: Tx, column: ProductColumn, id: string, row: object | null): Promise<void> {
  await asPortal(tx, async portal => {
    for (const request of await lockAnswered(portal.db, column, id)) {
      if (row && isAnswered(request.lines, draftSchema.parse(row))) continue
      await moveDocument(portal, { document: commissionRequest }, request, 'reopen', {
        [column]: null,
        fulfilled_on: null,
      })
      await tellAsker(portal, request, 'request.reopened')
    }
  })
}

/** Statements or releases, with what becomes of the requests that they answer. */
export function followAnswers(parts: DocumentParts, column: ProductColumn): DocumentParts {
  const { hooks, handlers = {} } = parts
  const gone = (tx: Tx, { id }: DocumentRow) => reopen(tx, column, id, null)
  return {
    ...parts,
    hooks: {
      ...hooks,
      async beforeWrite(tx, values, before) {
        const written = (await hooks.beforeWrite?.(tx, values, before)) ?? { ...values }
        if (before) await reopen(tx, column, before.id, { ...before, ...written })
        return written
      },
      async beforeDiscard(tx, row) {
        await hooks.beforeDiscard?.(tx, row)
        await gone(tx, row)
      },
      async onClosed(tx, row) {
        await hooks.onClosed?.(tx, row)
        // What is returned is changed and submitted again.
        if (row.status !== 'returned') await gone(tx, row)
      },
      async onVoided(tx, row, reason) {
        await hooks.onVoided?.(tx, row, reason)
        await gone(tx, row)
      },
    },
    handlers: {
      ...handlers,
      async refresh(context, move) {
        await handlers['refresh']?.(context, async (trigger, values) => {
          const row = await move(trigger, values)
          await reopen(context.tx, column, row.id, row)
          return row
        })
      },
    },
  }
}
