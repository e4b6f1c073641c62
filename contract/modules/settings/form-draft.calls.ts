import { z } from 'zod'

/** What somebody typed and did not save, kept by the name of its form. */
export const draftParamsSchema = z.strictObject({ name: z.string().min(1).max(200) })
export const DRAFT_BYTES = 64 * 1024
export const DRAFT_DAYS = 7

export const saveDraftSchema = z.strictObject({
  body: z
    .record(z.string().max(200), z.unknown())
    .refine(body => JSON.stringify(body).length <= DRAFT_BYTES, {
      message: 'draft_too_large',
    }),
})

/** Null where there is none, or where it grew too old. */
export const draftSchema = z
  .object({ body: z.record(z.string(), z.unknown()), updated_at: z.string() })
  .nullable()
export type FormDraft = z.infer<typeof draftSchema>
