import { fileHeaders, type ServedFile } from '@server/platform/files/file-headers'
import type { FileService } from '@server/platform/files/files.service'
import type { StoredFile } from '@server/platform/files/stored-file.repository'

export type Reply = { headers(values: Record<string, string>): unknown }

/** The answer of a route: content under its name, kept by no cache. */
export function sendContent(reply: Reply, file: Omit<ServedFile, 'size_bytes'>, content: Buffer): Buffer {
  void reply.headers(fileHeaders({ ...file, size_bytes: content.length }))
  return content
}

/** The same of a stored file, read after the transaction that found it. */
export async function sendStoredFile(
  reply: Reply,
  files: Pick<FileService, 'openFile'>,
  file: StoredFile,
): Promise<Buffer> {
  return sendContent(reply, file, await files.openFile(file))
}
