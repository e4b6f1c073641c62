import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { attachmentSchema, type Attachment } from '@contract/kernel/record-calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { sendStoredFile } from '@server/platform/files/send-file'
import { sentFile } from '@server/platform/files/sent-file'
import { filesOf, type StoredFile } from '@server/platform/files/stored-file.repository'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
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

  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: mayView,
    summary: `Files of a ${resource.name}`,
    params: recordParams,
    response: { 200: dataOf(z.array(attachmentSchema)) },
    handler: call =>
      call.transaction(
        async tx => {
          const row = await repository.get(tx.db, accessWhere(call.actor, 'view', resource), call.params.id)
          await hooks.beforeFiles?.(tx, call, row, 'see')
          const rows = await filesOf(tx.db, { type: resource.name, id: call.params.id, kind: KIND })
          return { data: await shownFiles(tx.db, rows) }
        },
        { readOnly: true },
      ),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url,
    // Who only reads a record adds nothing to it.
    access: { permission: firstPermission(context, 'edit', 'view') },
    summary: `Add a file to a ${resource.name}`,
    params: recordParams,
    takesFile: 'or_parts',
    response: { 201: dataOf(attachmentSchema) },
    handler: call =>
      call.transaction(async tx => {
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
        return { data: (await shownFiles(tx.db, [stored]))[0] }
      }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:fileId`,
    access: mayView,
    summary: `One file of a ${resource.name}`,
    params: recordParams.extend({ fileId: idSchema }),
    response: { 200: z.unknown() },
    handler: async call => {
      const { id, fileId } = call.params
      const file = await call.transaction(
        async tx => {
          const row = await repository.get(tx.db, accessWhere(call.actor, 'view', resource), id)
          await hooks.beforeFiles?.(tx, call, row, 'see')
          const found = await files.getFile(tx, fileId)
          if (found.owner_type !== resource.name || found.owner_id !== id || found.kind !== KIND)
            throw notFound()
          return found
        },
        { readOnly: true },
      )
      return sendStoredFile(call.reply, files, file)
    },
  })
}

async function shownFiles(db: Db, rows: readonly StoredFile[]): Promise<Attachment[]> {
  const authors = rows.flatMap(({ created_by }) => (created_by ? [created_by] : []))
  const names = await namesOf(db, [...new Set(authors)])
  return rows.map(row => ({
    id: row.id,
    at: new Date(row.created_at).toISOString(),
    author_id: row.created_by,
    author_name: names.get(row.created_by ?? '') ?? null,
    file_name: row.file_name,
    mime: row.mime,
    size_bytes: Number(row.size_bytes),
    held: row.check_state === 'waiting' || row.check_state === 'harmful' ? row.check_state : null,
  }))
}
