/**
 * Two tables without a unit were open to every request, whoever asked. Keys are now their owner's alone; mails are
 * read by whoever may see the outbox, and changed by the portal itself. Answers that told a protected number or a
 * link are not kept any more, and those that were go.
 */
export const ownKeysAndMailsMigration = {
  name: '0038-own-keys-and-mails',
  sql: `
delete from idempotency_key where route ~ '/(reveal|link)$';

-- Whether who asks holds a right, in whatever scope: for tables that no unit owns.
create function app_may(code text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from user_role ur join role_permission rp on rp.role_id = ur.role_id
      join permission p on p.id = rp.permission_id join module m on m.id = p.module_id and m.is_enabled
    where ur.user_id = app_user_id() and p.code = app_may.code
      and ur.valid_from <= (now() at time zone 'Asia/Manila')::date
      and (ur.valid_to is null or ur.valid_to >= (now() at time zone 'Asia/Manila')::date))
$$;
revoke execute on function app_may from public;
grant execute on function app_may to portal_app, portal_company;

alter table idempotency_key enable row level security;
create policy idempotency_key_own on idempotency_key to portal_app, portal_company
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
revoke delete on idempotency_key from portal_app, portal_company;

alter table outbox_mail enable row level security;
create policy outbox_mail_written on outbox_mail for insert to portal_app, portal_company
  with check (created_by = (select app_user_id()));
create policy outbox_mail_seen on outbox_mail for select to portal_app, portal_company
  using (created_by = (select app_user_id()) or (select app_may('settings.outbox.view')));
revoke update, delete on outbox_mail from portal_app, portal_company;

-- Units and permissions are retired or stand in the catalogue; no request ever deletes one.
revoke delete on operating_unit, permission from portal_app, portal_company;
`,
}
