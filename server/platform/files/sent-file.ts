import { uploadedFileSchema } from '@contract/modules/files/upload.calls'
import type { Tx } from '@server/platform/db/transaction'
import type { Upload } from '@server/platform/files/read-upload'
import type { UploadService } from '@server/platform/files/uploads.service'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { fieldProblem } from '@server/platform/http/problems'

/** The file that came with the request, or the one that it names, which came in parts before it. */
export async function sentFile(
  tx: Tx,
  uploads: UploadService,
  { upload, body, actor }: Pick<AnyCall, 'upload' | 'body' | 'actor'>,
): Promise<Upload> {
  if (upload) return upload
  const named = uploadedFileSchema.safeParse(body)
  if (!named.success) throw fieldProblem('rule_broken', 'file', 'file_missing')
  return uploads.take(tx, actor.userId, named.data.upload_id)
}
