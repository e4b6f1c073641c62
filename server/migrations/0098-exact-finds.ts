/** What a record is known by, each as a whole: its title and what stands below it, as the user name and the address. */
const KEYS = `string_to_array(lower(s.title || ' · ' || s.detail), ' · ')`

/**
 * Whoever types a user name, an address or a number to its end means that record: it is found among the exact ones,
 * however many others hold the same letters, and before those whose title alone was compared.
 */
export const exactFindsMigration = {
  name: '0098-exact-finds',
  sql: `
drop index search_entry_title;
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
    (select string_agg(format('s.words like %L', pattern), ' and ') from unnest(patterns) pattern),
    of_each);
end $$;
analyze search_entry;
`,
}
