import { describe, expect, it } from 'vitest'
import { asksTable, calledPlainly, callsEachRow } from '@server/commands/distribute/policy-text'

const UNITS = '(ou_id = ANY (( SELECT app_unit_ids() AS app_unit_ids)::uuid[]))'
const MAY = `( SELECT app_may_change(ARRAY['sales.record.edit'::text, 'a (b)'::text]) AS app_may_change)`
const FROM = '(EXISTS ( SELECT\n   FROM upload u\n  WHERE (u.id = upload_part.upload_id)))'

describe('a policy', () => {
  it('calls its functions plainly for a cluster, and says the same otherwise', () => {
    expect(calledPlainly(UNITS)).toBe('(ou_id = ANY (app_unit_ids()::uuid[]))')
    expect(calledPlainly(`(${UNITS} AND ${MAY})`)).toBe(
      `((ou_id = ANY (app_unit_ids()::uuid[])) AND app_may_change(ARRAY['sales.record.edit'::text, 'a (b)'::text]))`,
    )
    expect(calledPlainly(null)).toBeNull()
  })

  it('asks a table where a subquery is left', () => {
    expect(asksTable({ using: UNITS, check: MAY })).toBe(false)
    expect(asksTable({ using: null, check: `(${UNITS} AND ${FROM})` })).toBe(true)
  })

  it('calls a function each row where nothing of the row is asked', () => {
    expect(callsEachRow({ using: `(${UNITS} AND ${MAY})`, check: null })).toBe(false)
    expect(callsEachRow({ using: '(ou_id = ANY (app_unit_ids()))', check: null })).toBe(true)
    expect(callsEachRow({ using: null, check: `app_may_change(ARRAY['a'::text])` })).toBe(true)
    expect(callsEachRow({ using: 'portal_own_memo(memo_id)', check: null })).toBe(false)
  })
})
