import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'

const ids = z.array(idSchema).max(500)

/** Whom something is for: everyone, or whoever any of these lists names. */
export const audienceSchema = z
  .strictObject({
    everyone: z.boolean(),
    units: ids,
    divisions: ids,
    positions: ids,
    roles: ids,
    employees: ids,
  })
  .refine(audience => audience.everyone || isNamed(audience), 'audience_empty')

export type Audience = z.infer<typeof audienceSchema>
export const AUDIENCE_LISTS = ['units', 'divisions', 'positions', 'roles', 'employees'] as const
export type AudienceList = (typeof AUDIENCE_LISTS)[number]

export const EVERYONE: Audience = {
  everyone: true,
  units: [],
  divisions: [],
  positions: [],
  roles: [],
  employees: [],
}

function isNamed(audience: Record<AudienceList, readonly string[]>): boolean {
  return AUDIENCE_LISTS.some(list => audience[list].length > 0)
}

/** What a form about an audience offers; people are found by a search of their own. */
const choiceSchema = z.object({ id: idSchema, label: z.string() })
export const audienceChoicesSchema = z.object({
  units: z.array(choiceSchema),
  divisions: z.array(choiceSchema),
  positions: z.array(choiceSchema),
  roles: z.array(choiceSchema),
  /** False: what the asker writes reaches the people of one unit alone. */
  may_reach_company: z.boolean(),
})
export type AudienceChoices = z.infer<typeof audienceChoicesSchema>
export type AudienceChoice = z.infer<typeof choiceSchema>

/** How many would see it: all of them, and those who cannot since they have no account. */
export const audienceCountSchema = z.object({
  people: z.number().int(),
  without_account: z.number().int(),
})
export type AudienceCount = z.infer<typeof audienceCountSchema>

export const countAudienceSchema = z.strictObject({
  audience: audienceSchema,
  /** Null: the people of all units. */
  ou_id: idSchema.nullable(),
})
