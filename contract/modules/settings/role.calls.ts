import { z } from 'zod'
import { SCOPES } from '@contract/access/scopes'
import { idSchema } from '@contract/kernel/ids'
import { ROLE_REACHES } from '@contract/modules/settings/role.resource'

const grantSchema = z.strictObject({ code: z.string().max(120), scope: z.enum(SCOPES) })
const grantsSchema = z.array(grantSchema).max(2_000)
const unitsSchema = z.array(idSchema).max(500)

/** GET /api/v1/settings/roles/:id/rights */
export const roleRightsSchema = z.object({
  grants: z.array(grantSchema),
  ou_ids: z.array(idSchema),
  /** Active people who hold the role now or later. */
  holders: z.number().int(),
  /** Whether the caller may change it: never one's own role, nor one that stands as high. */
  is_own: z.boolean(),
  is_higher: z.boolean(),
})
export type RoleRights = z.infer<typeof roleRightsSchema>

/** GET /api/v1/settings/roles/compare: every role with its rights, the highest first. */
export const comparedRoleSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  grants: z.array(grantSchema),
})
export type ComparedRole = z.infer<typeof comparedRoleSchema>

/** POST /api/v1/settings/roles/:id/rights: the whole matrix of the role. */
export const changeRoleRightsSchema = z.strictObject({
  grants: grantsSchema,
  /** Said by whoever has read them: rules that warn let this through. */
  accept_warnings: z.boolean(),
})
export type ChangeRoleRights = z.infer<typeof changeRoleRightsSchema>

/** POST /api/v1/settings/roles/:id/units */
export const changeRoleUnitsSchema = z.strictObject({ reach: z.enum(ROLE_REACHES), ou_ids: unitsSchema })
export type ChangeRoleUnits = z.infer<typeof changeRoleUnitsSchema>

/** POST /api/v1/settings/roles/:id/preview: what these rights would change; nothing is written. */
export const previewRoleSchema = z.strictObject({ grants: grantsSchema })

export const sodConflictSchema = z.object({
  code: z.string(),
  permission_a: z.string(),
  permission_b: z.string(),
  severity: z.enum(['warn', 'block']),
  reason: z.string(),
})
export type SodConflict = z.infer<typeof sodConflictSchema>

export const roleImpactSchema = z.object({
  /** Of the role itself: `was` or `becomes` is null where it is not there. */
  changes: z.array(
    z.object({ code: z.string(), was: z.enum(SCOPES).nullable(), becomes: z.enum(SCOPES).nullable() }),
  ),
  holders: z.number().int(),
  /** People whose rights really change: who has the same by another role is not counted. */
  people: z.number().int(),
  examples: z.array(z.string()),
  /** New clashes: inside the role, and for people who hold it beside other roles. */
  conflicts: z.array(sodConflictSchema.extend({ people: z.number().int() })),
  /** Clashes that the role has already. */
  known_conflicts: z.array(sodConflictSchema),
  /** Codes that the caller may not give. */
  beyond: z.array(z.string()),
})
export type RoleImpact = z.infer<typeof roleImpactSchema>
