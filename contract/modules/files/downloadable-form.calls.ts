import { z } from 'zod'
import { linesText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { FORM_CATEGORIES } from '@contract/modules/files/downloadable-form.resource'

/** The file came in parts before; what changed is told to those who used the version before. */
export const newFormVersionSchema = z.strictObject({
  upload_id: idSchema,
  note: linesText(1, 400).nullable().default(null),
})

export const formVersionSchema = z.object({
  version: z.number().int(),
  file_name: z.string(),
  mime: z.string(),
  size_bytes: z.number().int(),
  note: z.string().nullable(),
  created_at: z.string(),
  author_name: z.string().nullable(),
  downloads: z.number().int(),
})
export type FormVersion = z.infer<typeof formVersionSchema>

/** A form as somebody of its audience finds it. */
export const ownFormSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  category: z.enum(FORM_CATEGORIES),
  version: z.number().int(),
  file_name: z.string(),
  mime: z.string(),
  size_bytes: z.number().int(),
  changed_at: z.string(),
  note: z.string().nullable(),
  valid_to: z.string().nullable(),
  /** The newest version that this person has saved; null for never. */
  downloaded_version: z.number().int().nullable(),
})
export type OwnForm = z.infer<typeof ownFormSchema>
