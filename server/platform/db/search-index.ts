/** The planner only guesses; where it guesses so far beyond, nobody needs to count. */
const FAR_TOO_MANY = 4

/**
 * What makes a search of a million rows quick, for a migration: an index over the searched columns together, and the
 * one function that may use it. A policy hides such an index from whoever it binds, since "like" could leak what it
 * compares; so the function looks as the owner, says the units itself, and gives away nothing but ids.
 */
export function searchIndex(
  table: string,
  columns: readonly string[],
  unit: 'ou_id' | null = 'ou_id',
): string {
  const text = searchText(columns)
  const mine = unit
    ? `(current_setting('role') = 'portal_company' or t.${unit} = any ((select app_unit_ids())::uuid[]))`
    : 'true'
  return `
do $$ begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index ${table}_search on ${table} using gin ((${text}) gin_trgm_ops);
  end if;
end $$;
-- Null where more than "most" match: then the order of the list finds its first rows sooner than any index.
create function ${searchFunction(table)}(patterns text[], most int) returns uuid[]
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Written into the statement, so that the planner sees how rare a word is, and may say so before it looks.
  matching text := format('select t.id from ${table} t where %s and ${doubled(mine)}',
    (select string_agg(format('(${doubled(text)}) like %L', pattern), ' and ') from unnest(patterns) pattern));
  plan json;
  found uuid[];
begin
  execute 'explain (format json) ' || matching into plan;
  if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric > ${FAR_TOO_MANY} * most then return null; end if;
  execute format('select array_agg(s.id) from (%s limit %s) s', matching, most + 1) into found;
  return case when coalesce(cardinality(found), 0) <= most then coalesce(found, '{}') end;
end $$;
revoke execute on function ${searchFunction(table)} from public;
grant execute on function ${searchFunction(table)} to portal_app, portal_company;`
}

/** What is searched of a row, spelled as its index spells it: the columns in the order of the resource's fields. */
export function searchText(columns: readonly string[]): string {
  return columns.map(column => `lower(coalesce(${column}, ''))`).join(` || ' ' || `)
}

/** As it stands inside a text of SQL. */
function doubled(text: string): string {
  return text.replaceAll("'", "''")
}

export function searchFunction(table: string): string {
  return `portal_search_${table}`
}
