import { touch } from '@server/migrations/table-parts'

/** Units, people who sign in, and what they may do. */
const STANDARD = `
  id uuid primary key default portal_uuid7(),
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  row_version int not null default 1`

export const accessMigration = {
  name: '0002-access',
  sql: `
create table operating_unit (${STANDARD},
  ou_code text not null unique check (ou_code ~ '^[A-Z0-9]{2,8}$'),
  ou_name text not null,
  kind text not null check (kind in ('head_office', 'branch', 'satellite')),
  parent_id uuid references operating_unit (id),
  tin_branch_code text not null default '00000' check (tin_branch_code ~ '^[0-9]{5}$'),
  address text,
  rdo_code text,
  is_vat_registered boolean,
  is_active boolean not null default true
);
${touch('operating_unit')}

create table app_user (${STANDARD},
  username text not null unique check (username ~ '^[a-z0-9._-]{3,40}$'),
  email text not null unique check (email = lower(email)),
  first_name text not null default '',
  last_name text not null default '',
  password_hash text not null,
  status text not null default 'pending' check (status in ('pending', 'active', 'suspended', 'deactivated')),
  ou_id uuid references operating_unit (id),
  locale text not null default 'en',
  timezone text not null default 'Asia/Manila',
  layout jsonb not null,
  last_login_at timestamptz,
  locked_until timestamptz,
  must_change_password boolean not null default false
);
create index app_user_by_unit on app_user (ou_id, username);
create index app_user_by_status on app_user (status, created_at desc);
-- A sign-in or a chosen layout is no change of the record that an administrator has open.
create trigger app_user_touch before update of username, email, first_name, last_name, status, ou_id on app_user
  for each row execute function portal_touch();

create table session (
  id uuid primary key default portal_uuid7(),
  user_id uuid not null references app_user (id),
  token_hash bytea not null unique,
  issued_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text,
  ip text,
  user_agent text
);
create index session_of_user on session (user_id, expires_at desc);

create table password_reset (
  id uuid primary key default portal_uuid7(),
  user_id uuid not null references app_user (id),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  superseded_at timestamptz
);
create index password_reset_open on password_reset (user_id) where used_at is null and superseded_at is null;

create table role (${STANDARD},
  code text not null unique check (code ~ '^[a-z][a-z_]{1,39}$'),
  name text not null,
  description text,
  is_system boolean not null default false,
  rank int not null,
  -- Which units a holder acts in: every one, those listed for the role, or the person's own.
  reach text not null default 'home' check (reach in ('all', 'listed', 'home'))
);
${touch('role')}

create table user_role (
  id uuid primary key default portal_uuid7(),
  user_id uuid not null references app_user (id),
  role_id uuid not null references role (id),
  valid_from date not null default current_date,
  valid_to date check (valid_to >= valid_from),
  unique (user_id, role_id, valid_from)
);

create table module (${STANDARD},
  code text not null unique,
  name text not null,
  sort int not null,
  is_enabled boolean not null default true
);
${touch('module')}

create table permission (${STANDARD},
  code text not null unique check (code ~ '^[a-z_]+\\.[a-z_]+\\.[a-z_]+$'),
  module_id uuid not null references module (id),
  description text not null,
  is_sensitive boolean not null default false,
  scopable boolean not null default true
);
${touch('permission')}

create table role_permission (
  role_id uuid not null references role (id) on delete cascade,
  permission_id uuid not null references permission (id),
  scope text not null default 'ou' check (scope in ('own', 'team', 'ou', 'all')),
  primary key (role_id, permission_id)
);

create table menu (${STANDARD},
  key text not null unique,
  parent_id uuid references menu (id),
  module_id uuid not null references module (id),
  title_key text not null,
  -- Only a path inside the portal: no scheme, no other host, no script.
  path text check (path ~ '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$'),
  icon text,
  sort int not null,
  permission_code text references permission (code),
  -- Reading alone may clutter a sidebar: some entries ask for a wider scope than their screen does.
  min_scope text check (min_scope in ('own', 'team', 'ou', 'all')),
  is_enabled boolean not null default true
);
${touch('menu')}

create table role_operating_unit (
  role_id uuid not null references role (id) on delete cascade,
  ou_id uuid not null references operating_unit (id),
  primary key (role_id, ou_id)
);

create table user_ou_override (
  user_id uuid not null references app_user (id),
  ou_id uuid not null references operating_unit (id),
  mode text not null check (mode in ('grant', 'deny')),
  primary key (user_id, ou_id)
);

-- Every change of rights raises it; whoever keeps rights in memory compares.
create table access_version (only_row boolean primary key default true check (only_row), version bigint not null);
insert into access_version (version) values (1);
create function portal_rights_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update access_version set version = version + 1;
  perform pg_notify('portal_access', '');
  return null;
end $$;
-- Whoever remembers sessions forgets them at this word: a sign-out, a suspension and a lost right act everywhere.
create function portal_session_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('portal_access', '');
  return null;
end $$;
create trigger session_changed after update of revoked_at on session
  for each statement execute function portal_session_changed();
create trigger app_user_changed after update of status, ou_id on app_user
  for each statement execute function portal_session_changed();
${[
  'role',
  'permission',
  'user_role',
  'role_permission',
  'role_operating_unit',
  'user_ou_override',
  'module',
  'menu',
  'operating_unit',
]
  .map(
    table => `create trigger ${table}_rights after insert or update or delete on ${table}
  for each statement execute function portal_rights_changed();`,
  )
  .join('\n')}

create table stored_file (
  ou_id uuid not null references operating_unit (id),
  id uuid not null default portal_uuid7(),
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  row_version int not null default 1,
  owner_type text not null,
  owner_id uuid not null,
  kind text not null,
  file_name text not null check (length(file_name) between 1 and 200),
  mime text not null,
  size_bytes bigint not null check (size_bytes between 1 and 15728640),
  sha256 text not null,
  storage_key text not null unique,
  is_confidential boolean not null default false,
  is_damaged boolean not null default false,
  primary key (ou_id, id)
);
create unique index stored_file_id on stored_file (id);
create index stored_file_owner on stored_file (ou_id, owner_type, owner_id);
create index stored_file_of_person on stored_file (created_by);
${touch('stored_file')}
`,
}
