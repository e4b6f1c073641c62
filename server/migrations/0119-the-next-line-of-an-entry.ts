/**
 * Whether a line is the last of those that come together was asked of all lines behind it: by a plan that was made while
 * the journal was small, five thousand lines read each other for seconds. The next line alone tells, by its key. Where
 * numbers have a gap, the line before it adds up as well.
 */
export const nextLineOfEntryMigration = {
  name: '0119-the-next-line-of-an-entry',
  sql: `
create or replace function portal_check_line_balance() returns trigger language plpgsql as $$
begin
  -- Of this transaction alone: a line that was there before has had its turn, and says nothing about a later one.
  if not exists (select from journal_line l where l.entry_id = new.entry_id and l.seq = new.seq + 1
    and l.xmin = pg_current_xact_id()::xid) then
    perform portal_refuse_unbalanced(new.ou_id, new.entry_id);
  end if;
  return null;
end $$;
`,
}
