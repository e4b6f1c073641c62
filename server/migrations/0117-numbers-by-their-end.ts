/** What a record is known by, each as a whole: its title, what stands below it, and its address, which is not shown. */
const KEYS = `(string_to_array(lower(s.title || ' · ' || s.detail), ' · ') || s.known_by)`
/** So many digits tell numbers apart: what precedes them is the same in most numbers of a kind, or of a year. */
const LAST_DIGITS = 6

/** The index is asked for the end of a number alone; each row that it gives is then compared with all of it. */
export const numbersByTheirEndMigration = {
  name: '0117-numbers-by-their-end',
  sql: `
create or replace function portal_find_records(patterns text[], exact text, kinds text[], of_each int)
  returns table (kind text, record_id uuid) language plpgsql stable security definer
  set search_path = public, pg_temp as $$
declare
  mine text := case when current_setting('role') = 'portal_company' then 'true'
    else format('(s.ou_id is null or s.ou_id = any (%L::uuid[]))', app_unit_ids()) end;
  -- Words are written into the statement, so that the planner sees how rare they are: it gathers a rare one by the
  -- index, and walks the newest for a frequent one. Half the world has an address at the same few houses, so of an
  -- address the index is asked for what precedes the sign.
  matching text := (select string_agg(
      case when indexed = pattern then format('s.words like %L', pattern)
        else format('s.words like %L and s.words || '''' like %L', indexed, pattern) end, ' and ')
    from unnest(patterns) pattern cross join lateral regexp_replace(
      case when pattern like '%@%' then split_part(pattern, '@', 1) || '@%' else pattern end,
      '^.*([0-9]{${LAST_DIGITS}}@?%)$', '%\\1') indexed);
begin
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
    exact, kinds, mine, matching, of_each);
end $$;
`,
}
