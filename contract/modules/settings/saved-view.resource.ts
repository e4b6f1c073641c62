import { z } from 'zod'
import { lineText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { filterModelSchema, SEARCH_LENGTH } from '@contract/kernel/list-query'

/** Names that a careless reader would take for an object's own machinery are no columns. */
const fieldName = z
  .string()
  .regex(/^[a-z_][a-z0-9_.-]{0,63}$/i)
  .refine(name => !name.split('.').some(part => ['__proto__', 'constructor', 'prototype'].includes(part)))

/** How somebody likes to see a list. Strict: what it does not know is refused, never stored and never read back. */
export const savedViewStateSchema = z.strictObject({
  /** All columns in their order. */
  columns: z
    .array(
      z.strictObject({
        id: fieldName,
        width: z.number().int().min(20).max(4_000).optional(),
        hidden: z.boolean().optional(),
        pinned: z.enum(['start', 'end']).nullable().optional(),
      }),
    )
    .max(200)
    .optional(),
  sort: z
    .array(z.strictObject({ field: fieldName, direction: z.enum(['asc', 'desc']) }))
    .max(10)
    .optional(),
  filter: filterModelSchema
    .refine(model => Object.keys(model).every(name => fieldName.safeParse(name).success))
    .optional(),
  search: z.string().max(SEARCH_LENGTH).optional(),
  density: z.enum(['compact', 'normal', 'roomy']).optional(),
  /** What stands beside the rows, by the name its screen gives it. */
  beside: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .optional(),
})
export type SavedViewState = z.infer<typeof savedViewStateSchema>

const gridKey = z.string().regex(/^[a-z][a-z0-9_.-]{0,79}$/)
const own = {
  name: lineText(1, 80),
  state: savedViewStateSchema,
  /** The one a list opens with; one a person and list. */
  is_default: z.boolean(),
  /** Shown to everyone in the units that its owner acts in. */
  is_shared: z.boolean(),
}

export const savedViewsQuerySchema = z.strictObject({ grid_key: gridKey })
export const createSavedViewSchema = z.strictObject({
  ...own,
  grid_key: gridKey,
  is_default: own.is_default.default(false),
  is_shared: own.is_shared.default(false),
})
export const changeSavedViewSchema = z.strictObject(own).partial()

export const savedViewSchema = z.object({
  id: idSchema,
  grid_key: z.string(),
  ...own,
  /** Others' shared views can be used, and copied under a name of one's own. */
  is_own: z.boolean(),
  owner_name: z.string().nullable(),
  row_version: z.number().int(),
})
export type SavedView = z.infer<typeof savedViewSchema>
export type CreateSavedView = z.infer<typeof createSavedViewSchema>
export type ChangeSavedView = z.infer<typeof changeSavedViewSchema>
