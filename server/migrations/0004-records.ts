import { AUDITED, touch } from '@server/migrations/table-parts'

/** What every record has besides its fields: who uses it, its history, comments and files; and what a person keeps for themselves. */
export const recordsMigration = {
  name: '0004-records',
  sql: `
-- A search of a million rows needs it; where the server does not bring it, searches read every row.
do $$ begin create extension if not exists pg_trgm; exception when others then
  raise notice 'pg_trgm is not there: searches of large tables will be slow'; end $$;

-- Counted as the owner, so that a use in another unit counts without being told: how often and in which table, no more.
create function portal_used_by(target text, record_id uuid) returns table (used_by text, uses bigint)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare link record;
begin
  for link in
    select c.relname, string_agg(format('source.%I = (select t.%I from %I t where t.id = $1)', k.col, k.refcol, target), ' or ') as same
    from pg_constraint f join pg_class c on c.oid = f.conrelid
      cross join lateral (
        select a.attname as col, r.attname as refcol
        from unnest(f.conkey, f.confkey) as pair (con, ref)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = pair.con
          join pg_attribute r on r.attrelid = f.confrelid and r.attnum = pair.ref
        order by r.attname <> 'id' limit 1) k
    where f.contype = 'f' and f.conparentid = 0 and f.confrelid = format('public.%I', target)::regclass
    group by c.relname order by c.relname
  loop
    used_by := link.relname;
    execute format('select count(*) from %I source where %s', link.relname, link.same) into uses using record_id;
    if uses > 0 then return next; end if;
  end loop;
end $$;

-- Who changed a record: also where the change stands in the company's own chain, but never one of another unit.
create function portal_timeline(kind text, record text, before uuid, most int)
  returns table (id uuid, at timestamptz, action text, actor_id uuid, actor_name text, diff jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select l.id, l.at, l.action, l.actor_user_id,
    coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.username), l.diff
  from audit_log l left join app_user u on u.id = l.actor_user_id
  where l.entity_type = kind and l.entity_id = record
    and (l.ou_id is null or l.ou_id = any ((select app_unit_ids())::uuid[]) or current_setting('role') = 'portal_company')
    and (before is null or (l.at, l.id) < (select b.at, b.id from audit_log b where b.id = before))
  order by l.at desc, l.id desc limit most
$$;

-- Who wrote a comment or brought a file is told to all who may read it, also where the person is of another unit.
create function portal_person_names(ids uuid[]) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.username)
  from app_user u where u.id = any (ids)
$$;
revoke execute on function portal_used_by, portal_timeline, portal_person_names from public;
grant execute on function portal_used_by, portal_timeline, portal_person_names to portal_app, portal_company;

create table record_comment (${AUDITED},
  ou_id uuid not null references operating_unit (id),
  entity_type text not null,
  entity_id uuid not null,
  -- Of a record that belongs to the whole company: kept in the unit of who wrote it, read by all who see the record.
  is_company_wide boolean not null default false,
  body text not null check (length(body) between 1 and 4000),
  primary key (ou_id, id)
);
create index record_comment_of on record_comment (entity_type, entity_id, created_at desc);
alter table record_comment enable row level security;
create policy record_comment_unit on record_comment to portal_app
  using (ou_id = any ((select app_unit_ids())::uuid[])) with check (ou_id = any ((select app_unit_ids())::uuid[]));
create policy record_comment_shared on record_comment for select to portal_app using (is_company_wide);
create policy record_comment_company on record_comment to portal_company using (true) with check (true);
-- What was said stays said.
grant select, insert on record_comment to portal_app, portal_company;

alter table stored_file add column is_company_wide boolean not null default false;
create policy stored_file_shared on stored_file for select to portal_app using (is_company_wide);

create table saved_view (${AUDITED},
  owner_id uuid not null references app_user (id),
  grid_key text not null check (length(grid_key) between 1 and 80),
  name text not null check (length(name) between 1 and 80),
  state jsonb not null check (octet_length(state::text) <= 32768),
  is_default boolean not null default false,
  is_shared boolean not null default false,
  -- Where it is shared: the units its owner acted in, or everywhere.
  shared_units uuid[] not null default '{}',
  is_everywhere boolean not null default false,
  primary key (id),
  constraint saved_view_name_key unique (owner_id, grid_key, name),
  check (is_shared or (shared_units = '{}' and not is_everywhere))
);
create unique index saved_view_default on saved_view (owner_id, grid_key) where is_default;
create index saved_view_of_grid on saved_view (grid_key) where is_shared;
${touch('saved_view')}
alter table saved_view enable row level security;
create policy saved_view_own on saved_view to portal_app, portal_company
  using (owner_id = (select app_user_id())) with check (owner_id = (select app_user_id()));
create policy saved_view_shared on saved_view for select to portal_app, portal_company
  using (is_shared and (is_everywhere or shared_units && (select app_unit_ids())::uuid[]));
grant select, insert, update, delete on saved_view to portal_app, portal_company;

create table form_draft (
  owner_id uuid not null references app_user (id),
  name text not null check (length(name) between 1 and 200),
  body jsonb not null check (octet_length(body::text) <= 131072),
  updated_at timestamptz not null default now(),
  primary key (owner_id, name)
);
create index form_draft_age on form_draft (updated_at);
alter table form_draft enable row level security;
create policy form_draft_own on form_draft to portal_app, portal_company
  using (owner_id = (select app_user_id())) with check (owner_id = (select app_user_id()));
grant select, insert, update, delete on form_draft to portal_app, portal_company;
`,
}
