import { sql, type RawBuilder } from 'kysely'

/** By which a look judges; all but the hashes are parameters. */
export type LookFigures = {
  /** Of cash that has to be reported, how near to it counts, and within how many days. */
  threshold: string
  nearShare: number
  days: number
  /** How long after a change of account a payment is told. */
  accountDays: number
  /** From which share of the usual amount on a release is told, in percent. */
  releaseShare: number
  /** Numbers of taxpayers of the unit's sellers, hashed as those of buyers are. */
  sellerTins: readonly { seller_id: string; tin_hash: string }[]
}

/** One statement over a unit: what it is about, who wrote that, and why it is told. */
export type RuleStatement = (ouId: string, figures: LookFigures) => RawBuilder<unknown>

/** Whoever wrote what a finding is about, each once; who is not known is left out. */
export const madeBy = (...who: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql`
  (select coalesce(jsonb_agg(distinct who), '[]') from unnest(array[${sql.join(who)}]) who where who is not null) as made_by`
