/** What a record is known by, each as a whole: its title, what stands below it, and its address, which is not shown. */
const KEYS = `(string_to_array(lower(s.title || ' · ' || s.detail), ' · ') || s.known_by)`

const ADDRESSED = [
  { kind: 'lead', table: 'lead', detail: 'lead_no', words: 'mobile_e164,email' },
  { kind: 'buyer', table: 'buyer', detail: 'buyer_no', words: 'mobile,email' },
  { kind: 'employee', table: 'employee', detail: 'employee_no', words: 'email,mobile' },
] as const

const noted = ({ kind, table, detail, words }: (typeof ADDRESSED)[number]) => `
drop trigger ${table}_noted on ${table};
create trigger ${table}_noted after insert or update of full_name, ${detail}, ${words} on ${table}
  for each row execute function portal_note_record('${kind}', 'full_name', '{${detail}}', '{${words}}', '{email}');
update search_entry s set known_by = array[lower(r.email)]
from ${table} r where s.kind = '${kind}' and s.record_id = r.id and r.email <> '';`

/** Leads, buyers and employees are known by their address as users are: typed to its end it stands first. */
export const addressesFoundExactlyMigration = {
  name: '0100-addresses-found-exactly',
  sql: `
alter table search_entry add column known_by text[] not null default '{}';

create or replace function portal_note_record() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  record jsonb := to_jsonb(new);
  entry record;
  known text[];
begin
  if record ->> tg_argv[1] is null then return null; end if;
  select * into entry from portal_entry_of(record, tg_argv[1], tg_argv[2]::text[], tg_argv[3]::text[]);
  select coalesce(array_agg(lower(record ->> name)), '{}') into known
  from unnest(coalesce(tg_argv[4], '{}')::text[]) name where record ->> name <> '';
  insert into search_entry as noted (kind, record_id, ou_id, title, detail, words, known_by, recorded_at)
  values (tg_argv[0], new.id, (record ->> 'ou_id')::uuid, record ->> tg_argv[1], entry.detail, entry.words, known,
    new.created_at)
  on conflict (kind, record_id) do update
    set ou_id = excluded.ou_id, title = excluded.title, detail = excluded.detail, words = excluded.words,
      known_by = excluded.known_by
    where (noted.ou_id, noted.title, noted.detail, noted.words, noted.known_by)
      is distinct from (excluded.ou_id, excluded.title, excluded.detail, excluded.words, excluded.known_by);
  return null;
end $$;
${ADDRESSED.map(noted).join('\n')}

drop index search_entry_keys;
create index search_entry_keys on search_entry using gin (${KEYS.replaceAll('s.', '')});

create or replace function portal_find_records(patterns text[], exact text, kinds text[], of_each int)
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
      select n.kind, n.record_id, row_number() over (partition by n.kind order by n.exactness desc, n.recorded_at desc) as place
      from (
        (select s.kind, s.record_id, s.recorded_at, case when lower(s.title) = %1$L then 2 else 1 end as exactness
          from search_entry s
          where ${KEYS.replaceAll("'", "''")} @> array[%1$L] and s.kind = any (%2$L::text[]) and %3$s
          order by exactness desc, s.recorded_at desc limit 100)
        union all
        (select s.kind, s.record_id, s.recorded_at, 0 from search_entry s
          where %4$s and s.kind = any (%2$L::text[]) and %3$s order by s.recorded_at desc limit 2000)
      ) n) f where f.place <= %5$s',
    exact, kinds, mine,
    -- Half the world has an address at the same few houses: the index is asked for what stands before the sign alone.
    (select string_agg(
        case when pattern like '%@%' then format('s.words like %L and s.words || '''' like %L', split_part(pattern, '@', 1) || '@%', pattern)
          else format('s.words like %L', pattern) end, ' and ')
      from unnest(patterns) pattern),
    of_each);
end $$;

drop function portal_name_records(text[], uuid[]);
create function portal_name_records(kinds text[], ids uuid[], exact text)
  returns table (kind text, record_id uuid, title text, detail text, exactness int, recorded_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.kind, s.record_id, s.title, s.detail,
    case when lower(s.title) = $3 then 2 when $3 = any (${KEYS}) then 1 else 0 end, s.recorded_at
  from unnest(kinds, ids) as wanted (kind, id) join search_entry s on s.kind = wanted.kind and s.record_id = wanted.id
  where current_setting('role') = 'portal_company' or s.ou_id is null or s.ou_id = any ((select app_unit_ids())::uuid[])
$$;
revoke execute on function portal_name_records from public;
grant execute on function portal_name_records to portal_app, portal_company;
analyze search_entry;
`,
}
