/**
 * Each line of an entry added up the whole entry when it was committed: five thousand lines of a statement took as
 * many sums of all of them. The last of the lines that come together adds up for all.
 */
export const entryAddedUpOnceMigration = {
  name: '0118-an-entry-added-up-once',
  sql: `
create function portal_refuse_unbalanced(unit uuid, entry uuid) returns void language plpgsql as $$
declare
  sums record;
begin
  select count(l.id) as lines, coalesce(sum(l.debit), 0) as debit, coalesce(sum(l.credit), 0) as credit, e.total
    into sums from journal_entry e left join journal_line l on l.ou_id = e.ou_id and l.entry_id = e.id
    where e.ou_id = unit and e.id = entry group by e.total;
  if sums.lines < 2 or sums.debit <> sums.credit or sums.debit <> sums.total then
    raise exception 'an entry has two lines or more and is balanced' using errcode = 'check_violation', constraint = 'journal_entry_balanced';
  end if;
end $$;

create or replace function portal_check_balance() returns trigger language plpgsql as $$
begin
  perform portal_refuse_unbalanced(new.ou_id, new.id);
  return null;
end $$;

create function portal_check_line_balance() returns trigger language plpgsql as $$
begin
  -- Of this transaction alone: a line that was there before has had its turn, and says nothing about a later one.
  if not exists (select from journal_line l where l.ou_id = new.ou_id and l.entry_id = new.entry_id
    and l.seq > new.seq and l.xmin = pg_current_xact_id()::xid) then
    perform portal_refuse_unbalanced(new.ou_id, new.entry_id);
  end if;
  return null;
end $$;
drop trigger journal_line_balance on journal_line;
create constraint trigger journal_line_balance after insert on journal_line deferrable initially deferred
  for each row execute function portal_check_line_balance();
`,
}
