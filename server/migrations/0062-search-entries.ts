/** What a record is found by: what it is called, what stands below that, and further columns that are searched. */
type FoundTable = {
  kind: string
  table: string
  title: string
  detail: readonly string[]
  words?: readonly string[]
}

const FOUND_TABLES: readonly FoundTable[] = [
  { kind: 'lead', table: 'lead', title: 'full_name', detail: ['lead_no'], words: ['mobile_e164', 'email'] },
  { kind: 'buyer', table: 'buyer', title: 'full_name', detail: ['buyer_no'], words: ['mobile', 'email'] },
  { kind: 'sale', table: 'sale', title: 'sale_no', detail: ['unit_code', 'buyer_name'] },
  { kind: 'property_unit', table: 'property_unit', title: 'unit_code', detail: [] },
  {
    kind: 'buyer_payment',
    table: 'buyer_payment',
    title: 'payment_no',
    detail: ['unit_code'],
    words: ['cheque_no'],
  },
  {
    kind: 'commission_statement',
    table: 'commission_statement',
    title: 'number',
    detail: ['service_invoice_no'],
  },
  { kind: 'commission_request', table: 'commission_request', title: 'number', detail: [] },
  { kind: 'commission_release', table: 'commission_release', title: 'number', detail: ['check_no'] },
  {
    kind: 'collection',
    table: 'collection',
    title: 'number',
    detail: ['check_no'],
    words: ['certificate_no', 'acknowledgement_no'],
  },
  {
    kind: 'expense',
    table: 'expense',
    title: 'number',
    detail: ['payee_name'],
    words: ['supplier_invoice_no', 'check_no'],
  },
  { kind: 'cash_advance', table: 'cash_advance', title: 'number', detail: [] },
  { kind: 'journal_entry', table: 'journal_entry', title: 'number', detail: ['memo'] },
  {
    kind: 'employee',
    table: 'employee',
    title: 'full_name',
    detail: ['employee_no'],
    words: ['email', 'mobile'],
  },
  { kind: 'seller_profile', table: 'seller_profile', title: 'display_name', detail: ['prc_license_no'] },
  {
    kind: 'user',
    table: 'app_user',
    title: 'username',
    detail: ['email'],
    words: ['first_name', 'last_name'],
  },
  { kind: 'developer', table: 'developer', title: 'name', detail: ['code'], words: ['trade_name'] },
  { kind: 'project', table: 'project', title: 'name', detail: ['code'] },
  { kind: 'account', table: 'account', title: 'name', detail: ['code'] },
]

const quoted = (names: readonly string[]) => `'{${names.join(',')}}'`

/** Those of a table that stand already. */
const noted = ({ kind, table, title, detail, words = [] }: FoundTable) => `
insert into search_entry (kind, record_id, ou_id, title, detail, words, recorded_at)
select '${kind}', r.id, (to_jsonb(r) ->> 'ou_id')::uuid, r.${title}, e.detail, e.words, r.created_at
from ${table} r cross join lateral portal_entry_of(to_jsonb(r), '${title}', ${quoted(detail)}, ${quoted(words)}) e
where r.${title} is not null;`
/** For what is loaded beside the portal. */
export const entriesAnew = (tables: readonly string[]): string =>
  FOUND_TABLES.filter(({ table }) => tables.includes(table))
    .map(noted)
    .join('\n')

/** Each write of such a record notes it; what stands already is noted once. */
const entriesOf = (found: FoundTable) => {
  const { kind, table, title, detail, words = [] } = found
  return `
create trigger ${table}_noted after insert or update of ${[title, ...detail, ...words].join(', ')} on ${table}
  for each row execute function portal_note_record('${kind}', '${title}', ${quoted(detail)}, ${quoted(words)});
create trigger ${table}_forgotten after delete on ${table}
  for each row execute function portal_forget_record('${kind}');${noted(found)}`
}

/**
 * One index over what people look for by name or number, whatever kind of record it is. Nobody reads it but through two
 * functions of the owner: one gives kinds and ids within the units of the reader, which are then asked for under the
 * rights of their kind; the other names ids that were found so.
 */
