/**
 * What a share says of its tranche is written where it became different. There is room in a page for the next version of
 * a row beside it, which an index does not have to be told of.
 */
export const sharesThatChangeMigration = {
  name: '0110-shares-that-change',
  sql: `
alter table commission_share set (fillfactor = 75);

create or replace function portal_refresh_shares(shares uuid[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update commission_share h set sale_id = f.sale_id, sale_no = f.sale_no, seq = f.seq, seller_id = f.seller_id,
    employee_id = f.employee_id, level = f.level, team_id = f.team_id, project_id = f.project_id,
    developer_id = f.developer_id, state = f.state, expected_on = f.expected_on, eligible_on = f.eligible_on
  from commission_share_facts f where f.id = h.id and h.id = any (shares)
    and (h.sale_id, h.sale_no, h.seq, h.seller_id, h.employee_id, h.level, h.team_id, h.project_id, h.developer_id,
        h.state, h.expected_on, h.eligible_on)
      is distinct from (f.sale_id, f.sale_no, f.seq, f.seller_id, f.employee_id, f.level, f.team_id, f.project_id,
        f.developer_id, f.state, f.expected_on, f.eligible_on)
$$;
`,
}
