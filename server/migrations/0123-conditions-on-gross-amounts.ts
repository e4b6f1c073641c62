/**
 * Chains of statements and releases could be given a condition on `amount`, which those documents do not tell, so none
 * of them ever held. What they tell is `gross_amount`; a test that stands on both stays as it is said of that one.
 */
export const grossAmountConditionsMigration = {
  name: '0123-conditions-on-gross-amounts',
  sql: `
create function pg_temp.tests_of(wanted jsonb) returns jsonb language sql strict as $$
  select case jsonb_typeof(wanted) when 'object' then wanted else jsonb_build_object('=', wanted) end
$$;
update approval_chain set condition = condition - 'amount' || jsonb_build_object('gross_amount',
    pg_temp.tests_of(condition -> 'amount') || coalesce(pg_temp.tests_of(condition -> 'gross_amount'), '{}'))
  where doc_type in ('soa', 'commission_release') and condition ? 'amount';
drop function pg_temp.tests_of;
`,
}
