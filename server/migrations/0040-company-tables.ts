/** Who may change what the whole company shares: whoever holds the right that is named, or any right of the area but those to see and to export. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  role: ['settings.role'],
  role_permission: ['settings.role'],
  user_role: ['settings.user'],
  role_operating_unit: ['settings.role'],
  user_ou_override: ['settings.user'],
  permission: ['settings.permission'],
  module: ['settings.module'],
  menu: ['settings.menu'],
  menu_removed: ['settings.menu'],
  sod_rule: ['settings.sod'],
  company_profile: ['settings.company'],
  link_rule: ['settings.company'],
  approval_chain: ['settings.approval_chain'],
  approval_chain_step: ['settings.approval_chain'],
  account: ['accounting.account'],
  area: ['maintenance.area'],
  bank: ['maintenance.bank'],
  developer: ['maintenance.developer'],
  division: ['maintenance.division'],
  document_requirement: ['buyer.record.verify_document'],
  downloadable_form: ['files.form'],
  house_model: ['maintenance.house_model'],
  leave_policy: ['hr.leave_type'],
  leave_setting: ['hr.leave_type'],
  leave_type: ['hr.leave_type'],
  operating_unit: ['maintenance.ou'],
  position: ['maintenance.position'],
  project: ['maintenance.project'],
  property_unit: ['property.listing'],
  prospect_status: ['maintenance.prospect_status'],
  shift: ['hr.shift'],
  sub_unit_type: ['maintenance.sub_unit_type'],
  unit_price_history: ['property.listing'],
  unit_type: ['maintenance.unit_type'],
}

const guard = ([table, areas]: [string, readonly string[]]) => `
create trigger ${table}_writers before insert or update or delete on ${table} for each statement
  execute function portal_require_writer(${areas.map(area => `'${area}'`).join(', ')});`

/**
 * Tables without a unit have no policy, and every request could write them, roles and rights among them: only the
 * routes stood before. Now the database asks for the right too. A trigger and no policy: whoever may not write is
 * refused aloud, where a policy would change no row and lock none.
 */
export const companyTablesMigration = {
  name: '0040-company-tables',
  sql: `
create function app_may_change(areas text[]) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from user_role ur join role_permission rp on rp.role_id = ur.role_id
      join permission p on p.id = rp.permission_id join module m on m.id = p.module_id and m.is_enabled
    where ur.user_id = app_user_id()
      and (p.code = any (areas) or regexp_replace(p.code, '[.][a-z_]+$', '') = any (areas) and p.code !~ '[.](view|export)$')
      and ur.valid_from <= (now() at time zone 'Asia/Manila')::date
      and (ur.valid_to is null or ur.valid_to >= (now() at time zone 'Asia/Manila')::date))
$$;
revoke execute on function app_may_change from public;
grant execute on function app_may_change to portal_app, portal_company;

create function portal_require_writer() returns trigger language plpgsql as $$
begin
  -- Whoever is neither is the portal itself, or a function of its own that was looked at.
  if current_user in ('portal_app', 'portal_company') and not public.app_may_change(tg_argv) then
    raise exception 'permission denied: this request may not write %', tg_table_name
      using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
${Object.entries(WRITERS).map(guard).join('')}
`,
}
