import { createHash } from 'node:crypto'
import { SealBroken, type ColumnSeal } from '@server/platform/db/column-seal'
import type { Database } from '@server/platform/db/database'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { cleanFileName, extensionOf } from '@server/platform/files/file-name'
import { newStorageKey, type FileStore } from '@server/platform/files/file-store'
import { typeOf } from '@server/platform/files/file-types'
import { LARGEST_FILE, mebibytes, QUOTA_BYTES, tooLarge } from '@server/platform/files/read-upload'
import {
  deleteFile,
  findFile,
  insertFile,
  lockStoredBytes,
  markDamaged,
  type StoredFile,
} from '@server/platform/files/stored-file.repository'
import { fieldProblem, notFound, Problem } from '@server/platform/http/problems'
import { redactedError } from '@server/platform/jobs/redact'
import type { WorkLog } from '@server/platform/jobs/work-log'

export type FileToStore = {
  ouId: string
  /** The record it belongs to, by resource name and id. */
  ownerType: string
  ownerId: string
  /** What it is to that record: "receipt", "payslip". */
  kind: string
  /** As sent; it is cleaned here. */
  fileName: string
  content: Buffer
  /** Of the bytes as the sender had them, in hex, where it says so. */
  sha256?: string
  isConfidential?: boolean
  /** Of a record that belongs to the whole company: whoever sees the record may see it, in every unit. */
  isCompanyWide?: boolean
  /** Kept so that whoever reads the store without the portal's secret reads nothing: payslips. */
  isSealed?: boolean
}

export type FileService = {
  /** Bytes first, then the row, in the caller's transaction: a rollback leaves bytes that the sweeper removes. */
  storeFile(tx: Tx, file: FileToStore): Promise<StoredFile>
  /** 404 where row-level security hides it. */
  getFile(tx: Tx, id: string): Promise<StoredFile>
  /** Outside any transaction: the bytes, if they are still those that were stored. */
  openFile(file: StoredFile): Promise<Buffer>
  removeFile(tx: Tx, id: string): Promise<void>
}

export type FileServiceParts = {
  database: Database
  store: FileStore
  log: WorkLog
  quotaBytes?: number
  /** Without it nothing can be kept sealed. */
  seal?: Pick<ColumnSeal, 'sealBytes' | 'openBytes'>
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

export function createFileService({
  database,
  store,
  log,
  quotaBytes = QUOTA_BYTES,
  seal,
}: FileServiceParts): FileService {
  const setAside = async (file: StoredFile, why: string): Promise<never> => {
    log.error({ file: file.id, why }, 'A stored file is damaged and was set aside')
    await inTransaction(database, { identity: { role: 'system' } }, tx => markDamaged(tx.db, [file.id]))
    throw new Problem('file_damaged')
  }

  const sealer = () => {
    if (!seal) throw new Error('nothing seals files here')
    return seal
  }
  const unsealed = (key: string, stored: Buffer): Buffer | null => {
    try {
      return sealer().openBytes(key, stored)
    } catch (error) {
      if (error instanceof SealBroken) return null
      throw error
    }
  }

  return {
    async storeFile(tx, { content, ...file }) {
      const hash = sha256(content)
      if (file.sha256 !== undefined && file.sha256.toLowerCase() !== hash)
        throw new Problem('file_damaged', 'upload_damaged')
      if (content.length === 0) throw fieldProblem('rule_broken', 'file', 'file_empty')
      if (content.length > LARGEST_FILE) throw tooLarge()
      const { name, mime } = named(file.fileName, content)
      const used = await lockStoredBytes(tx.db)
      if (used + content.length > quotaBytes)
        throw new Problem('too_large', 'quota_reached', { params: { limit: mebibytes(quotaBytes) } })
      const key = newStorageKey()
      const isSealed = file.isSealed ?? false
      // Bound to its key: bytes that were put under another do not open there.
      await store.put(key, isSealed ? sealer().sealBytes(key, content) : content)
      return insertFile(tx.db, {
        ou_id: file.ouId,
        owner_type: file.ownerType,
        owner_id: file.ownerId,
        kind: file.kind,
        file_name: name,
        mime,
        size_bytes: content.length,
        sha256: hash,
        storage_key: key,
        is_confidential: file.isConfidential ?? false,
        is_company_wide: file.isCompanyWide ?? false,
        is_sealed: isSealed,
      })
    },

    async getFile(tx, id) {
      const file = await findFile(tx.db, id)
      if (!file) throw notFound()
      return file
    },

    async openFile(file) {
      if (file.is_damaged) throw new Problem('file_damaged')
      const stored = await store.get(file.storage_key)
      const content = stored && file.is_sealed ? unsealed(file.storage_key, stored) : stored
      if (stored === null) return setAside(file, 'its bytes are gone')
      return content !== null && sha256(content) === file.sha256
        ? content
        : setAside(file, 'its bytes have changed')
    },

    async removeFile(tx, id) {
      const key = await deleteFile(tx.db, id)
      if (key === null) throw notFound()
      tx.afterCommit(() =>
        store
          .remove(key)
          .catch((error: unknown) =>
            log.warn({ file: id, error: redactedError(error) }, 'Bytes left to the sweeper'),
          ),
      )
    },
  }
}

function named(sent: string, content: Buffer): { name: string; mime: string } {
  const name = cleanFileName(sent)
  const extension = extensionOf(name)
  const type = typeOf(content, extension)
  if (!type) throw new Problem('wrong_type', 'file_type_refused')
  return { name: extension ? name : `${name}.${type.extensions[0]}`, mime: type.mime }
}
