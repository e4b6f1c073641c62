import { z } from 'zod'
import { LOCALE_CODES } from '@contract/kernel/locales'
import { SCOPES } from '@contract/access/scopes'
import { emailSchema, personNameSchema, usernameSchema } from '@contract/access/account-fields'
import { layoutSchema } from '@contract/access/layout'
import { idSchema } from '@contract/kernel/ids'
import { secretText } from '@contract/kernel/secret-text'
import { ownPhotoSchema } from '@contract/people/photo'

const PASSWORD_SHORTEST = 10
const PASSWORD_LONGEST = 128

const newPasswordSchema = z
  .string()
  .min(PASSWORD_SHORTEST, 'password_short')
  .max(PASSWORD_LONGEST, 'password_long')

export const authenticateSchema = z.strictObject({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(PASSWORD_LONGEST),
})
export type Credentials = z.infer<typeof authenticateSchema>

export const signedInUserSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  token: secretText,
  roles: z.array(z.object({ role_id: idSchema, code: z.string() })),
  ou_code: z.string().nullable(),
})
export type SignedInUser = z.infer<typeof signedInUserSchema>

export const registerSchema = z.strictObject({
  username: usernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
})
export type Registration = z.infer<typeof registerSchema>

export const messageSchema = z.object({ message: z.string() })

export const forgotPasswordSchema = z.strictObject({ email: emailSchema })
export const resetPasswordSchema = z.strictObject({
  token: z.string().min(20).max(200),
  password: newPasswordSchema,
})

export const ownPermissionSchema = z.object({ code: z.string(), scope: z.enum(SCOPES) })
export type OwnPermission = z.infer<typeof ownPermissionSchema>

export const unitsOfRolesSchema = z.strictObject({ role_ids: z.array(z.string().max(64)).max(100) })
export const ouAccessSchema = z.object({ ou_code: z.string(), ou_name: z.string() })
export type OuAccess = z.infer<typeof ouAccessSchema>

/** GET /api/v1/auth/profile */
export const ownProfileSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  locale: z.enum(LOCALE_CODES),
  layout: layoutSchema,
  ou_code: z.string().nullable(),
  roles: z.array(z.object({ role_id: idSchema, code: z.string(), name: z.string() })),
  last_login_at: z.string().nullable(),
  photo: ownPhotoSchema.nullable(),
  row_version: z.number().int(),
})
export type OwnProfile = z.infer<typeof ownProfileSchema>

/** PATCH /api/v1/auth/profile: what a person may change about themselves. */
export const ownProfileChangeSchema = z
  .strictObject({
    first_name: personNameSchema,
    last_name: personNameSchema,
    locale: z.enum(LOCALE_CODES),
    layout: layoutSchema,
  })
  .partial()
export type OwnProfileChange = z.infer<typeof ownProfileChangeSchema>

/** POST /api/v1/auth/password */
export const changePasswordSchema = z.strictObject({
  current_password: z.string().min(1).max(PASSWORD_LONGEST).optional(),
  password: newPasswordSchema,
})

/** POST /api/v1/auth/confirm-password */
export const confirmPasswordSchema = z.strictObject({ password: z.string().min(1).max(PASSWORD_LONGEST) })

/** POST /api/v1/auth/email: codes go to the old and to the new address. */
export const askEmailSchema = z.strictObject({
  email: emailSchema,
  current_password: z.string().min(1).max(PASSWORD_LONGEST),
})
export type AskEmail = z.infer<typeof askEmailSchema>

const mailedCode = z
  .string()
  .trim()
  .regex(/^\d{8}$/, 'mailed_code_malformed')
/** POST /api/v1/auth/email/confirm */
export const confirmEmailSchema = z.strictObject({ old_code: mailedCode, new_code: mailedCode })
export type ConfirmEmail = z.infer<typeof confirmEmailSchema>

/** GET /api/v1/auth/sessions */
export const ownSessionSchema = z.object({
  id: idSchema,
  issued_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  ip: z.string().nullable(),
  device: z.string(),
  is_current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSessionSchema>

/** GET /api/v1/auth/menus: the caller's own, already filtered by module and permission. */
export const menuItemSchema = z.object({
  id: idSchema,
  parent_id: idSchema.nullable(),
  title_key: z.string(),
  /** Own words by language, over what the key stands for. */
  titles: z.partialRecord(z.enum(LOCALE_CODES), z.string()).nullish(),
  path: z.string().nullable(),
  icon: z.string().nullable(),
  sort: z.number().int(),
  module: z.string(),
  permission: z.string().nullable(),
})
export type MenuItem = z.infer<typeof menuItemSchema>

/** GET /api/v1/auth/start: what the portal has to know of its reader before it can draw a page. */
export const startFactsSchema = z.object({
  permissions: z.array(ownPermissionSchema),
  units: z.array(ouAccessSchema),
  menus: z.array(menuItemSchema),
  profile: ownProfileSchema,
})
export type StartFacts = z.infer<typeof startFactsSchema>

/** GET /api/v1/portal: what the sign-in page needs before anyone is known. */
export const portalInfoSchema = z.object({
  demo: z
    .object({ password: z.string(), accounts: z.array(z.object({ email: z.string(), role: z.string() })) })
    .nullable(),
  locales: z.array(z.string()),
  build: z.string(),
})
export type PortalInfo = z.infer<typeof portalInfoSchema>
