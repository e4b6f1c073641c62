/**
 * A tranche tells its shares what is its own, and only where that became different: one that is claimed by a statement
 * says the same of them as before. Rows of before and after are compared as sets, so that a plan which was made for one
 * tranche serves five thousand.
 */
export const tranchesThatMoveMigration = {
  name: '0111-tranches-that-move',
  sql: `
create function portal_tell_tranches() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  with moved as materialized (
    select ou_id, id, sale_commission_id, seq, status, expected_on, eligible_on from changed
    except select ou_id, id, sale_commission_id, seq, status, expected_on, eligible_on from before),
  said as (
    select m.ou_id, m.id, m.seq, m.expected_on, m.eligible_on,
      case when c.status = 'projected' then 'projected' else m.status end as state
    from moved m join sale_commission c on c.ou_id = m.ou_id and c.id = m.sale_commission_id)
  update commission_share h set seq = s.seq, state = s.state, expected_on = s.expected_on, eligible_on = s.eligible_on
  from said s where h.ou_id = s.ou_id and h.tranche_id = s.id
    and (h.seq, h.state, h.expected_on, h.eligible_on) is distinct from (s.seq, s.state, s.expected_on, s.eligible_on);
  return null;
end $$;
revoke execute on function portal_tell_tranches from public;
drop trigger commission_tranche_told on commission_tranche;
create trigger commission_tranche_told after update on commission_tranche
  referencing old table as before new table as changed for each statement execute function portal_tell_tranches();
`,
}
