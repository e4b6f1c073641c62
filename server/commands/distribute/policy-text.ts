import { callsIn } from '@server/commands/distribute/calls'
import type { Policy } from '@server/commands/distribute/schema-functions.repository'

/**
 * `( SELECT app_unit_ids() AS app_unit_ids)`: one call with nothing of the row in it, asked once a statement. What is in
 * the brackets of the call are constants, so that no further `(` follows but that of an array’s.
 */
const ASKED_ONCE = /\( SELECT ([a-z_]+\((?:[^()']|'[^']*')*\)) AS [a-z_0-9]+\)/g

/** The same rule with its functions called plainly, which is the only one that Citus takes. */
export const calledPlainly = (rule: string | null) => rule?.replace(ASKED_ONCE, '$1') ?? null

/** What is left once its questions are called plainly is a question to a table. */
export const asksTable = ({ using, check }: Pick<Policy, 'using' | 'check'>) =>
  [using, check].some(rule => /\bSELECT\b/.test(calledPlainly(rule) ?? ''))

const OURS = /^(?:app|portal)_/
/** Nothing of the row in its brackets. */
const CONSTANTS = /^(?:\)|'|ARRAY\['|NULL)/

const callsOurs = (rule: string) =>
  callsIn(rule).some(({ name, then }) => OURS.test(name) && CONSTANTS.test(then))

/** A call that PostgreSQL would make for each row: up to thirty times as slow (decision 0086). */
export const callsEachRow = ({ using, check }: Pick<Policy, 'using' | 'check'>) =>
  [using, check].some(rule => callsOurs(rule?.replace(ASKED_ONCE, '') ?? ''))
