import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'

/** The first and those after it: the front and the back of a card, the pages of a contract. */
export const MOST_FILES = 10

/** A file of a document after its first; all are verified together. */
export const moreFileSchema = z.object({ id: idSchema, file_name: z.string(), mime: z.string() })
export type MoreFile = z.infer<typeof moreFileSchema>
