import { accessWhere, ALWAYS, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'

/** Every table that is asked is called `s` in its statement, and says which employee its row is about. */
export const OF_SELLER = {
  permission: 'commission.record',
  scope: { ou: 'ou_id', line: 'employee_id' },
  table: 's',
}
/** A release says itself whom it pays: its employee is whoever drafted it. */
const OF_PAYEE = { ...OF_SELLER, scope: { ou: 'ou_id', line: 'payee_employee_id' } }

/** Which rows of a seller, and which releases, whoever reads a record may see. */
export type RecordReader = { sellers: Condition; payees: Condition }

export const readerOf = (actor: Actor): RecordReader => ({
  sellers: accessWhere(actor, 'view', OF_SELLER),
  payees: accessWhere(actor, 'view', OF_PAYEE),
})
/** For a paper that somebody was found to be allowed. */
export const WHOLE_RECORD: RecordReader = { sellers: ALWAYS, payees: ALWAYS }
