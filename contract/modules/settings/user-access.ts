import { z } from 'zod'
import { SCOPES } from '@contract/access/scopes'
import { idSchema } from '@contract/kernel/ids'
import { ROLE_REACHES } from '@contract/modules/settings/role.resource'
import { unitExceptionSchema } from '@contract/modules/settings/user.calls'

/** GET /api/v1/settings/users/:id/access: what the form of a person begins with. */
export const userAccessSchema = z.object({
  roles: z.array(
    z.object({
      role_id: idSchema,
      code: z.string(),
      name: z.string(),
      valid_from: z.string(),
      valid_to: z.string().nullable(),
      state: z.enum(['current', 'future', 'past']),
      /** Comes by itself, and is given or taken by nobody. */
      is_automatic: z.boolean(),
    }),
  ),
  exceptions: z.array(unitExceptionSchema.extend({ ou_code: z.string(), ou_name: z.string() })),
  today: z.string(),
})
export type UserAccess = z.infer<typeof userAccessSchema>

/** GET /api/v1/settings/users/:id/sessions */
export const userSessionSchema = z.object({
  id: idSchema,
  issued_at: z.string(),
  last_seen_at: z.string(),
  ip: z.string().nullable(),
  device: z.string(),
})
export type UserSession = z.infer<typeof userSessionSchema>

const viaRole = z.object({ role: z.string(), scope: z.enum(SCOPES) })

/** GET /api/v1/settings/users/:id/rights: why this person may what they may, and what is missing for the rest. */
export const effectiveRightsSchema = z.object({
  status: z.string(),
  roles: z.array(
    z.object({ code: z.string(), name: z.string(), reach: z.enum(ROLE_REACHES), units: z.array(z.string()) }),
  ),
  /** Active units; `via` names the roles and exceptions that open one, `denied` an exception that shuts it. */
  units: z.array(
    z.object({
      ou_code: z.string(),
      ou_name: z.string(),
      is_open: z.boolean(),
      via: z.array(z.string()),
      granted: z.boolean(),
      denied: z.boolean(),
    }),
  ),
  /** Every code of the catalogue: held by these roles, or not, and then which roles would bring it. */
  rights: z.array(
    z.object({
      code: z.string(),
      module: z.string(),
      is_module_enabled: z.boolean(),
      scope: z.enum(SCOPES).nullable(),
      via: z.array(viaRole),
      would_need: z.array(viaRole),
    }),
  ),
  conflicts: z.array(z.object({ code: z.string(), severity: z.enum(['warn', 'block']), reason: z.string() })),
})
export type EffectiveRights = z.infer<typeof effectiveRightsSchema>

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
