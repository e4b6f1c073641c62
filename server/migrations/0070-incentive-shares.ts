/**
 * A grant is shared as commission is: of each sale that was counted one commission of its own, with one tranche and the
 * share of whom it was granted to. So it is billed, collected, released and clawed back by what does that for commission.
 */
export const incentiveSharesMigration = {
  name: '0070-incentive-shares',
  sql: `
alter table sale_commission
  add column grant_id uuid,
  alter column scheme_id drop not null,
  add foreign key (ou_id, grant_id) references incentive_grant (ou_id, id),
  add check ((scheme_id is null) = (grant_id is not null));
drop index sale_commission_live;
create unique index sale_commission_live on sale_commission (sale_id) where status <> 'cancelled' and grant_id is null;
create unique index sale_commission_granted on sale_commission (grant_id, sale_id) where grant_id is not null;

-- By the name of the program a share says that it is an incentive.
alter table commission_share add column incentive text;
create or replace function portal_begin_share() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  select c.sale_id, s.sale_no, t.seq, s.team_id, s.project_id, s.developer_id, t.expected_on, t.eligible_on,
      case when c.status = 'projected' then 'projected' else t.status end, g.program_name
    into new.sale_id, new.sale_no, new.seq, new.team_id, new.project_id, new.developer_id, new.expected_on,
      new.eligible_on, new.state, new.incentive
    from commission_tranche t join sale_commission c on c.id = t.sale_commission_id join sale s on s.id = c.sale_id
      left join incentive_grant g on g.id = c.grant_id
    where t.id = new.tranche_id;
  select l.seller_id, l.employee_id, l.level into new.seller_id, new.employee_id, new.level
    from sale_seller l where l.id = new.sale_seller_id;
  return new;
end $$;

-- What was granted is the sum of what the counted sales carry of it, and of the company's money it is in the books.
create function portal_grant_whole() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  granted uuid;
begin
  granted := case tg_table_name when 'incentive_grant' then new.id else (to_jsonb(new) ->> 'grant_id')::uuid end;
  if exists (select from incentive_grant g where g.id = granted and g.status = 'approved' and (
    g.granted_on is null or (g.funded_by = 'company' and g.entry_id is null) or g.amount <>
      (select coalesce(sum(c.gross_amount), 0) from sale_commission c where c.grant_id = g.id))) then
    raise exception 'the shares of a grant are not the grant' using errcode = '23514', constraint = 'incentive_grant_whole';
  end if;
  return null;
end $$;
create constraint trigger incentive_grant_whole after insert or update on incentive_grant
  deferrable initially deferred for each row execute function portal_grant_whole();
revoke execute on function portal_grant_whole from public;
create constraint trigger incentive_grant_whole after insert or update of gross_amount on sale_commission
  deferrable initially deferred for each row when (new.grant_id is not null) execute function portal_grant_whole();
-- What was booked in the period of a program, by unit.
create index sale_booked on sale (ou_id, booked_at) where status in ('booked', 'fully_paid');
`,
}
