import type { ApprovalView } from '@contract/modules/approvals/approval-view'
import type { ShownFile } from '@server/platform/approvals/approval-document'
import type { Tx } from '@server/platform/db/transaction'
import type { FileService } from '@server/platform/files/files.service'
import { filesOf } from '@server/platform/files/stored-file.repository'

const attachmentsOf = (tx: Tx, type: string, id: string) => filesOf(tx.db, { type, id, kind: 'attachment' })

/** The attachments of a document, as whoever decides about it sees them. */
export async function shownFiles(tx: Tx, type: string, id: string): Promise<ApprovalView['files']> {
  const stored = await attachmentsOf(tx, type, id)
  return stored.map(file => ({
    key: file.id,
    name: file.file_name,
    media_type: file.mime,
    size: file.size_bytes,
  }))
}

/** Null where the document has no such file. */
export async function openShownFile(
  tx: Tx,
  files: FileService,
  type: string,
  id: string,
  key: string,
): Promise<ShownFile | null> {
  const named = await attachmentsOf(tx, type, id)
  if (!named.some(file => file.id === key)) return null
  const stored = await files.getFile(tx, key)
  return { name: stored.file_name, media_type: stored.mime, content: await files.openFile(stored) }
}
