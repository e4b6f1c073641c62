import type { ApprovalView } from '@contract/modules/approvals/approval-view'
import type { ShownFile } from '@server/platform/approvals/approval-document'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import type { FileService } from '@server/platform/files/files.service'
import { filesOf } from '@server/platform/files/stored-file.repository'

type Files = ApprovalView['files']

/** The attachments of a document, as whoever decides about it sees them. */
export async function shownFiles(db: Db, type: string, id: string): Promise<Files> {
  const stored = await filesOf(db, { type, id, kind: 'attachment' })
  return stored.map(file => ({
    key: file.id,
    name: file.file_name,
    media_type: file.mime,
    size: file.size_bytes,
  }))
}

/** Null where the document showed no such file. */
export async function openShownFile(
  tx: Tx,
  files: FileService,
  shown: Files,
  key: string,
): Promise<ShownFile | null> {
  if (!shown.some(file => file.key === key)) return null
  const stored = await files.getFile(tx, key)
  return { name: stored.file_name, media_type: stored.mime, content: await files.openFile(stored) }
}
