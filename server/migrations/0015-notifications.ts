/** What people are told, how they want to be told, and who may see a record that others speak of. */
export const notificationsMigration = {
  name: '0015-notifications',
  sql: `
create table notification (
  id uuid primary key default portal_uuid7(),
  -- What is told within one millisecond stands in its order too.
  seq bigint not null generated always as identity,
  user_id uuid not null references app_user (id),
  created_at timestamptz not null default now(),
  kind text not null check (kind ~ '^[a-z_]+[.][a-z_]+$'),
  subject_type text not null check (length(subject_type) between 1 and 60),
  subject_id uuid not null,
  -- Values alone; the words around them are chosen when it is read.
  params jsonb not null check (jsonb_typeof(params) = 'object' and octet_length(params::text) <= 4096),
  path text not null check (path ~ '^/([^/\\\\]|$)' and length(path) <= 500),
  dedupe_key text,
  -- Who may see what it is about: the right, and where the record stood. No right: told to this person as such.
  needs text,
  is_open boolean not null default true,
  is_everywhere boolean not null default true,
  ou_id uuid references operating_unit (id),
  owner_id uuid,
  line_id uuid,
  channel text not null check (channel in ('portal', 'digest', 'mail')),
  read_at timestamptz,
  mailed_at timestamptz,
  -- The mail it went with, as long as that can be replaced by a later one.
  mail_id uuid references outbox_mail (id) on delete set null,
  check (needs is not null or (is_open and is_everywhere and ou_id is null and owner_id is null and line_id is null))
);
create index notification_of_user on notification (user_id, seq desc);
create index notification_unread on notification (user_id, seq desc) where read_at is null;
create index notification_to_mail on notification (user_id) where channel <> 'portal' and mailed_at is null and read_at is null;
create index notification_of_mail on notification (mail_id) where mail_id is not null;
create index notification_age on notification (created_at);
create unique index notification_once on notification (user_id, kind, dedupe_key) where dedupe_key is not null;
alter table notification enable row level security;
create policy notification_own on notification for select to portal_app, portal_company
  using (user_id = (select app_user_id()));
create policy notification_own_read on notification for update to portal_app, portal_company
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, update (read_at) on notification to portal_app, portal_company;

create table notification_choice (
  user_id uuid not null references app_user (id),
  kind text not null check (kind ~ '^[a-z_]+[.][a-z_]+$'),
  channel text not null check (channel in ('off', 'portal', 'digest', 'mail')),
  primary key (user_id, kind)
);
create table notification_preference (
  user_id uuid primary key references app_user (id),
  row_version int not null default 1,
  digest_at time not null default '08:00',
  quiet_from time,
  quiet_to time,
  -- ISO: Monday is 1. The day on which a quiet time begins.
  quiet_days int[] not null default '{}',
  last_digest_on date,
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to),
  check (quiet_days <@ array[1, 2, 3, 4, 5, 6, 7])
);
${['notification_choice', 'notification_preference']
  .map(
    table => `alter table ${table} enable row level security;
create policy ${table}_own on ${table} to portal_app, portal_company
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, update, delete on ${table} to portal_app, portal_company;`,
  )
  .join('\n')}

-- Which of these people may see a record that stands there: the same rule that lists and single records ask for each
-- reader, asked for many at once and of those who are not the ones that ask. Tells ids that the caller named.
create function portal_viewers(people uuid[], code text, is_open boolean, is_everywhere boolean, unit uuid, owner uuid, line uuid)
  returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  with today as (select (now() at time zone 'Asia/Manila')::date as day),
  mine as (
    select u.id as person, u.ou_id as home, r.id as role_id, r.reach
    from app_user u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id, today t
    where u.id = any (portal_viewers.people) and u.status = 'active'
      and ur.valid_from <= t.day and (ur.valid_to is null or ur.valid_to >= t.day)
  ), grants as (
    select m.person, max(array_position(array['own', 'team', 'ou', 'all'], rp.scope)) as width
    from mine m join role_permission rp on rp.role_id = m.role_id
      join permission p on p.id = rp.permission_id and p.code = portal_viewers.code
      join module mo on mo.id = p.module_id and mo.is_enabled
    group by m.person
  ), reaching as (
    select g.person, g.width from grants g
    where portal_viewers.is_open or portal_viewers.is_everywhere or (
      (unit is null or exists (select from operating_unit u where u.id = unit and u.is_active))
      and (exists (select from mine m where m.person = g.person and (m.reach = 'all' or (m.reach = 'home' and m.home = unit)
          or (m.reach = 'listed' and exists (select from role_operating_unit ro where ro.role_id = m.role_id and ro.ou_id = unit))))
        or exists (select from user_ou_override o where o.user_id = g.person and o.ou_id = unit and o.mode = 'grant'))
      and not exists (select from user_ou_override o where o.user_id = g.person and (o.ou_id = unit or unit is null) and o.mode = 'deny'))
  )
  select r.person from reaching r
  where portal_viewers.is_open or r.width >= 3 or r.person = owner
    or (owner is null and exists (select from employee e where e.id = line and e.user_id = r.person and e.is_active))
    or (r.width = 2 and exists (
      select from portal_line_above(line) a join employee e on e.id = a.id and e.id <> line
      where e.user_id = r.person and e.is_active))
$$;

-- Those of them whose name holds what is typed; told to whoever sees the record, as the writers of comments are.
create function portal_mentionable(typed text, most int, code text, is_open boolean, is_everywhere boolean, unit uuid,
    owner uuid, line uuid) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  with named as (
    select u.id, coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.username) as name
    from app_user u where u.status = 'active' and u.id is distinct from app_user_id()
  ), found as (
    select n.id, n.name from named n where strpos(lower(n.name), lower(typed)) > 0
  )
  select f.id, f.name from found f
  where f.id in (select portal_viewers((select array_agg(m.id) from found m), code, portal_mentionable.is_open,
    portal_mentionable.is_everywhere, unit, owner, line))
  order by strpos(lower(f.name), lower(typed)), lower(f.name), f.id limit most
$$;

-- Rows for others are written here alone. Tells everyone who listens whose they are, when the transaction stands.
create function portal_notify(people uuid[], notice jsonb) returns table (told int, by_mail int)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids uuid[];
  part int;
begin
  if notice ->> 'needs' is not null then
    people := array(select v from portal_viewers(people, notice ->> 'needs', (notice ->> 'is_open')::boolean,
      (notice ->> 'is_everywhere')::boolean, (notice ->> 'ou_id')::uuid, (notice ->> 'owner_id')::uuid, (notice ->> 'line_id')::uuid) v);
  end if;
  with wanted as (
    select u.id, coalesce(c.channel, notice ->> 'channel') as channel
    from app_user u left join notification_choice c on c.user_id = u.id and c.kind = notice ->> 'kind'
    where u.id = any (people) and u.status = 'active'
  ), written as (
    insert into notification as written_to (user_id, kind, subject_type, subject_id, params, path, dedupe_key, needs, is_open,
      is_everywhere, ou_id, owner_id, line_id, channel)
    select w.id, notice ->> 'kind', notice ->> 'subject_type', (notice ->> 'subject_id')::uuid, notice -> 'params',
      notice ->> 'path', notice ->> 'dedupe_key', notice ->> 'needs', (notice ->> 'is_open')::boolean,
      (notice ->> 'is_everywhere')::boolean, (notice ->> 'ou_id')::uuid, (notice ->> 'owner_id')::uuid, (notice ->> 'line_id')::uuid,
      case when w.channel = 'off' then 'portal' else w.channel end
    from wanted w where w.channel <> 'off' or (notice ->> 'always')::boolean
    on conflict do nothing returning user_id, written_to.channel
  ) select array_agg(user_id), count(*) filter (where channel = 'mail') into ids, by_mail from written;
  -- A message holds 8,000 bytes: ids of two hundred people.
  for part in 0 .. (coalesce(cardinality(ids), 0) - 1) / 200 loop
    if ids is not null then
      perform pg_notify('portal_notices', array_to_string(ids[part * 200 + 1 : part * 200 + 200], ','));
    end if;
  end loop;
  told := coalesce(cardinality(ids), 0);
  return next;
end $$;
revoke execute on function portal_viewers, portal_mentionable, portal_notify from public;
grant execute on function portal_viewers, portal_mentionable, portal_notify to portal_app, portal_company;
`,
}
