import { createHash } from 'node:crypto'
import { SealBroken, type ColumnSeal } from '@server/platform/db/column-seal'
import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import type { FileStore } from '@server/platform/files/file-store'
import { markDamaged, type StoredFile } from '@server/platform/files/stored-file.repository'
import { Problem } from '@server/platform/http/problems'
import type { WorkLog } from '@server/platform/jobs/work-log'

export type FileSeal = Pick<ColumnSeal, 'sealBytes' | 'openBytes'>

export type StoredBytesParts = {
  database: Database
  store: FileStore
  log: WorkLog
  /** Without it nothing can be kept sealed. */
  seal?: FileSeal | undefined
}

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** The bytes of a file between the portal and its store: sealed on the way in, the very same on the way out. */
export function createStoredBytes({ database, store, log, seal }: StoredBytesParts) {
  const setAside = async (file: StoredFile, why: string): Promise<never> => {
    log.error({ file: file.id, why }, 'A stored file is damaged and was set aside')
    await asSystem(database, tx => markDamaged(tx.db, [file.id]))
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
    /** Bound to its key: bytes that were put under another do not open there. */
    put: (key: string, content: Buffer, isSealed: boolean): Promise<void> =>
      store.put(key, isSealed ? sealer().sealBytes(key, content) : content),

    async read(file: StoredFile): Promise<Buffer> {
      if (file.is_damaged) throw new Problem('file_damaged')
      const stored = await store.get(file.storage_key)
      const content = stored && file.is_sealed ? unsealed(file.storage_key, stored) : stored
      if (stored === null) return setAside(file, 'its bytes are gone')
      return content !== null && sha256(content) === file.sha256
        ? content
        : setAside(file, 'its bytes have changed')
    },
  }
}