export const searchEntriesMigration = {
  name: '0062-search-entries',
  sql: `
create table search_entry (
  kind text not null,
  record_id uuid not null,
  -- None for what belongs to the whole company.
  ou_id uuid,
  title text not null,
  detail text not null,
  words text not null,
  recorded_at timestamptz not null,
  primary key (kind, record_id)
);
alter table search_entry enable row level security;
create policy search_entry_unit on search_entry for select to portal_app
  using (ou_id is null or ou_id = any ((select app_unit_ids())::uuid[]));
create policy search_entry_company on search_entry for select to portal_company using (true);

create function portal_entry_of(record jsonb, title text, detail text[], words text[], out detail text, out words text)
  language sql immutable as $$
  select
    coalesce((select string_agg(record ->> name, ' · ') from unnest($3) name where record ->> name <> ''), ''),
    lower((select string_agg(record ->> name, ' ') from unnest(array[$2] || $3 || $4) name))
$$;

create function portal_note_record() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  record jsonb := to_jsonb(new);
  entry record;
begin
  if record ->> tg_argv[1] is null then return null; end if;
  select * into entry from portal_entry_of(record, tg_argv[1], tg_argv[2]::text[], tg_argv[3]::text[]);
  insert into search_entry as known (kind, record_id, ou_id, title, detail, words, recorded_at)
  values (tg_argv[0], new.id, (record ->> 'ou_id')::uuid, record ->> tg_argv[1], entry.detail, entry.words, new.created_at)
  on conflict (kind, record_id) do update
    set ou_id = excluded.ou_id, title = excluded.title, detail = excluded.detail, words = excluded.words
    where (known.ou_id, known.title, known.detail, known.words)
      is distinct from (excluded.ou_id, excluded.title, excluded.detail, excluded.words);
  return null;
end $$;
revoke execute on function portal_note_record from public;

create function portal_forget_record() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from search_entry where kind = tg_argv[0] and record_id = old.id;
  return null;
end $$;
revoke execute on function portal_forget_record from public;
${FOUND_TABLES.map(entriesOf).join('\n')}

create index search_entry_newest on search_entry (recorded_at desc);
create index search_entry_title on search_entry (lower(title));
do $$ begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index search_entry_words on search_entry using gin (words gin_trgm_ops);
  end if;
end $$;
analyze search_entry;

-- Of each kind the first: what is called so exactly, then the newest among as many as are looked at.
create function portal_find_records(patterns text[], exact text, kinds text[], of_each int)
  returns table (kind text, record_id uuid) language plpgsql stable security definer
  set search_path = public, pg_temp as $$
declare
  mine text := case when current_setting('role') = 'portal_company' then 'true'
    else format('(s.ou_id is null or s.ou_id = any (%L::uuid[]))', app_unit_ids()) end;
begin
  -- Words are written into the statement, so that the planner sees how rare they are: it gathers a rare one by the
  -- index, and walks the newest for a frequent one.
  return query execute format(
    'select f.kind, f.record_id from (
      select n.kind, n.record_id, row_number() over (partition by n.kind order by n.is_exact desc, n.recorded_at desc) as place
      from (
        (select s.kind, s.record_id, s.recorded_at, true as is_exact from search_entry s
          where lower(s.title) = %L and s.kind = any (%L::text[]) and %s limit 100)
        union all
        (select s.kind, s.record_id, s.recorded_at, false from search_entry s
          where %s and s.kind = any (%L::text[]) and %s order by s.recorded_at desc limit 2000)
      ) n) f where f.place <= %s',
    exact, kinds, mine,
    (select string_agg(format('s.words like %L', pattern), ' and ') from unnest(patterns) pattern), kinds, mine,
    of_each);
end $$;
revoke execute on function portal_find_records from public;
grant execute on function portal_find_records to portal_app, portal_company;

create function portal_name_records(kinds text[], ids uuid[])
  returns table (kind text, record_id uuid, title text, detail text, recorded_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.kind, s.record_id, s.title, s.detail, s.recorded_at
  from unnest(kinds, ids) as wanted (kind, id) join search_entry s on s.kind = wanted.kind and s.record_id = wanted.id
  where current_setting('role') = 'portal_company' or s.ou_id is null or s.ou_id = any ((select app_unit_ids())::uuid[])
$$;
revoke execute on function portal_name_records from public;
grant execute on function portal_name_records to portal_app, portal_company;
`,
}
