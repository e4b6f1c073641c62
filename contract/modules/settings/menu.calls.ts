import { z } from 'zod'
import { SCREENS } from '@contract/access/screens'
import { lineText } from '@contract/kernel/field-declarations'
import { LOCALE_CODES } from '@contract/kernel/locales'
import { idSchema } from '@contract/kernel/ids'

const words = lineText(1, 60)
export const menuTitlesSchema = z.partialRecord(z.enum(LOCALE_CODES), words)
export type MenuTitles = z.infer<typeof menuTitlesSchema>

/** Pages that a menu may lead to: those of the portal that need no record. */
export const MENU_PATHS: readonly string[] = SCREENS.map(screen => screen.path).filter(
  path => !path.includes(':'),
)

const written = {
  /** A key of the portal's own phrases, or plain words that stand in every language. */
  title_key: words,
  titles: menuTitlesSchema.nullable(),
  /** Null: a group. Whether it is a page of the portal is asked by the server, which answers 422. */
  path: z.string().max(200).nullable(),
  icon: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .nullable(),
  /** Null: what the page itself asks for. */
  permission_code: z.string().max(120).nullable(),
  is_enabled: z.boolean(),
}

/** POST /api/v1/settings/menus: added below the last entry of its group. */
export const createMenuSchema = z.strictObject({ parent_id: idSchema.nullable(), ...written })
export type CreateMenu = z.infer<typeof createMenuSchema>

/** As a form has it: a language that is left empty is no word of its own. */
export const menuFormSchema = createMenuSchema.extend({
  titles: z.partialRecord(z.enum(LOCALE_CODES), z.string().trim().max(60)).nullable(),
})

/** PATCH /api/v1/settings/menus/:id; its place changes by move alone. */
export const changeMenuSchema = z.strictObject(written).partial()

/** POST /api/v1/settings/menus/:id/move: below this parent, before the entry that stands there (0 is the first). */
export const moveMenuSchema = z.strictObject({
  parent_id: idSchema.nullable(),
  position: z.number().int().min(0).max(1_000),
})
