import { z } from 'zod'
import { maybe } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { unitReason } from '@contract/selling/property-unit.calls'

/** POST /property/holds */
export const holdUnitSchema = z.strictObject({
  unit_id: idSchema,
  /** For whom; a lead that the holder may see. */
  lead_id: maybe(idSchema),
  /** Null: oneself. Somebody else only as far as the right to hold reaches. */
  employee_id: maybe(idSchema),
})
export type HoldUnit = z.infer<typeof holdUnitSchema>

/** POST /property/holds/:id/release: somebody else's needs a reason, one's own does not. */
export const releaseHoldSchema = z.strictObject({ reason: maybe(unitReason) })

/** A hold as whoever may see it sees it, with what they may do now. `now` is the database's clock. */
export const holdViewSchema = z.object({
  id: idSchema,
  row_version: z.number().int(),
  unit_id: idSchema,
  unit_code: z.string(),
  project_name: z.string(),
  /** Null for those who may not know who holds it. */
  holder_name: z.string().nullable(),
  is_own: z.boolean(),
  lead_id: idSchema.nullable(),
  for_whom: z.string().nullable(),
  started_at: z.string(),
  expires_at: z.string(),
  extensions: z.number().int(),
  /** How long an extension of today lasts. */
  extension_hours: z.number().int(),
  now: z.string(),
  may: z.object({
    extend: z.boolean(),
    release: z.boolean(),
    /** Of somebody else: with a reason. */
    release_of_other: z.boolean(),
  }),
})
export type HoldView = z.infer<typeof holdViewSchema>

/** GET /property/units/:id/hold: who keeps a unit now, and whether the caller could. */
export const unitHoldSchema = z.object({
  hold: holdViewSchema.nullable(),
  may_hold: z.boolean(),
  /** Why not, where not; the key of its words. */
  because: z.enum(['not_available', 'no_right', 'not_staff', 'too_many']).nullable(),
  live_holds: z.number().int(),
  most_holds: z.number().int(),
  /** How long a hold of today lasts. */
  hold_hours: z.number().int(),
})
export type UnitHold = z.infer<typeof unitHoldSchema>
