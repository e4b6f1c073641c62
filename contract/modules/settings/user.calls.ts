import { z } from 'zod'
import { dateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { LOCALE_CODES } from '@contract/kernel/locales'
import { emailSchema, personNameSchema, usernameSchema } from '@contract/access/account-fields'

/** POST /api/v1/settings/users/:id/activate */
export const activateUserSchema = z.strictObject({
  role_ids: z.array(idSchema).min(1, 'role_required').max(20),
  ou_id: idSchema,
})
export type ActivateUser = z.infer<typeof activateUserSchema>

/** A role from a day on, to a day or without end. */
export const datedRoleSchema = z
  .strictObject({ role_id: idSchema, valid_from: dateText, valid_to: dateText.nullable() })
  .refine(role => role.valid_to === null || role.valid_to >= role.valid_from, {
    path: ['valid_to'],
    message: 'date_before_start',
  })
export type DatedRole = z.infer<typeof datedRoleSchema>
const datedRolesSchema = z.array(datedRoleSchema).max(50)

const account = {
  first_name: personNameSchema,
  last_name: personNameSchema,
  email: emailSchema,
  ou_id: idSchema,
}

/** POST /api/v1/settings/users: invited by mail. Without roles the account waits for somebody who may give them. */
export const createUserSchema = z.strictObject({
  username: usernameSchema,
  ...account,
  locale: z.enum(LOCALE_CODES),
  roles: datedRolesSchema,
  accept_warnings: z.boolean(),
})
export type CreateUser = z.infer<typeof createUserSchema>

/** PATCH /api/v1/settings/users/:id */
export const changeUserSchema = z.strictObject(account).partial()
export type ChangeUser = z.infer<typeof changeUserSchema>

/** POST /api/v1/settings/users/:id/roles: those of today and later, in place of what stands. */
export const changeUserRolesSchema = z.strictObject({
  roles: datedRolesSchema,
  accept_warnings: z.boolean(),
})
export type ChangeUserRoles = z.infer<typeof changeUserRolesSchema>

export const unitExceptionSchema = z.strictObject({ ou_id: idSchema, mode: z.enum(['grant', 'deny']) })
/** POST /api/v1/settings/users/:id/units: units over or under what the roles reach. */
export const changeUserUnitsSchema = z.strictObject({ exceptions: z.array(unitExceptionSchema).max(500) })
export type ChangeUserUnits = z.infer<typeof changeUserUnitsSchema>
