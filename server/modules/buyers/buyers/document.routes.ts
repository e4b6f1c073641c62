import { z } from 'zod'
import type { Resource } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import {
  addDocumentQuery,
  buyerDocumentSchema,
  buyerDocumentsSchema,
  waitingDocumentSchema,
} from '@contract/modules/buyers/buyer.commands'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { accessWhere } from '@server/platform/access/access-where'
import { sentFile } from '@server/platform/files/sent-file'
import { fileHeaders } from '@server/platform/files/file-headers'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findDocument, findWaiting } from '@server/modules/buyers/buyers/document.repository'
import { addDocument, documentsOf, type DocumentParts } from '@server/modules/buyers/buyers/document.service'

const resource: Resource = buyerResource
const ofBuyer = z.strictObject({ id: idSchema })
const ofDocument = ofBuyer.extend({ documentId: idSchema })
/** So many at a time: whoever has gone through them asks again. */
const MOST_WAITING = 100

export function documentRoutes(app: PortalApp, platform: Platform, parts: DocumentParts): void {
  const url = `/api/v1${buyerResource.path}/:id/documents`

  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: { permission: 'buyer.record.view' },
    summary: 'The papers of a buyer: what is asked for and what was handed in',
    params: ofBuyer,
    response: { 200: dataOf(buyerDocumentsSchema) },
    handler: call =>
      call.transaction(
        async tx => ({
          data: await documentsOf(tx, accessWhere(call.actor, 'view', resource), call.params.id),
        }),
        { readOnly: true },
      ),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url,
    access: { permission: 'buyer.record.create', or: 'buyer.record.edit' },
    summary: 'Hand in a paper of a buyer',
    params: ofBuyer,
    query: addDocumentQuery,
    takesFile: 'or_parts',
    // What hangs on a paper (sales, commission) is the portal's alone to write; the buyer is asked for by the actor's own rows.
    asPortal: 'What hangs on a paper, sales and commission, is the portal’s alone to write.',
    response: { 201: dataOf(buyerDocumentSchema) },
    handler: call =>
      call.transaction(async tx => {
        const { params, query } = call
        const upload = await sentFile(tx, platform.uploads, call)
        const given = { buyerId: params.id, kind: query.kind, validTo: query.valid_to ?? null, upload }
        return { data: await addDocument(tx, call.actor, parts, given) }
      }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:documentId/file`,
    access: { permission: 'buyer.record.view' },
    summary: 'The file of one paper of a buyer',
    params: ofDocument,
    response: { 200: z.unknown() },
    handler: async call => {
      const { id: buyerId, documentId: id } = call.params
      const file = await call.transaction(
        async tx => {
          const access = accessWhere(call.actor, 'view', resource)
          const document = await findDocument(tx.db, { buyerId, id, access })
          if (!document) throw notFound()
          return platform.files.getFile(tx, document.attachment_id)
        },
        { readOnly: true },
      )
      const content = await platform.files.openFile(file)
      void call.reply.headers(fileHeaders(file))
      return content
    },
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/buyer-management/documents/waiting',
    access: { permission: 'buyer.record.verify_document' },
    summary: 'Papers that wait to be looked at, the oldest first',
    response: { 200: dataOf(z.array(waitingDocumentSchema)) },
    handler: call =>
      call.transaction(
        async tx => ({
          data: await findWaiting(tx.db, accessWhere(call.actor, 'verify_document', resource), MOST_WAITING),
        }),
        { readOnly: true },
      ),
  })
}
