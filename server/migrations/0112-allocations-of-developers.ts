/**
 * An allocation says whose money it is, so that the last ones of a developer are read from an index: from all that was
 * ever settled they were found by adding it up.
 */
export const allocationsOfDevelopersMigration = {
  name: '0112-allocations-of-developers',
  sql: `
alter table collection_allocation add column developer_id uuid references developer (id);
alter table collection_allocation disable trigger collection_allocation_no_change;
update collection_allocation a set developer_id = c.developer_id
from collection c where c.ou_id = a.ou_id and c.id = a.collection_id;
alter table collection_allocation enable trigger collection_allocation_no_change;
alter table collection_allocation alter column developer_id set not null;

create function portal_begin_allocation() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  select c.developer_id into new.developer_id from collection c where c.ou_id = new.ou_id and c.id = new.collection_id;
  return new;
end $$;
revoke execute on function portal_begin_allocation from public;
create trigger collection_allocation_begun before insert on collection_allocation for each row
  execute function portal_begin_allocation();
`,
}
