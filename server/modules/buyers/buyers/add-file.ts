import type { BuyerDocument } from '@contract/modules/buyers/buyer.calls'
import { MOST_FILES } from '@contract/selling/document-files'
import { ALWAYS } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { insertMoreFiles } from '@server/platform/files/document-file.repository'
import type { Upload } from '@server/platform/files/read-upload'
import { Problem } from '@server/platform/http/problems'
import { touchDocument } from '@server/modules/buyers/buyers/document.repository'
import {
  buyerForUpload,
  lockDocument,
  shown,
  storeSealed,
  tell,
  type DocumentParts,
} from '@server/modules/buyers/buyers/document.service'

type NewFile = { buyerId: string; id: string; upload: Upload }

/** The back of a card after its front: verified with it, so only while it waits and by who uploaded it. */
export async function addFile(
  tx: Tx,
  actor: Actor,
  parts: DocumentParts,
  { buyerId, id, upload }: NewFile,
): Promise<BuyerDocument> {
  const buyer = await buyerForUpload(tx, actor, buyerId)
  const document = await lockDocument(tx, { buyerId, id, access: ALWAYS })
  if (document.status !== 'submitted') throw new Problem('conflict', 'document_decided')
  if (document.created_by !== actor.userId) throw new Problem('forbidden', 'document_of_another')
  const seq = document.more_files.length + 2
  if (seq > MOST_FILES) throw new Problem('conflict', 'document_full')
  const ou_id = String(buyer['ou_id'])
  const file = await storeSealed(tx, parts, ou_id, buyerId, upload)
  const place = { ou_id, first_file_id: document.attachment_id, created_by: actor.userId }
  await insertMoreFiles(tx.db, [{ ...place, file_id: file.id, seq }])
  await touchDocument(tx.db, id, actor.userId)
  tell(tx, 'document_add', { ou_id, buyer_id: buyerId }, { document: [null, document.kind] })
  return shown(tx, buyerId, id)
}
