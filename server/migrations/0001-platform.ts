/** What every later table stands on: roles, ids, versions, audit chain, outbox, keys, throttles, files. */
export const platformMigration = {
  name: '0001-platform',
  sql: `
do $$
begin
  -- Roles belong to the cluster, so another database or another server may have made them already.
  begin create role portal_app nologin nobypassrls; exception when duplicate_object or unique_violation then null; end;
  begin create role portal_company nologin nobypassrls; exception when duplicate_object or unique_violation then null; end;
  begin execute format('grant portal_app, portal_company to %I', current_user); exception when insufficient_privilege then null; end;
end $$;
grant usage on schema public to portal_app, portal_company;

create function portal_uuid7() returns uuid language sql volatile as $$
  select encode(
    set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
    'hex')::uuid
$$;

-- Read once a statement (a scalar sub-select), not once a row.
create function app_user_id() returns uuid language sql stable as $$
  select nullif(current_setting('app.user_id', true), '')::uuid
$$;
create function app_unit_ids() returns uuid[] language sql stable as $$
  select coalesce(nullif(current_setting('app.unit_ids', true), ''), '{}')::uuid[]
$$;

create function portal_touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.updated_by := coalesce(app_user_id(), new.updated_by);
  new.row_version := old.row_version + 1;
  return new;
end $$;

create function portal_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create table audit_log (
  id uuid primary key default portal_uuid7(),
  chain text not null,
  seq bigint not null,
  at timestamptz not null,
  actor_user_id uuid,
  channel text not null,
  action text not null,
  entity_type text not null,
  entity_id text,
  ou_id uuid,
  diff jsonb,
  ip text,
  user_agent text,
  request_id text,
  hash_version smallint not null,
  prev_hash text not null,
  hash text not null,
  unique (chain, seq)
);
create index audit_log_entity on audit_log (entity_type, entity_id, at desc);
create index audit_log_at on audit_log (at desc);
create trigger audit_log_no_change before update or delete on audit_log
  for each row execute function portal_refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function portal_refuse_change();

create table audit_head (chain text primary key, seq bigint not null, hash text not null);

-- A JSON array, not joined text: no two different rows may spell the same input.
create function portal_audit_hash(entry audit_log) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    entry.prev_hash, entry.hash_version, entry.chain, entry.seq,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    entry.actor_user_id, entry.channel, entry.action, entry.entity_type, entry.entity_id, entry.ou_id,
    entry.diff, entry.ip, entry.user_agent, entry.request_id, entry.id)::text, 'utf8')), 'hex')
$$;

create function portal_audit_append(entries jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  item jsonb;
  head audit_head;
  entry audit_log;
begin
  -- One order for all, or two transactions with rows for two chains could wait for each other for ever.
  for item in
    select value from jsonb_array_elements(entries) with ordinality
    order by coalesce(value ->> 'ou_id', 'company'), ordinality
  loop
    entry := jsonb_populate_record(null::audit_log, item);
    entry.chain := coalesce(entry.ou_id::text, 'company');
    insert into audit_head (chain, seq, hash) values (entry.chain, 0, '') on conflict do nothing;
    select * into head from audit_head where chain = entry.chain for update;
    entry.id := portal_uuid7();
    entry.seq := head.seq + 1;
    entry.at := clock_timestamp();
    entry.diff := nullif(entry.diff, 'null'::jsonb);
    entry.hash_version := 1;
    entry.prev_hash := head.hash;
    entry.hash := portal_audit_hash(entry);
    insert into audit_log select entry.*;
    update audit_head set seq = entry.seq, hash = entry.hash where chain = entry.chain;
  end loop;
end $$;

create function portal_audit_verify() returns table (chain text, seq bigint, reason text)
  language sql stable security definer set search_path = public, pg_temp as $$
  with walked as (
    select l.chain, l.seq, l.hash, l.prev_hash, portal_audit_hash(l) as computed,
      lag(l.hash, 1, '') over w as before, lag(l.seq, 1, 0::bigint) over w as seq_before
    from audit_log l window w as (partition by l.chain order by l.seq)
  ), faults as (
    select w.chain, w.seq, case
      when w.seq <> w.seq_before + 1 then 'an entry before it is missing'
      when w.prev_hash <> w.before then 'it does not follow the entry before it'
      when w.hash <> w.computed then 'its content was changed' end as reason
    from walked w
    union all
    select h.chain, h.seq, 'the last entries are missing' from audit_head h
    where h.seq <> coalesce((select max(l.seq) from audit_log l where l.chain = h.chain), 0)
      or h.hash <> coalesce((select l.hash from audit_log l where l.chain = h.chain and l.seq = h.seq), '')
  )
  select f.chain, f.seq, f.reason from faults f where f.reason is not null order by f.chain, f.seq limit 1
$$;

create table outbox_mail (
  id uuid primary key default portal_uuid7(),
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  row_version int not null default 1,
  kind text not null,
  to_address text not null,
  locale text not null,
  subject text not null,
  text_body text,
  html_body text,
  -- Carries a link that opens an account: its body is wiped once a real mail server has taken it.
  is_secret boolean not null default false,
  message_id text not null unique,
  dedupe_key text unique,
  status text not null default 'queued' check (status in ('queued', 'sent', 'dead', 'superseded')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  last_error text,
  sent_at timestamptz
);
create index outbox_mail_due on outbox_mail (next_attempt_at) where status = 'queued';
create index outbox_mail_recent on outbox_mail (created_at desc, id);
create trigger outbox_mail_touch before update on outbox_mail for each row execute function portal_touch();

create table idempotency_key (
  user_id uuid not null,
  key text not null,
  route text not null,
  body_hash text not null,
  status int,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);

create table throttle (
  key text primary key,
  window_start timestamptz not null,
  hits int not null
);
create index throttle_age on throttle (window_start);
`,
}
