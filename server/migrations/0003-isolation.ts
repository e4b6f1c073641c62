import { byUnit } from '@server/migrations/table-parts'

/**
 * The second wall. portal_app sees the units in app.unit_ids, portal_company sees them all by a policy of its own
 * (listing every unit in the first policy would cost whole-table reports two to three times as much).
 * The owner signs people in and runs jobs; it is never the role of a request.
 */
export const isolationMigration = {
  name: '0003-isolation',
  sql: `
grant select, insert, update, delete on operating_unit, role, user_role, module, permission, role_permission, menu,
  role_operating_unit, user_ou_override, stored_file, outbox_mail, idempotency_key to portal_app, portal_company;
grant select on audit_log, access_version to portal_app, portal_company;
-- Hashes of passwords, sessions and reset links stay with the owner.
grant select (id, created_at, created_by, updated_at, updated_by, row_version, username, email, first_name, last_name, status,
  ou_id, locale, timezone, layout, last_login_at, locked_until, must_change_password) on app_user to portal_app, portal_company;
grant update (first_name, last_name, status, ou_id, locale, timezone, layout, locked_until) on app_user to portal_app, portal_company;

alter table app_user enable row level security;
create policy app_user_unit on app_user to portal_app
  using (ou_id = any ((select app_unit_ids())::uuid[]) or id = (select app_user_id()))
  with check (ou_id = any ((select app_unit_ids())::uuid[]) or id = (select app_user_id()));
create policy app_user_company on app_user to portal_company using (true) with check (true);
${byUnit('role_operating_unit')}
${byUnit('user_ou_override')}
${byUnit('stored_file')}

-- What one person has stored, in all units, and a lock until the end of the transaction: two uploads at once
-- would each find room for one.
create function portal_lock_stored_bytes() returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_user_id() is null then return 0; end if;
  perform pg_advisory_xact_lock(hashtextextended('stored_file:' || app_user_id(), 0));
  return (select coalesce(sum(size_bytes), 0)::bigint from stored_file where created_by = app_user_id());
end $$;

alter table audit_log enable row level security;
create policy audit_log_unit on audit_log for select to portal_app using (ou_id = any ((select app_unit_ids())::uuid[]));
create policy audit_log_company on audit_log for select to portal_company using (true);
`,
}
