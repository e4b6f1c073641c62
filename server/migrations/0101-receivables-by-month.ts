import { byUnit } from '@server/migrations/table-parts'

/** Everything that changes what a developer owes, each on the day from which it does. */
const MOVEMENTS = `
  select ou_id, developer_id, statement_on as moved_on, gross_amount as amount from commission_statement
    where statement_on is not null
  union all
  select s.ou_id, s.developer_id, m.entry_date, -s.gross_amount
    from commission_statement s join journal_entry m on m.reversal_of_id = s.entry_id
  union all
  select s.ou_id, s.developer_id, c.credited_on, -c.amount
    from statement_credit c join commission_statement s on s.id = c.statement_id
  union all
  select s.ou_id, s.developer_id, a.allocated_on, -a.amount
    from collection_allocation a join collection s on s.id = a.collection_id`

/** From nothing, for what was there before and for what is loaded beside the portal. */
export const receivablesAnew = `insert into receivable_month (ou_id, developer_id, month, amount)
select ou_id, developer_id, date_trunc('month', moved_on)::date, sum(amount) from (${MOVEMENTS}) moved group by 1, 2, 3;`

/**
 * What a developer owes in a unit, by month, as the sums of accounts are kept: the ledger of a developer begins with the
 * months before it and reads its own days alone. Everything that is counted names an entry, so that the books of the unit
 * are locked by then, and nobody waits here.
 */
export const receivablesByMonthMigration = {
  name: '0101-receivables-by-month',
  sql: `
create table receivable_month (
  ou_id uuid not null references operating_unit (id),
  developer_id uuid not null references developer (id),
  month date not null check (extract(day from month) = 1),
  amount numeric(16,2) not null,
  primary key (ou_id, developer_id, month)
);
create index receivable_month_of on receivable_month (developer_id, month);
${byUnit('receivable_month')}
grant select on receivable_month to portal_app, portal_company;

${receivablesAnew}

create function portal_add_receivable(unit uuid, developer uuid, moved_on date, amount numeric) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into receivable_month as kept (ou_id, developer_id, month, amount)
    select unit, developer, date_trunc('month', moved_on)::date, amount where moved_on is not null
    on conflict (ou_id, developer_id, month) do update set amount = kept.amount + excluded.amount
$$;
revoke execute on function portal_add_receivable from public;

create function portal_count_statement() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    perform portal_add_receivable(old.ou_id, old.developer_id, old.statement_on, -old.gross_amount);
  end if;
  perform portal_add_receivable(new.ou_id, new.developer_id, new.statement_on, new.gross_amount);
  return null;
end $$;
revoke execute on function portal_count_statement from public;
create trigger commission_statement_dated after insert on commission_statement for each row
  when (new.statement_on is not null) execute function portal_count_statement();
create trigger commission_statement_counted after update on commission_statement for each row
  when ((old.ou_id, old.developer_id, old.statement_on, old.gross_amount)
    is distinct from (new.ou_id, new.developer_id, new.statement_on, new.gross_amount))
  execute function portal_count_statement();

-- A statement that is void ends on the day of the mirror of its entry.
create function portal_count_mirror() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform portal_add_receivable(s.ou_id, s.developer_id, new.entry_date, -s.gross_amount)
    from commission_statement s where s.entry_id = new.reversal_of_id;
  return null;
end $$;
revoke execute on function portal_count_mirror from public;
create trigger journal_entry_mirrored after insert on journal_entry for each row
  when (new.reversal_of_id is not null) execute function portal_count_mirror();

create function portal_count_credits() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform portal_add_receivable(c.ou_id, c.developer_id, c.moved_on, c.amount) from (
    select s.ou_id, s.developer_id, a.credited_on as moved_on, -sum(a.amount) as amount
    from added a join commission_statement s on s.id = a.statement_id group by 1, 2, 3 order by 1, 2, 3) c;
  return null;
end $$;
revoke execute on function portal_count_credits from public;
create trigger statement_credit_counted after insert on statement_credit referencing new table as added
  for each statement execute function portal_count_credits();

create function portal_count_allocations() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform portal_add_receivable(c.ou_id, c.developer_id, c.moved_on, c.amount) from (
    select s.ou_id, s.developer_id, a.allocated_on as moved_on, -sum(a.amount) as amount
    from added a join collection s on s.id = a.collection_id group by 1, 2, 3 order by 1, 2, 3) c;
  return null;
end $$;
revoke execute on function portal_count_allocations from public;
create trigger collection_allocation_counted after insert on collection_allocation referencing new table as added
  for each statement execute function portal_count_allocations();

-- The days that a ledger shows are read by what moved in them.
create index collection_allocation_day on collection_allocation (allocated_on, collection_id);
create index statement_credit_day on statement_credit (credited_on, statement_id);
create index journal_entry_mirror_day on journal_entry (entry_date) where reversal_of_id is not null;
`,
}
