import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  addDocumentQuery,
  buyerDocumentSchema,
  buyerDocumentsSchema,
  waitingDocumentSchema,
  waitingDocumentsQuery,
} from '@contract/modules/buyers/buyer.calls'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { accessWhere } from '@server/platform/access/access-where'
import { sentFile } from '@server/platform/files/sent-file'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
import { registerStoredFile } from '@server/platform/files/register-file'
import { findDocument, findWaiting } from '@server/modules/buyers/buyers/document.repository'
import { addFile } from '@server/modules/buyers/buyers/add-file'
import { addDocument, documentsOf, type DocumentParts } from '@server/modules/buyers/buyers/document.service'
import { recordParams } from '@server/platform/resource/routes/record-params'

const resource = buyerResource
const ofDocument = recordParams.extend({ documentId: idSchema })
const ofFile = ofDocument.extend({ fileId: idSchema })
/** So many at a time: whoever has gone through them asks again. */
const MOST_WAITING = 100

export function documentRoutes(app: PortalApp, platform: Platform, parts: DocumentParts): void {
  const url = `/api/v1${buyerResource.path}/:id/documents`

  registerRead(app, platform, {
    url,
    access: { permission: 'buyer.record.view' },
    summary: 'The papers of a buyer: what is asked for and what was handed in',
    params: recordParams,
    answers: buyerDocumentsSchema,
    read: (tx, call) => documentsOf(tx, accessWhere(call.actor, 'view', resource), call.params.id),
  })

  registerWrite(app, platform, {
    url,
    access: { permission: 'buyer.record.create', or: 'buyer.record.edit' },
    summary: 'Hand in a paper of a buyer',
    params: recordParams,
    query: addDocumentQuery,
    takesFile: 'or_parts',
    answers: buyerDocumentSchema,
    status: 201,
    write: async (tx, call) => {
      const { params, query } = call
      const upload = await sentFile(tx, platform.uploads, call)
      const given = { buyerId: params.id, kind: query.kind, validTo: query.valid_to ?? null, upload }
      return addDocument(tx, call.actor, parts, given)
    },
  })

  registerWrite(app, platform, {
    url: `${url}/:documentId/files`,
    access: { permission: 'buyer.record.create', or: 'buyer.record.edit' },
    summary: 'Add a file to a document that waits to be verified',
    params: ofDocument,
    takesFile: 'or_parts',
    answers: buyerDocumentSchema,
    status: 201,
    write: async (tx, call) => {
      const { id: buyerId, documentId: id } = call.params
      const upload = await sentFile(tx, platform.uploads, call)
      return addFile(tx, call.actor, parts, { buyerId, id, upload })
    },
  })

  registerStoredFile(app, platform, {
    url: `${url}/:documentId/files/:fileId`,
    access: { permission: 'buyer.record.view' },
    summary: 'A file of a document of a buyer after its first',
    params: ofFile,
    find: async (tx, call) => {
      const { id: buyerId, documentId: id, fileId } = call.params
      const access = accessWhere(call.actor, 'view', resource)
      const document = await findDocument(tx.db, { buyerId, id, access })
      if (!document?.more_files.some(more => more.id === fileId)) throw notFound()
      return platform.files.getFile(tx, fileId)
    },
  })

  registerStoredFile(app, platform, {
    url: `${url}/:documentId/file`,
    access: { permission: 'buyer.record.view' },
    summary: 'The file of one paper of a buyer',
    params: ofDocument,
    find: async (tx, call) => {
      const { id: buyerId, documentId: id } = call.params
      const access = accessWhere(call.actor, 'view', resource)
      const document = await findDocument(tx.db, { buyerId, id, access })
      if (!document) throw notFound()
      return platform.files.getFile(tx, document.attachment_id)
    },
  })

  registerRead(app, platform, {
    url: '/api/v1/buyer-management/documents/waiting',
    access: { permission: 'buyer.record.verify_document' },
    summary: 'Documents of buyers, or of some, that the caller may verify, the oldest first',
    query: waitingDocumentsQuery,
    answers: z.array(waitingDocumentSchema),
    read: (tx, call) =>
      findWaiting(tx.db, accessWhere(call.actor, 'verify_document', resource), {
        userId: call.actor.userId,
        buyerIds: call.query.buyer_ids,
        most: MOST_WAITING,
      }),
  })
}
