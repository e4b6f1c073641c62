import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { attachmentSchema, type Attachment } from '@contract/kernel/record-calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { sentFile } from '@server/platform/files/sent-file'
import { filesOf, type StoredFile } from '@server/platform/files/stored-file.repository'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
import { registerStoredFile } from '@server/platform/files/register-file'
import { placeOf } from '@server/platform/resource/place-of'
import { namesOf } from '@server/platform/resource/record-notes.repository'
import {
  auditEntry,
  firstPermission,
  permissionOf,
  type ResourceContext,
} from '@server/platform/resource/resource-context'
import { recordParams } from '@server/platform/resource/routes/record-params'

const KIND = 'attachment'

/** The files of a record. Each is checked by way of its record, every time: there is no address of the file alone. */
export function attachmentRoutes(app: PortalApp, platform: Platform, context: ResourceContext): void {
  const { resource, repository, hooks } = context
  const url = `${context.url}/:id/attachments`
  const mayView = { permission: permissionOf(context, 'view') }
  const { files, uploads } = platform

  registerRead(app, platform, {
    url,
    access: mayView,
    summary: `Files of a ${resource.name}`,
    params: recordParams,
    answers: z.array(attachmentSchema),
    read: async (tx, call) => {
      const row = await repository.get(tx.db, accessWhere(call.actor, 'view', resource), call.params.id)
      await hooks.beforeFiles?.(tx, call, row, 'see')
      const rows = await filesOf(tx.db, { type: resource.name, id: call.params.id, kind: KIND })
      return rows.map(shownBy(await authorsOf(tx.db, rows)))
    },
  })

  registerWrite(app, platform, {
    url,
    // Who only reads a record adds nothing to it.
    access: { permission: firstPermission(context, 'edit', 'view') },
    summary: `Add a file to a ${resource.name}`,
    params: recordParams,
    takesFile: 'or_parts',
    answers: attachmentSchema,
    status: 201,
    write: async (tx, call) => {
      const access = accessWhere(call.actor, 'view', resource)
      const row = await repository.get(tx.db, access, call.params.id)
      const told = await hooks.beforeFiles?.(tx, call, row, 'add')
      const place = await placeOf(tx.db, call.actor, resource, row)
      const stored = await files.storeFile(tx, {
        ...(await sentFile(tx, uploads, call)),
        ouId: place.ou_id,
        isCompanyWide: place.is_company_wide,
        isConfidential: told?.isConfidential ?? false,
        ownerType: resource.name,
        ownerId: row.id,
        kind: KIND,
      })
      tx.audit(auditEntry(resource, 'attach', row, { file: [null, stored.file_name] }))
      return shownBy(await authorsOf(tx.db, [stored]))(stored)
    },
  })

  registerStoredFile(app, platform, {
    url: `${url}/:fileId`,
    access: mayView,
    summary: `One file of a ${resource.name}`,
    params: recordParams.extend({ fileId: idSchema }),
    find: async (tx, call) => {
      const { id, fileId } = call.params
      const row = await repository.get(tx.db, accessWhere(call.actor, 'view', resource), id)
      await hooks.beforeFiles?.(tx, call, row, 'see')
      const found = await files.getFile(tx, fileId)
      if (found.owner_type !== resource.name || found.owner_id !== id || found.kind !== KIND) throw notFound()
      return found
    },
  })
}

function authorsOf(db: Db, rows: readonly StoredFile[]) {
  const authors = rows.flatMap(({ created_by }) => (created_by ? [created_by] : []))
  return namesOf(db, [...new Set(authors)])
}

const shownBy =
  (authors: Awaited<ReturnType<typeof authorsOf>>) =>
  (row: StoredFile): Attachment => ({
    id: row.id,
    at: new Date(row.created_at).toISOString(),
    author_id: row.created_by,
    author_name: authors.get(row.created_by ?? '') ?? null,
    file_name: row.file_name,
    mime: row.mime,
    size_bytes: Number(row.size_bytes),
    held: row.check_state === 'waiting' || row.check_state === 'harmful' ? row.check_state : null,
  })
