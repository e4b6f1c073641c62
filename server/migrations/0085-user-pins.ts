/** The screens that each keeps at hand; everyone's own, seen by nobody else. */
export const userPinsMigration = {
  name: '0085-user-pins',
  sql: `
create table user_pins (
  owner_id uuid primary key references app_user (id),
  paths text[] not null check (cardinality(paths) <= 12)
);
alter table user_pins enable row level security;
create policy user_pins_own on user_pins to portal_app, portal_company
  using (owner_id = (select app_user_id())) with check (owner_id = (select app_user_id()));
grant select, insert, update on user_pins to portal_app, portal_company;
`,
}
