import { z } from 'zod'
import { dateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** Whether whoever asks may post into the month of a day at all, whatever their rights; why not, in their words. */
export const entryPosterQuery = z.strictObject({ ou_id: idSchema, entry_date: dateText })
export const entryPosterSchema = z.object({ refused: z.string().nullable() })
export type EntryPosterQuery = z.infer<typeof entryPosterQuery>
export type EntryPoster = z.infer<typeof entryPosterSchema>
