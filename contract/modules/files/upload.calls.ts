import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'

/** Small enough to arrive over 20 kB/s well within the time that one request may take. */
export const PART_BYTES = 256 * 1024
/** An archive of payslips; any single file is held to what files are held to. */
const LARGEST_UPLOAD = 64 * 1024 * 1024

export const sha256Text = z.string().regex(/^[0-9a-f]{64}$/, 'hash_malformed')

export const beginUploadSchema = z.strictObject({
  file_name: z.string().trim().min(1).max(400),
  size_bytes: z.number().int().min(1).max(LARGEST_UPLOAD),
  sha256: sha256Text,
  /** Of the picture before it was made smaller, where it was. What the sender claims is only used to warn. */
  original_sha256: sha256Text.optional(),
})
export type BeginUpload = z.infer<typeof beginUploadSchema>

/** Begun again with the same file it answers what is there already: that is how a cut is mended. */
export const uploadSchema = z.object({
  id: idSchema,
  file_name: z.string(),
  size_bytes: z.number().int(),
  part_bytes: z.number().int(),
  /** The parts that arrived, from 0. */
  parts: z.array(z.number().int()),
  is_complete: z.boolean(),
  expires_at: z.string(),
})
export type UploadState = z.infer<typeof uploadSchema>

/** In the place of a file that comes with the request itself. */
export const uploadedFileSchema = z.strictObject({ upload_id: idSchema })

export const partsOf = (sizeBytes: number) => Math.ceil(sizeBytes / PART_BYTES)

export function sizeOfPart(sizeBytes: number, no: number): number {
  return Math.min(PART_BYTES, sizeBytes - no * PART_BYTES)
}
