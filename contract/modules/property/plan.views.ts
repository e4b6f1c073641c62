import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { PROJECT_KINDS } from '@contract/selling/project.resource'
import { UNIT_STATUSES } from '@contract/selling/unit-state.rules'

const place = z.string().nullable()

/** What a plan draws of a unit, and no more: two thousand of them come at once. */
export const plannedUnitSchema = z.object({
  id: idSchema,
  unit_code: z.string(),
  phase: place,
  block: place,
  lot: place,
  tower: place,
  floor: place,
  unit_no: place,
  status: z.enum(UNIT_STATUSES),
  list_price: z.string(),
  /** Whether it is among what the list beside the plan shows. */
  is_match: z.boolean(),
})
export type PlannedUnit = z.infer<typeof plannedUnitSchema>

export const plannedProjectSchema = z.object({
  id: idSchema,
  name: z.string(),
  kind: z.enum(PROJECT_KINDS),
  units: z.number().int(),
  available: z.number().int(),
})
export type PlannedProject = z.infer<typeof plannedProjectSchema>

/** How many rows of the list stand before the unit; null where the list leaves it out. */
export const unitPlaceSchema = z.object({ place: z.number().int().nullable() })
export type UnitPlaceInList = z.infer<typeof unitPlaceSchema>

/** Beyond so many nobody reads a plan. */
export const MOST_PLANNED = 5_000
