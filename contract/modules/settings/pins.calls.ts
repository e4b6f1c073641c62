import { z } from 'zod'
import { SCREENS } from '@contract/access/screens'

export const MOST_PINS = 12
const paths = new Set<string>(SCREENS.map(({ path }) => path))

/** GET and PUT /settings/pins: the screens that one keeps at hand, in their order. */
export const pinsSchema = z.strictObject({
  paths: z.array(z.string().refine(path => paths.has(path), 'reference_unknown')).max(MOST_PINS),
})
export type Pins = z.infer<typeof pinsSchema>
