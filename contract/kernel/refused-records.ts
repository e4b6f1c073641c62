import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'

/** Of the records that are asked about those that somebody else has to do, with the reason in the reader's words. */
export const refusedRecordsSchema = z.array(z.object({ id: idSchema, why: z.string() }))
export type RefusedRecord = z.output<typeof refusedRecordsSchema>[number]
