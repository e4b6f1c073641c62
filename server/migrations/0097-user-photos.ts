/**
 * One photo of an account. Requests read those of the people whom they see; it is written by its person alone, and
 * removed by HR as well. Without a moment of consent no buyer sees it.
 */
export const userPhotosMigration = {
  name: '0097-user-photos',
  sql: `
create table user_photo (
  user_id uuid primary key references app_user (id),
  -- A file of the unit in which it was given: who reads a photo asks whether the file is its person's own.
  file_id uuid not null unique,
  shown_to_buyers_since timestamptz
);
alter table user_photo enable row level security;
-- By the rights of whoever asks: policies ask no table themselves.
create function portal_sees_account(account uuid) returns boolean language sql stable as $$
  select exists (select from app_user where id = account) $$;
create policy user_photo_seen on user_photo for select to portal_app using (portal_sees_account(user_id));
create policy user_photo_company on user_photo for select to portal_company using (true);
grant select, insert, delete on user_photo to portal_app, portal_company;
grant update (file_id, shown_to_buyers_since) on user_photo to portal_app, portal_company;
create policy user_photo_given on user_photo for insert to portal_app, portal_company
  with check (user_id = (select app_user_id()));
create policy user_photo_changed on user_photo for update to portal_app, portal_company
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy user_photo_removed on user_photo for delete to portal_app, portal_company
  using (user_id = (select app_user_id()) or (select app_may('hr.employee.edit')));
`,
}
