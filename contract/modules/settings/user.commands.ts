import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'

/** POST /api/v1/settings/users/:id/activate */
export const activateUserSchema = z.strictObject({
  role_ids: z.array(idSchema).min(1, 'role_required').max(20),
  ou_id: idSchema,
})
export type ActivateUser = z.infer<typeof activateUserSchema>

/** GET /users: the call that the specification fixes. */
export const staffSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  status: z.string(),
  ou_code: z.string().nullable(),
})
