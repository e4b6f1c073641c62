import { join } from 'node:path'
import { diskStore } from '@server/platform/files/disk-store'
import type { FileStore } from '@server/platform/files/file-store'
import { readS3Url } from '@server/platform/files/s3-settings'
import { s3Store } from '@server/platform/files/s3-store'

/** FILES_URL: a folder or s3://…; without it DATA_DIR/files. */
export function createFileStore({
  filesUrl,
  dataDir,
}: {
  filesUrl: string | null
  dataDir: string
}): FileStore {
  if (filesUrl === null) return diskStore(join(dataDir, 'files'))
  return filesUrl.startsWith('s3://') ? s3Store(readS3Url(filesUrl)) : diskStore(filesUrl)
}
