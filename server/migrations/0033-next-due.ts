/** The first day that asks for something unpaid, and all that it asks for; nothing of a sale that is not living. */
const FIRST_OPEN = (sale: string) => `select r.due_date, sum(r.amount - r.paid_amount) as open
    from sale_schedule r
    where r.ou_id = ${sale}.ou_id and r.sale_id = ${sale}.id and r.paid_amount < r.amount
      and ${sale}.status in ('reserved', 'booked')
    group by r.due_date order by r.due_date limit 1`

/**
 * What a sale asks for next stands in its own row, so that a list of a million is sorted by it from an index. It
 * follows the schedule and the state in their own transaction, whoever writes them. It says nothing new of the sale:
 * its version stays, and nobody who works on it is told that somebody was faster.
 */
export const nextDueMigration = {
  name: '0033-next-due',
  sql: `
alter table sale add next_due_on date, add next_due_amount numeric(16,2) check (next_due_amount > 0),
  add check ((next_due_on is null) = (next_due_amount is null));

create function sale_due_follow(ids uuid[]) returns void language sql as $$
  update sale s set next_due_on = due.due_date, next_due_amount = due.open
  from sale o left join lateral (${FIRST_OPEN('o')}) due on true
  where s.ou_id = o.ou_id and s.id = o.id and o.id = any (ids)
    and (s.next_due_on, s.next_due_amount) is distinct from (due.due_date, due.open)
$$;

drop trigger sale_touch on sale;
create trigger sale_touch before update on sale for each row
  when (new.next_due_on is not distinct from old.next_due_on and new.next_due_amount is not distinct from old.next_due_amount
    or new.status <> old.status) execute function portal_touch();

create function sale_due_of_state() returns trigger language plpgsql as $$
begin
  select due.due_date, due.open into new.next_due_on, new.next_due_amount from (${FIRST_OPEN('new')}) due;
  return new;
end $$;
create trigger sale_due_of_state before update of status on sale for each row when (new.status <> old.status)
  execute function sale_due_of_state();

create function sale_due_of_schedule() returns trigger language plpgsql as $$
begin
  perform sale_due_follow(array(select distinct sale_id from written));
  return null;
end $$;
create trigger sale_due_new after insert on sale_schedule referencing new table as written
  for each statement execute function sale_due_of_schedule();
create trigger sale_due_changed after update on sale_schedule referencing new table as written
  for each statement execute function sale_due_of_schedule();
create trigger sale_due_gone after delete on sale_schedule referencing old table as written
  for each statement execute function sale_due_of_schedule();

-- From nothing, for what was there before and for what is loaded beside the portal.
create function sale_dues_anew() returns void language sql as $$
  select sale_due_follow(array(select id from sale))
$$;
revoke execute on function sale_due_follow, sale_dues_anew from public;
select sale_dues_anew();

create index sale_by_next_due on sale (ou_id, next_due_on, id);
create index sale_by_next_due_everywhere on sale (next_due_on, id);
create index sale_by_next_amount on sale (ou_id, next_due_amount, id);
create index sale_by_next_amount_everywhere on sale (next_due_amount, id);
`,
}
