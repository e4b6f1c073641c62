import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'

const choice = z.object({ id: idSchema, label: z.string() })
/** What a form of this module offers from lists that are not its user's to see. */
export const peopleChoicesSchema = z.object({ units: z.array(choice), banks: z.array(choice) })
export type PeopleChoices = z.infer<typeof peopleChoicesSchema>

/** Top down, each head followed by the own people. */
export const chartPersonSchema = z.object({
  id: idSchema,
  depth: z.number().int(),
  head_id: idSchema.nullable(),
  full_name: z.string(),
  position: z.string(),
  ou_code: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
})
export type ChartPerson = z.infer<typeof chartPersonSchema>
