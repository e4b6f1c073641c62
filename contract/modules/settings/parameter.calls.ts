import { z } from 'zod'
import { PARAMETER_SCOPES } from '@contract/kernel/define-parameter'
import { dateText, linesText, maybe } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** What the value is, by the schema of its parameter; only the server knows all of them at once. */
const figure = z.union([z.number(), z.string().max(40)])

/** POST /settings/parameters/set */
export const setParameterSchema = z.strictObject({
  code: z.string().max(80),
  scope: z.enum(PARAMETER_SCOPES),
  for_ou_id: maybe(idSchema),
  for_project_id: maybe(idSchema),
  effective_from: dateText,
  value: figure,
  reason: linesText(3, 500),
})
export type SetParameter = z.infer<typeof setParameterSchema>

/** One value as the settings screen shows it, with the names of place and people. */
export const parameterEntrySchema = z.object({
  id: idSchema,
  row_version: z.number().int(),
  code: z.string(),
  scope: z.enum(PARAMETER_SCOPES),
  for_ou_id: idSchema.nullable(),
  for_project_id: idSchema.nullable(),
  /** The unit or the project; null for the company. */
  place_name: z.string().nullable(),
  effective_from: dateText,
  value: figure,
  reason: z.string(),
  set_at: z.string(),
  set_by: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  withdrawn_by: z.string().nullable(),
})
export type ParameterEntry = z.infer<typeof parameterEntrySchema>

/** GET /settings/parameters: every value there was, is and will be, the latest first. */
export const parameterListSchema = z.object({ today: dateText, entries: z.array(parameterEntrySchema) })
export type ParameterList = z.infer<typeof parameterListSchema>

/** GET /settings/parameters/touched */
export const touchedQuerySchema = z.strictObject({
  code: z.string().max(80),
  for_ou_id: idSchema.optional(),
  for_project_id: idSchema.optional(),
})
export type TouchedQuery = z.infer<typeof touchedQuerySchema>

/** How many records there are that the change is about; null where nobody counts them. */
export const touchedSchema = z.object({ count: z.number().int().nullable() })
