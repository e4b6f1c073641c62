/**
 * Each share says by itself what a list of shares asks for: whose it is, of which sale, and how far its tranche has come.
 * The database keeps it so, whoever moves the tranche.
 */
export const commissionTransactionsMigration = {
  name: '0049-commission-transactions',
  sql: `
alter table commission_tranche add column held_from text check (held_from in
  ('eligible', 'billed', 'partly_collected', 'collected'));

alter table commission_share
  add column sale_id uuid,
  add column sale_no text,
  add column seq int,
  add column seller_id uuid references seller_profile (id),
  add column employee_id uuid,
  add column level text,
  add column team_id uuid references sales_team (id),
  add column project_id uuid references project (id),
  add column developer_id uuid references developer (id),
  add column state text check (state in
    ('projected', 'locked', 'eligible', 'billed', 'partly_collected', 'collected', 'on_hold', 'reversed')),
  add column expected_on date,
  add column eligible_on date;

-- What a share is about, as its tranche, its sale and its seller say it now.
create view commission_share_facts with (security_invoker = true) as
  select h.id, c.sale_id, s.sale_no, t.seq, l.seller_id, l.employee_id, l.level, s.team_id, s.project_id, s.developer_id,
    case when c.status = 'projected' then 'projected' else t.status end as state, t.expected_on, t.eligible_on,
    t.id as tranche_id
  from commission_share h
    join commission_tranche t on t.id = h.tranche_id
    join sale_commission c on c.id = t.sale_commission_id
    join sale s on s.id = c.sale_id
    left join sale_seller l on l.id = h.sale_seller_id;

create function portal_refresh_shares(shares uuid[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update commission_share h set sale_id = f.sale_id, sale_no = f.sale_no, seq = f.seq, seller_id = f.seller_id,
    employee_id = f.employee_id, level = f.level, team_id = f.team_id, project_id = f.project_id,
    developer_id = f.developer_id, state = f.state, expected_on = f.expected_on, eligible_on = f.eligible_on
  from commission_share_facts f where f.id = h.id and h.id = any (shares)
$$;
create function portal_tell_shares() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform portal_refresh_shares(case tg_table_name
    when 'commission_tranche' then array(
      select h.id from commission_share h where h.tranche_id = any (array(select id from changed)))
    else array(select h.id from commission_share h join commission_tranche t on t.id = h.tranche_id
      where t.sale_commission_id = any (array(select id from changed))) end);
  return null;
end $$;
create function portal_tell_shares_of_sale() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform portal_refresh_shares(array(select id from commission_share where sale_id = new.id));
  return null;
end $$;
select portal_refresh_shares(array(select id from commission_share));
alter table commission_share alter column sale_id set not null, alter column seq set not null,
  alter column project_id set not null, alter column developer_id set not null, alter column state set not null;

create function portal_begin_share() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select c.sale_id, s.sale_no, t.seq, s.team_id, s.project_id, s.developer_id, t.expected_on, t.eligible_on,
      case when c.status = 'projected' then 'projected' else t.status end
    into new.sale_id, new.sale_no, new.seq, new.team_id, new.project_id, new.developer_id, new.expected_on,
      new.eligible_on, new.state
    from commission_tranche t join sale_commission c on c.id = t.sale_commission_id join sale s on s.id = c.sale_id
    where t.id = new.tranche_id;
  select l.seller_id, l.employee_id, l.level into new.seller_id, new.employee_id, new.level
    from sale_seller l where l.id = new.sale_seller_id;
  return new;
end $$;

revoke execute on function portal_refresh_shares, portal_begin_share, portal_tell_shares, portal_tell_shares_of_sale
  from public;
create trigger commission_share_begun before insert on commission_share for each row execute function portal_begin_share();
create trigger commission_tranche_told after update on commission_tranche referencing new table as changed
  for each statement execute function portal_tell_shares();
create trigger sale_commission_told after update on sale_commission referencing new table as changed
  for each statement execute function portal_tell_shares();
create trigger sale_told_to_shares after update of sale_no, team_id on sale for each row
  when (old.sale_no is distinct from new.sale_no or old.team_id is distinct from new.team_id)
  execute function portal_tell_shares_of_sale();

create index commission_share_of_unit on commission_share (ou_id, sale_no desc, seq, id);
create index commission_share_by_sale on commission_share (sale_no desc, seq, id);
create index commission_share_sale on commission_share (sale_id);
create index commission_share_employee on commission_share (employee_id, sale_no desc, seq, id) where employee_id is not null;
create index commission_share_eligible on commission_share (developer_id, ou_id, eligible_on) where state = 'eligible';
`,
}
