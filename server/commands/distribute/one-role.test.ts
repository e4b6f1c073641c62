import { describe, expect, it } from 'vitest'
import {
  asksSettings,
  clausesOf,
  onCoordinator,
  rightsAsPolicies,
  sayingForWhom,
} from '@server/commands/distribute/one-role'

const POLICY = { table: 'sale', name: 'sale_unit', asks: [], roles: ['portal_app'] }
const FUNCTION = {
  name: 'portal_open',
  signature: 'portal_open(uuid,integer)',
  arguments: 'unit uuid, most integer DEFAULT 3',
  definition: 'CREATE OR REPLACE FUNCTION public.portal_open(unit uuid, most integer DEFAULT 3) …',
  argumentCount: 2,
}

describe('one role for all', () => {
  it('asks settings where roles were asked', () => {
    expect(asksSettings(`if current_user in ('portal_app') or CURRENT_SETTING('role'::text) = 'none'`)).toBe(
      `if current_setting('app.as', true) in ('portal_app') or current_setting('app.role', true) = 'none'`,
    )
  })

  it('is bound by the policy of a role as that role was, called plainly', () => {
    const using = '(ou_id = ANY (( SELECT app_unit_ids() AS app_unit_ids)::uuid[]))'
    expect(clausesOf({ ...POLICY, using, check: null, isRestrictive: false })).toBe(
      `to public using (current_setting('app.as', true) = any ('{portal_app}'::text[]) and ((ou_id = ANY (app_unit_ids()::uuid[]))))`,
    )
  })

  it('leaves others alone where a policy restricts one role', () => {
    expect(clausesOf({ ...POLICY, using: null, check: 'x', isRestrictive: true })).toBe(
      `to public with check (not (current_setting('app.as', true) = any ('{portal_app}'::text[])) or (x))`,
    )
  })

  it('may do with a table what the roles of requests may', () => {
    const owner = `(current_setting('app.as', true) = 'none')`
    const requests = `(current_setting('app.as', true) in ('portal_app', 'portal_company'))`
    expect(rightsAsPolicies({ hasPolicies: true, granted: ['select', 'update', 'delete'] })).toEqual([
      { name: 'no_insert', rule: `as restrictive for insert with check ${owner}` },
    ])
    expect(rightsAsPolicies({ hasPolicies: false, granted: ['select'] })).toEqual([
      { name: 'may_select', rule: `for select using ${requests}` },
    ])
  })

  it('runs a trigger on the coordinator alone, under its own condition as well', () => {
    expect(onCoordinator('… FOR EACH STATEMENT EXECUTE FUNCTION told()')).toBe(
      '… FOR EACH STATEMENT WHEN (app_on_coordinator()) EXECUTE FUNCTION told()',
    )
    expect(onCoordinator('… FOR EACH ROW WHEN ((new.a > 1)) EXECUTE FUNCTION told()')).toBe(
      '… FOR EACH ROW WHEN (app_on_coordinator() AND (new.a > 1)) EXECUTE FUNCTION told()',
    )
  })

  it.each([
    { result: 'void', isSet: false, takes: 'perform portal_open_as_owner($1, $2);' },
    { result: 'uuid', isSet: false, takes: 'answer := portal_open_as_owner($1, $2);' },
    {
      result: 'TABLE(id uuid)',
      isSet: true,
      takes: 'return query select * from portal_open_as_owner($1, $2);',
    },
  ])(
    'calls a function of the owner that answers $result under its other name',
    ({ result, isSet, takes }) => {
      const text = sayingForWhom({ ...FUNCTION, result, isSet })
      expect(text).toContain('CREATE OR REPLACE FUNCTION public.portal_open_as_owner(unit uuid, most')
      expect(text).toContain(
        `function public.portal_open(unit uuid, most integer DEFAULT 3) returns ${result} language`,
      )
      expect(text.replace(/\s+/g, ' ')).toContain(
        `perform app_set_local('app.as', 'none'); ${takes} perform app_set_local('app.as', before);`,
      )
    },
  )
})
