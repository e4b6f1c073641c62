import { asSystem } from '@server/platform/db/as-system'
import type { Tx } from '@server/platform/db/transaction'
import { harmEntry } from '@server/platform/files/file-harm'
import { cleanFileName, extensionOf } from '@server/platform/files/file-name'
import { newStorageKey } from '@server/platform/files/file-store'
import { typeOf } from '@server/platform/files/file-types'
import { refuseHugeImage } from '@server/platform/files/image-size'
import { LARGEST_FILE, mebibytes, QUOTA_BYTES, tooLarge } from '@server/platform/files/read-upload'
import type { Scanner } from '@server/platform/files/scanner'
import { createStoredBytes, sha256, type StoredBytesParts } from '@server/platform/files/stored-bytes'
import {
  askingUser,
  deleteFile,
  findFile,
  insertFile,
  lockStoredBytes,
  type StoredFile,
} from '@server/platform/files/stored-file.repository'
import { fieldProblem, notFound, Problem } from '@server/platform/http/problems'
import { redactedError } from '@server/platform/jobs/redact'

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
  /** Of the picture before the sender made it smaller, as the sender says: kept for warnings, trusted for nothing. */
  originalSha256?: string | null
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

export type FileServiceParts = StoredBytesParts & {
  quotaBytes?: number
  /** Without one nothing is looked into. */
  scanner?: Scanner | null
}

export function createFileService(parts: FileServiceParts): FileService {
  const { database, store, log, quotaBytes = QUOTA_BYTES, scanner = null } = parts
  const bytes = createStoredBytes(parts)

  const refuse = async (
    tx: Tx,
    name: string,
    file: Omit<FileToStore, 'content'>,
    harm: string,
  ): Promise<never> => {
    const actorUserId = await askingUser(tx.db)
    const about = { owner_type: file.ownerType, owner_id: file.ownerId, ou_id: file.ouId, file_name: name }
    // In a transaction of its own: the refusal undoes the asker's.
    await asSystem(database, async other => other.audit({ ...harmEntry(about, harm), actorUserId }))
    throw new Problem('file_harmful')
  }
  /** Where the scanner is away the file is kept, and nobody gets it until it was looked into. */
  const lookInto = async (tx: Tx, name: string, content: Buffer, file: Omit<FileToStore, 'content'>) => {
    if (!scanner) return 'none'
    let harm: string | null
    try {
      harm = await scanner.findHarm(content)
    } catch (error) {
      log.warn(
        { owner: file.ownerId, error: redactedError(error) },
        'The scanner is away; a file waits for it',
      )
      return 'waiting'
    }
    return harm === null ? 'clean' : refuse(tx, name, file, harm)
  }

  return {
    async storeFile(tx, { content, ...file }) {
      const hash = sha256(content)
      if (file.sha256 !== undefined && file.sha256.toLowerCase() !== hash)
        throw new Problem('file_damaged', 'upload_damaged')
      if (content.length === 0) throw fieldProblem('rule_broken', 'file', 'file_empty')
      if (content.length > LARGEST_FILE) throw tooLarge()
      const { name, mime } = named(file.fileName, content)
      refuseHugeImage(content, mime)
      const used = await lockStoredBytes(tx.db)
      if (used + content.length > quotaBytes)
        throw new Problem('too_large', 'quota_reached', { params: { limit: mebibytes(quotaBytes) } })
      const check = await lookInto(tx, name, content, file)
      const key = newStorageKey()
      const isSealed = file.isSealed ?? false
      await bytes.put(key, content, isSealed)
      return insertFile(tx.db, {
        ou_id: file.ouId,
        owner_type: file.ownerType,
        owner_id: file.ownerId,
        kind: file.kind,
        file_name: name,
        mime,
        size_bytes: content.length,
        sha256: hash,
        original_sha256: file.originalSha256 ?? null,
        storage_key: key,
        is_confidential: file.isConfidential ?? false,
        is_company_wide: file.isCompanyWide ?? false,
        is_sealed: isSealed,
        check_state: check,
      })
    },

    async getFile(tx, id) {
      const file = await findFile(tx.db, id)
      if (!file) throw notFound()
      return file
    },

    async openFile(file) {
      if (file.check_state === 'waiting') throw new Problem('file_unchecked')
      if (file.check_state === 'harmful') throw new Problem('file_harmful')
      return bytes.read(file)
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
