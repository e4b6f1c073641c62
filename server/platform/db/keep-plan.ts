import { sql, type RawBuilder } from 'kysely'

export const KEEP_PLAN = '/* keep plan */'
/** Of how many one asks, and of which, decides the plan. */
const ANY_OF_SEVERAL = '= any ($'

/** A connection holds up to a few hundred kB for each plan it keeps. */
const MOST_PLANS = 100

/**
 * For a question that is asked over and over with other values, is read by an index whatever they are, and names its
 * columns: its connection reads and plans it once. Not for what is narrowed by what people choose, where the best plan
 * depends on the value, and not for `select *`, which a migration under way would break.
 */
export const keepPlan = <T>(question: RawBuilder<T>): RawBuilder<T> =>
  sql<T>`${sql.raw(KEEP_PLAN)}${question}`

/** Every connection knows a text by the same name. */
const names = new Map<string, string>()

/** By which a connection knows the plan of this text; undefined where it keeps none. */
export function planName(text: string): string | undefined {
  if (!text.startsWith(KEEP_PLAN)) return undefined
  const known = names.get(text)
  if (known || names.size >= MOST_PLANS || text.includes(ANY_OF_SEVERAL)) return known
  const name = `plan_${names.size + 1}`
  names.set(text, name)
  return name
}
