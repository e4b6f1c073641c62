import { z } from 'zod'

/** GET /settings/failed-jobs: what the portal does by itself and could not, the latest first. */
export const failedJobSchema = z.object({
  id: z.string(),
  /** "module.what_it_does" */
  task: z.string(),
  attempts: z.number().int(),
  most: z.number().int(),
  error: z.string(),
  failed_at: z.string(),
  /** Null where it is given up. */
  again_at: z.string().nullable(),
})
export type FailedJob = z.infer<typeof failedJobSchema>
