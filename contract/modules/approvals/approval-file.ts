import { z } from 'zod'

/** A file of a document as whoever is asked sees it: `key` means something only beside the link that named it. */
export const fileNameSchema = z.object({
  key: z.string(),
  name: z.string(),
  media_type: z.string(),
  size: z.number().int(),
})
