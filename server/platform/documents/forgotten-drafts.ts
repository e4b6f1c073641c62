import { z } from 'zod'
import { asSystem } from '@server/platform/db/as-system'
import type { Database } from '@server/platform/db/database'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { deleteDraft, lockForgottenDraft } from '@server/platform/documents/document.repository'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'

const forgottenTask = defineTask('documents.discard_forgotten', z.strictObject({}))

/** Drafts that nobody has changed for as long as their document keeps them. */
export const forgottenHandlers = (database: Database, documents: readonly DocumentParts[]): TaskHandler[] => [
  handle(forgottenTask, async (_payload, { signal }) => {
    for (const parts of documents) while (await discardForgotten(database, parts)) signal.throwIfAborted()
  }),
]

/** At night in Manila. */
export const forgottenSchedules: readonly Schedule[] = [
  { task: forgottenTask, cron: '17 17 * * *', catchUpMinutes: 24 * 60 },
]

/** One of them, as whoever made it would delete it; false where none is left. */
const discardForgotten = (database: Database, { document, hooks }: DocumentParts): Promise<boolean> =>
  asSystem(database, async tx => {
    const { resource, retention } = document
    const row = await lockForgottenDraft(tx.db, resource, retention)
    if (!row) return false
    await hooks.beforeDiscard?.(tx, row)
    await deleteDraft(tx.db, resource, row.id)
    const { name } = resource
    tx.audit({ action: `${name}.discard`, entityType: name, entityId: row.id, ouId: row.ou_id, diff: {} })
    return true
  })
