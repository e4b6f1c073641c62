import {
  PART_BYTES,
  partsOf,
  sizeOfPart,
  type BeginUpload,
  type UploadState,
} from '@contract/modules/files/upload.calls'
import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import type { Tx } from '@server/platform/db/transaction'
import { newStorageKey, type FileStore } from '@server/platform/files/file-store'
import { mebibytes, type Upload } from '@server/platform/files/read-upload'
import { sha256 as hashOf, type FileSeal } from '@server/platform/files/stored-bytes'
import {
  deleteUpload,
  findSameUpload,
  findUpload,
  insertPart,
  insertUpload,
  lockWaitingBytes,
  markComplete,
  partsOfUpload,
  type PartRow,
  type UploadRow,
} from '@server/platform/files/upload.repository'
import { notFound, Problem } from '@server/platform/http/problems'

/** All that one person may have on the way at once. */
const WAITING_BYTES = 256 * 1024 * 1024

/** Files that come in parts, so that a cut costs one part and not the whole. */
export type UploadService = {
  /** The same file begun again goes on where it was cut. */
  begin(tx: Tx, ownerId: string, begun: BeginUpload): Promise<UploadState>
  putPart(
    tx: Tx,
    ownerId: string,
    part: { id: string; no: number; sha256: string; content: Buffer },
  ): Promise<void>
  /** Whole, and the very bytes that were announced; otherwise it is thrown away. */
  complete(tx: Tx, ownerId: string, id: string): Promise<UploadState>
  drop(tx: Tx, ownerId: string, id: string): Promise<void>
  /** Hands over a complete one, which is gone with the transaction that took it. */
  take(
    tx: Tx,
    ownerId: string,
    id: string,
  ): Promise<Upload & { sha256: string; originalSha256: string | null }>
}

export type UploadParts = {
  database: Database
  store: FileStore
  /** What a part belongs to is not known yet: it may be of payslips, so every one waits sealed. */
  seal: FileSeal
}

export function createUploadService({ database, store, seal }: UploadParts): UploadService {
  const owned = async (tx: Tx, ownerId: string, id: string): Promise<UploadRow> => {
    const row = await findUpload(tx.db, ownerId, id)
    if (!row) throw notFound()
    return row
  }
  const stateOf = async (tx: Tx, row: UploadRow): Promise<UploadState> => ({
    id: row.id,
    file_name: row.file_name,
    size_bytes: row.size_bytes,
    part_bytes: PART_BYTES,
    parts: (await partsOfUpload(tx.db, row.id)).map(({ no }) => no),
    is_complete: row.is_complete,
    expires_at: row.expires_at,
  })
  const remove = async (tx: Tx, id: string) => {
    const kept = await partsOfUpload(tx.db, id)
    await deleteUpload(tx.db, id)
    // What cannot be removed now is no row's any more: the sweeper finds it.
    tx.afterCommit(async () => {
      for (const { storage_key } of kept) await store.remove(storage_key).catch(() => undefined)
    })
  }
  const assemble = async (row: UploadRow, kept: readonly PartRow[]): Promise<Buffer | null> => {
    const pieces: Buffer[] = []
    for (const { storage_key } of kept) {
      const piece = await store.get(storage_key)
      if (!piece) return null
      pieces.push(seal.openBytes(storage_key, piece))
    }
    const content = Buffer.concat(pieces)
    return content.length === row.size_bytes && hashOf(content) === row.sha256 ? content : null
  }

  return {
    async begin(tx, ownerId, begun) {
      const waiting = await lockWaitingBytes(tx.db, ownerId)
      const same = await findSameUpload(tx.db, ownerId, begun)
      if (same) return stateOf(tx, same)
      if (waiting + begun.size_bytes > WAITING_BYTES)
        throw new Problem('too_large', 'quota_reached', { params: { limit: mebibytes(WAITING_BYTES) } })
      return stateOf(tx, await insertUpload(tx.db, ownerId, begun))
    },

    async putPart(tx, ownerId, { id, no, sha256, content }) {
      const row = await owned(tx, ownerId, id)
      if (no >= partsOf(row.size_bytes)) throw notFound()
      if (hashOf(content) !== sha256 || content.length !== sizeOfPart(row.size_bytes, no))
        throw new Problem('file_damaged', 'upload_damaged')
      const key = newStorageKey()
      await store.put(key, seal.sealBytes(key, content))
      const isNew = await insertPart(tx.db, id, { no, sha256, storage_key: key })
      if (!isNew) tx.afterCommit(() => store.remove(key))
    },

    async complete(tx, ownerId, id) {
      const row = await owned(tx, ownerId, id)
      if (row.is_complete) return stateOf(tx, row)
      const kept = await partsOfUpload(tx.db, id)
      if (kept.length < partsOf(row.size_bytes)) throw new Problem('conflict', 'upload_incomplete')
      if (!(await assemble(row, kept))) {
        // In a transaction of its own: this one is undone by the refusal, and the bad parts would wait for a retry.
        await asSystem(database, other => remove(other, id))
        throw new Problem('file_damaged', 'upload_damaged')
      }
      await markComplete(tx.db, id)
      return stateOf(tx, { ...row, is_complete: true })
    },

    async drop(tx, ownerId, id) {
      await owned(tx, ownerId, id)
      await remove(tx, id)
    },

    async take(tx, ownerId, id) {
      const row = await owned(tx, ownerId, id)
      if (!row.is_complete) throw new Problem('conflict', 'upload_incomplete')
      const content = await assemble(row, await partsOfUpload(tx.db, id))
      if (!content) throw new Problem('file_damaged', 'upload_damaged')
      await remove(tx, id)
      return { fileName: row.file_name, content, sha256: row.sha256, originalSha256: row.original_sha256 }
    },
  }
}
