/**
 * Balances begin with the employee, not with the first entry: whoever has nothing in the ledger yet stands in the list
 * with nothing, so that it is seen and can be put right. Of kinds that only some get by law or by another kind a row
 * comes with its first entry.
 */
export const openBalancesMigration = {
  name: '0031-open-balances',
  sql: `
create or replace view leave_balance_shown with (security_invoker = true) as
with kept as (
  select ou_id, employee_id, leave_type_id, year from leave_ledger
  union
  select e.ou_id, e.id, t.id, extract(year from now() at time zone 'Asia/Manila')::int
  from employee e cross join leave_type t
  where e.is_active and t.is_active and t.is_paid and t.accrual <> 'event' and t.sex_eligibility = 'any'
    and t.marital = 'any' and not t.needs_solo_parent and not t.is_confidential and t.unless_paid_days is null
    and (not t.regular_only or e.employment_type = 'regular')
)
select k.ou_id, portal_id_of(k.employee_id::text || k.leave_type_id || k.year) as id,
  coalesce(min(l.created_at), min(e.created_at)) as created_at, null::uuid as created_by,
  coalesce(max(l.created_at), min(e.created_at)) as updated_at, null::uuid as updated_by,
  greatest(count(l.id), 1)::int as row_version,
  k.employee_id, e.full_name as employee_name, e.division_id, k.leave_type_id, k.year,
  coalesce(sum(l.days) filter (where l.kind not in ('reserve', 'release_reserve', 'usage', 'reversal')), 0)
    ::numeric(6,2) as entitled,
  coalesce(-sum(l.days) filter (where l.kind in ('reserve', 'release_reserve')), 0)::numeric(6,2) as reserved,
  coalesce(-sum(l.days) filter (where l.kind in ('usage', 'reversal')), 0)::numeric(6,2) as used,
  coalesce(sum(l.days), 0)::numeric(6,2) as available
from kept k join employee e on e.ou_id = k.ou_id and e.id = k.employee_id
  join leave_type t on t.id = k.leave_type_id
  left join leave_ledger l on l.ou_id = k.ou_id and l.employee_id = k.employee_id
    and l.leave_type_id = k.leave_type_id and l.year = k.year
where not t.is_confidential or e.user_id = (select app_user_id()) or (select portal_sees_confidential_leave())
group by k.ou_id, k.employee_id, e.full_name, e.division_id, k.leave_type_id, k.year;
`,
}
