import { byUnit, keptByUnit, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'

/** What is read by its unit and written by `portal_post_entry` alone. */
const readByUnit = (table: string) => `
create unique index ${table}_id on ${table} (id);
${byUnit(table)}
grant select on ${table} to portal_app, portal_company;`

const MUTABLE = `'{reversed_by_id, updated_at, updated_by, row_version}'::text[]`

/**
 * The ledger. What an entry says never changes; a correction is another entry. Every rule that makes it one stands here,
 * so that it holds whoever writes, and each unit has a chain of hashes in which a change behind the portal is found.
 */
export const ledgerMigration = {
  name: '0044-ledger',
  sql: `
create table fiscal_period (${UNIT_COLUMNS},
  month date not null check (month = date_trunc('month', month)::date),
  status text not null default 'open' check (status in ('open', 'soft_closed', 'closed')),
  closed_at timestamptz,
  closed_by uuid references app_user (id),
  reopen_reason text,
  unique (ou_id, month),
  check ((status = 'closed') = (closed_at is not null))
);
create unique index fiscal_period_id on fiscal_period (id);
${touch('fiscal_period')}
${byUnit('fiscal_period')}
grant select, update (status, closed_at, closed_by, reopen_reason, updated_by) on fiscal_period to portal_app, portal_company;

-- Months from January of the year before, so that the books of last year can still be brought.
create function portal_open_periods(unit uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into fiscal_period (ou_id, month)
  select unit, m::date from generate_series(
    date_trunc('year', (now() at time zone 'Asia/Manila')::date - interval '1 year'),
    date_trunc('month', (now() at time zone 'Asia/Manila')::date), interval '1 month') m
  on conflict (ou_id, month) do nothing
$$;
revoke execute on function portal_open_periods from public;
select portal_open_periods(id) from operating_unit;
create function portal_open_unit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform portal_open_periods(new.id);
  return null;
end $$;
revoke execute on function portal_open_unit from public;
create trigger operating_unit_periods after insert on operating_unit for each row execute function portal_open_unit();

create table journal_entry (${UNIT_COLUMNS},
  number text not null,
  entry_date date not null,
  memo text not null check (length(memo) between 3 and 400),
  source_type text not null check (source_type ~ '^[a-z][a-z_]{1,39}$'),
  source_id uuid,
  is_adjustment boolean not null default false,
  total numeric(16,2) not null check (total > 0),
  reversal_of_id uuid unique,
  reversed_by_id uuid unique,
  -- The same event posts once, however often it is asked for.
  key text not null check (length(key) between 8 and 200),
  chain_seq bigint not null check (chain_seq > 0),
  hash_version smallint not null,
  prev_hash text not null,
  hash text not null,
  unique (ou_id, number),
  unique (ou_id, key),
  unique (ou_id, chain_seq),
  foreign key (ou_id, reversal_of_id) references journal_entry (ou_id, id),
  foreign key (ou_id, reversed_by_id) references journal_entry (ou_id, id)
);
create index journal_entry_by_date on journal_entry (entry_date desc, number desc, id);
create index journal_entry_of_unit on journal_entry (ou_id, entry_date desc, number desc, id);
create index journal_entry_source on journal_entry (source_id) where source_id is not null;

create table journal_line (${UNIT_COLUMNS},
  entry_id uuid not null,
  number text not null,
  entry_date date not null,
  seq int not null check (seq > 0),
  account_id uuid not null references account (id),
  debit numeric(16,2) not null default 0 check (debit >= 0),
  credit numeric(16,2) not null default 0 check (credit >= 0),
  party_type text check (party_type in ('developer', 'seller', 'employee', 'supplier')),
  party_id uuid,
  project_id uuid references project (id),
  memo text,
  unique (entry_id, seq),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id),
  check ((debit = 0) <> (credit = 0)),
  check ((party_type is null) = (party_id is null))
);
create index journal_line_account on journal_line (account_id, entry_date desc, number desc, seq, id);
create index journal_line_by_date on journal_line (entry_date desc, number desc, seq, id);
create index journal_line_party on journal_line (party_id, account_id) where party_id is not null;
create index journal_line_project on journal_line (project_id) where project_id is not null;
${readByUnit('journal_entry')}
${readByUnit('journal_line')}

-- What accounting writes by hand, until it is posted.
create table manual_entry (${UNIT_COLUMNS},
  memo text not null,
  entry_date date not null,
  lines jsonb not null default '[]',
  total numeric(16,2) not null default 0,
  status text not null default 'draft' check (status in ('draft', 'posted')),
  entry_id uuid,
  check ((status = 'posted') = (entry_id is not null)),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id)
);
create index manual_entry_by_date on manual_entry (status, entry_date desc, id);
create unique index manual_entry_entry on manual_entry (entry_id) where entry_id is not null;
${keptByUnit('manual_entry')}
grant delete on manual_entry to portal_app, portal_company;
create function portal_keep_manual_entry() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' then
    raise exception 'a posted entry is not changed' using errcode = 'check_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger manual_entry_kept before update or delete on manual_entry
  for each row execute function portal_keep_manual_entry();

-- Sums by unit, account and month, kept as lines come, so that reports do not grow with them.
create table account_month (
  ou_id uuid not null references operating_unit (id),
  account_id uuid not null references account (id),
  month date not null,
  debit numeric(18,2) not null default 0,
  credit numeric(18,2) not null default 0,
  primary key (ou_id, account_id, month)
);
create index account_month_by_month on account_month (month, account_id);
${byUnit('account_month')}
grant select on account_month to portal_app, portal_company;

create table ledger_head (ou_id uuid primary key references operating_unit (id), seq bigint not null, hash text not null);
${byUnit('ledger_head')}

-- What the ledger keeps of every unit by itself is no use of it.
create or replace function portal_used_by(target text, record_id uuid) returns table (used_by text, uses bigint)
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
    where c.relname <> all ('{fiscal_period, account_month, ledger_head}')
      and f.contype = 'f' and f.conparentid = 0 and f.confrelid = format('public.%I', target)::regclass
    group by c.relname order by c.relname
  loop
    used_by := link.relname;
    execute format('select count(*) from %I source where %s', link.relname, link.same) into uses using record_id;
    if uses > 0 then return next; end if;
  end loop;
end $$;

-- A JSON array, not joined text: no two different entries may spell the same input.
create function portal_entry_hash(entry journal_entry, lines jsonb) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(entry.prev_hash, entry.hash_version, entry.ou_id, entry.chain_seq,
    entry.id, entry.number, entry.entry_date, entry.memo, entry.source_type, entry.source_id, entry.is_adjustment,
    entry.total::text, entry.reversal_of_id, entry.key, entry.created_by,
    to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), lines)::text, 'utf8')), 'hex')
$$;
create function portal_line_json(line journal_line) returns jsonb language sql stable as $$
  select jsonb_build_array(line.id, line.ou_id, line.entry_id, line.number, line.entry_date, line.seq, line.account_id,
    line.debit::text, line.credit::text, line.party_type, line.party_id, line.project_id, line.memo, line.created_by,
    to_char(line.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))
$$;

create function portal_check_entry() returns trigger language plpgsql as $$
declare
  period fiscal_period;
begin
  select * into period from fiscal_period p
    where p.ou_id = new.ou_id and p.month = date_trunc('month', new.entry_date)::date for share;
  if not found or period.status = 'closed' or (period.status = 'soft_closed' and not new.is_adjustment) then
    raise exception 'the period of % is not open', new.entry_date using errcode = 'check_violation', constraint = 'journal_entry_open_period';
  end if;
  return new;
end $$;
create trigger journal_entry_period before insert on journal_entry for each row execute function portal_check_entry();

create function portal_check_line() returns trigger language plpgsql as $$
declare
  taker account;
  entry journal_entry;
begin
  select * into taker from account a where a.id = new.account_id;
  select * into entry from journal_entry e where e.id = new.entry_id;
  if not taker.is_postable or not (taker.is_active or entry.reversal_of_id is not null) then
    raise exception 'account % takes no entries', taker.code using errcode = 'check_violation', constraint = 'journal_line_postable';
  end if;
  -- Behind each of these stands a ledger of documents with which it must agree.
  if entry.source_type = 'manual_entry' and taker.is_control in ('ar', 'ap', 'commission_payable', 'advance') then
    raise exception 'account % is posted by its own documents', taker.code using errcode = 'check_violation', constraint = 'journal_line_control';
  end if;
  if entry.number <> new.number or entry.entry_date <> new.entry_date then
    raise exception 'a line says another number or date than its entry' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger journal_line_account_check before insert on journal_line for each row execute function portal_check_line();

create function portal_check_balance() returns trigger language plpgsql as $$
declare
  checked uuid := case when tg_table_name = 'journal_entry' then new.id else (to_jsonb(new) ->> 'entry_id')::uuid end;
  sums record;
begin
  select count(l.id) as lines, coalesce(sum(l.debit), 0) as debit, coalesce(sum(l.credit), 0) as credit, e.total
    into sums from journal_entry e left join journal_line l on l.entry_id = e.id
    where e.id = checked group by e.total;
  if sums.lines < 2 or sums.debit <> sums.credit or sums.debit <> sums.total then
    raise exception 'an entry has two lines or more and is balanced' using errcode = 'check_violation', constraint = 'journal_entry_balanced';
  end if;
  return null;
end $$;
create constraint trigger journal_entry_balance after insert on journal_entry deferrable initially deferred
  for each row execute function portal_check_balance();
create constraint trigger journal_line_balance after insert on journal_line deferrable initially deferred
  for each row execute function portal_check_balance();

create function portal_keep_entry() returns trigger language plpgsql as $$
begin
  if old.reversed_by_id is not null or new.reversed_by_id is null
      or to_jsonb(new) - ${MUTABLE} <> to_jsonb(old) - ${MUTABLE} then
    raise exception 'journal_entry is append-only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger journal_entry_a_kept before update on journal_entry for each row execute function portal_keep_entry();
${touch('journal_entry')}
create trigger journal_entry_no_delete before delete on journal_entry for each row execute function portal_refuse_change();
create trigger journal_entry_no_truncate before truncate on journal_entry for each statement execute function portal_refuse_change();
create trigger journal_line_no_change before update or delete on journal_line for each row execute function portal_refuse_change();
create trigger journal_line_no_truncate before truncate on journal_line for each statement execute function portal_refuse_change();

create function portal_count_lines() returns trigger language plpgsql as $$
begin
  insert into account_month as kept (ou_id, account_id, month, debit, credit)
  select ou_id, account_id, date_trunc('month', entry_date)::date, sum(debit), sum(credit) from added
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (ou_id, account_id, month) do update set debit = kept.debit + excluded.debit, credit = kept.credit + excluded.credit;
  return null;
end $$;
create trigger journal_line_counted after insert on journal_line referencing new table as added
  for each statement execute function portal_count_lines();

-- In one order for all: two who post in the same units wait for each other, and never for ever.
create function portal_lock_ledgers(units uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_head (ou_id, seq, hash) select u, 0, '' from unnest(units) u order by 1 on conflict do nothing;
  perform from ledger_head h where h.ou_id = any (units) order by h.ou_id for update;
end $$;

create function portal_post_entry(said jsonb) returns journal_entry
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  entry journal_entry := jsonb_populate_record(null::journal_entry, said);
  head ledger_head;
  lines journal_line[];
begin
  if current_setting('role') = 'portal_app' and not entry.ou_id = any (app_unit_ids()) then
    raise exception 'permission denied: another unit' using errcode = 'insufficient_privilege';
  end if;
  select * into head from ledger_head where ou_id = entry.ou_id for update;
  insert into fiscal_period (ou_id, month)
    select entry.ou_id, date_trunc('month', entry.entry_date)::date
    where date_trunc('month', entry.entry_date) = date_trunc('month', now() at time zone 'Asia/Manila')
    on conflict (ou_id, month) do nothing;
  entry.id := portal_uuid7();
  entry.created_at := now();
  entry.updated_at := now();
  entry.created_by := app_user_id();
  entry.updated_by := null;
  entry.row_version := 1;
  entry.reversed_by_id := null;
  entry.is_adjustment := coalesce(entry.is_adjustment, false);
  entry.chain_seq := head.seq + 1;
  entry.hash_version := 1;
  entry.prev_hash := head.hash;
  select coalesce(sum((l ->> 'debit')::numeric), 0) into entry.total from jsonb_array_elements(said -> 'lines') l;
  select array_agg(jsonb_populate_record(null::journal_line, l.value || jsonb_build_object('id', portal_uuid7(),
      'ou_id', entry.ou_id, 'entry_id', entry.id, 'number', entry.number, 'entry_date', entry.entry_date,
      'seq', l.ordinality, 'account_id', (select a.id from account a where a.code = l.value ->> 'account'),
      'debit', coalesce(l.value -> 'debit', '0'), 'credit', coalesce(l.value -> 'credit', '0'),
      'created_at', entry.created_at, 'created_by', entry.created_by, 'updated_at', entry.created_at,
      'updated_by', null, 'row_version', 1)) order by l.ordinality)
    into lines from jsonb_array_elements(said -> 'lines') with ordinality l;
  entry.hash := portal_entry_hash(entry, (select jsonb_agg(portal_line_json(l) order by l.seq) from unnest(lines) l));
  insert into journal_entry select entry.*;
  insert into journal_line select * from unnest(lines);
  if entry.reversal_of_id is not null then
    update journal_entry set reversed_by_id = entry.id where id = entry.reversal_of_id;
  end if;
  update ledger_head set seq = entry.chain_seq, hash = entry.hash where ou_id = entry.ou_id;
  return entry;
end $$;
revoke execute on function portal_lock_ledgers, portal_post_entry from public;
grant execute on function portal_lock_ledgers, portal_post_entry to portal_app, portal_company;

create function portal_ledger_verify() returns table (ou_id uuid, seq bigint, number text, reason text)
  language sql stable security definer set search_path = public, pg_temp as $$
  with said as (
    select l.entry_id, jsonb_agg(portal_line_json(l) order by l.seq) as lines from journal_line l group by l.entry_id
  ), walked as (
    select e.ou_id, e.chain_seq as seq, e.number, e.hash, e.prev_hash, portal_entry_hash(e, s.lines) as computed,
      lag(e.hash, 1, '') over w as before, lag(e.chain_seq, 1, 0::bigint) over w as seq_before,
      e.reversed_by_id, r.id as reversal
    from journal_entry e left join said s on s.entry_id = e.id left join journal_entry r on r.reversal_of_id = e.id
    window w as (partition by e.ou_id order by e.chain_seq)
  ), sums as (
    select l.ou_id, l.account_id, date_trunc('month', l.entry_date)::date as month, sum(l.debit) as debit, sum(l.credit) as credit
    from journal_line l group by 1, 2, 3
  ), faults as (
    select w.ou_id, w.seq, w.number, case
      when w.seq <> w.seq_before + 1 then 'an entry before it is missing'
      when w.prev_hash <> w.before then 'it does not follow the entry before it'
      when w.hash is distinct from w.computed then 'its content was changed'
      when w.reversed_by_id is distinct from w.reversal then 'its reversal was changed' end as reason
    from walked w
    union all
    select h.ou_id, h.seq, null, 'the last entries are missing' from ledger_head h
    where h.seq <> coalesce((select max(e.chain_seq) from journal_entry e where e.ou_id = h.ou_id), 0)
      or h.hash <> coalesce((select e.hash from journal_entry e where e.ou_id = h.ou_id and e.chain_seq = h.seq), '')
    union all
    select l.ou_id, null, l.number, 'a line without its entry' from journal_line l
    where not exists (select from journal_entry e where e.id = l.entry_id)
    union all
    select coalesce(m.ou_id, s.ou_id), null, a.code, 'the sums of ' || coalesce(m.month, s.month) || ' were changed'
    from account_month m full join sums s using (ou_id, account_id, month)
      join account a on a.id = coalesce(m.account_id, s.account_id)
    where (m.debit, m.credit) is distinct from (s.debit, s.credit)
  )
  select f.ou_id, f.seq, f.number, f.reason from faults f where f.reason is not null
  order by f.seq nulls last, f.ou_id, f.number limit 1
$$;
revoke execute on function portal_ledger_verify from public;
`,
}
