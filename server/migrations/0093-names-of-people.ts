const SPOKEN = (record: string, suffix = '') =>
  `nullif(concat_ws(' ', nullif(trim(${record}.first_name), ''), nullif(trim(${record}.last_name), '')${suffix}), '')`

/**
 * An account is called by its person: as the employee is called whose account it is, as was typed with the account
 * where there is none, by its user name where nobody typed anything. Kept here alone; a request has no right to write it.
 */
export const namesOfPeopleMigration = {
  name: '0093-names-of-people',
  sql: `
alter table app_user add column full_name text not null default '';
grant select (full_name) on app_user to portal_app, portal_company;

create function portal_name_user() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  new.full_name := coalesce(
    (select ${SPOKEN('e', `, nullif(trim(e.suffix), '')`)} from employee e where e.user_id = new.id),
    ${SPOKEN('new')}, new.username);
  return new;
end $$;
revoke execute on function portal_name_user from public;
create trigger app_user_named before insert or update of username, first_name, last_name, full_name on app_user
  for each row execute function portal_name_user();

-- Whose account it was is called otherwise as well from then on.
create function portal_name_users_of_employee() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  touched uuid[] := '{}';
begin
  if tg_op = 'UPDATE' and (old.user_id, old.first_name, old.last_name, old.suffix)
    is not distinct from (new.user_id, new.first_name, new.last_name, new.suffix) then return null; end if;
  if tg_op <> 'INSERT' then touched := touched || old.user_id; end if;
  if tg_op <> 'DELETE' then touched := touched || new.user_id; end if;
  update app_user set full_name = '' where id = any (touched);
  return null;
end $$;
revoke execute on function portal_name_users_of_employee from public;
create trigger employee_names_user after insert or update of user_id, first_name, last_name, suffix or delete on employee
  for each row execute function portal_name_users_of_employee();

-- Found by the name, with user name and address below it.
drop trigger app_user_noted on app_user;
create trigger app_user_noted after insert or update of full_name, username, email, first_name, last_name on app_user
  for each row execute function portal_note_record('user', 'full_name', '{username,email}', '{first_name,last_name}');
update app_user set full_name = '';

drop index app_user_by_unit;
create index app_user_by_unit on app_user (ou_id, full_name, id);

create or replace function portal_timeline(kind text, record text, before uuid, most int)
  returns table (id uuid, at timestamptz, action text, actor_id uuid, actor_name text, diff jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select l.id, l.at, l.action, l.actor_user_id, u.full_name, l.diff
  from audit_log l left join app_user u on u.id = l.actor_user_id
  where l.entity_type = kind and l.entity_id = record
    and (l.ou_id is null or l.ou_id = any ((select app_unit_ids())::uuid[]) or current_setting('role') = 'portal_company')
    and (before is null or (l.at, l.id) < (select b.at, b.id from audit_log b where b.id = before))
  order by l.at desc, l.id desc limit most
$$;

create or replace function portal_person_names(ids uuid[]) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.full_name from app_user u where u.id = any (ids)
$$;

create or replace function portal_mentionable(typed text, most int, code text, is_open boolean, is_everywhere boolean,
    unit uuid, owner uuid, line uuid) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  with found as (
    select u.id, u.full_name as name from app_user u
    where u.status = 'active' and u.id is distinct from app_user_id() and strpos(lower(u.full_name), lower(typed)) > 0
  )
  select f.id, f.name from found f
  where f.id in (select portal_viewers((select array_agg(m.id) from found m), code, portal_mentionable.is_open,
    portal_mentionable.is_everywhere, unit, owner, line))
  order by strpos(lower(f.name), lower(typed)), lower(f.name), f.id limit most
$$;
`,
}
