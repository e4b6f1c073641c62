/** The same of a record of its unit and of one of the company: `key` is what its entry is once by. */
const noted = (name: string, table: string, key: string, leaves = '') => `
create or replace function portal_note_${name}() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  record jsonb := to_jsonb(new);
  entry record;
  known text[];
begin${leaves}
  if record ->> tg_argv[1] is null then return null; end if;
  select * into entry from portal_entry_of(record, tg_argv[1], tg_argv[2]::text[], tg_argv[3]::text[]);
  select coalesce(array_agg(lower(record ->> name)), '{}') into known
  from unnest(coalesce(tg_argv[4], '{}')::text[]) name where record ->> name <> '';
  insert into ${table} as noted (kind, record_id, ou_id, title, detail, words, known_by, recorded_at)
  values (tg_argv[0], new.id, (record ->> 'ou_id')::uuid, record ->> tg_argv[1], entry.detail, entry.words, known,
    new.created_at)
  on conflict (${key}) do update
    set ou_id = excluded.ou_id, title = excluded.title, detail = excluded.detail, words = excluded.words,
      known_by = excluded.known_by
    where (noted.ou_id, noted.title, noted.detail, noted.words, noted.known_by)
      is distinct from (excluded.ou_id, excluded.title, excluded.detail, excluded.words, excluded.known_by);
  return null;
end $$;
revoke execute on function portal_note_${name} from public;`

const LEAVES = `
  if tg_op = 'UPDATE' and old.ou_id <> new.ou_id then
    delete from search_entry where ou_id = old.ou_id and kind = tg_argv[0] and record_id = new.id;
  end if;`

const OF_COMPANY = [
  'account',
  'app_user',
  'developer',
  'employee',
  'project',
  'property_unit',
  'seller_profile',
]
const KINDS = `('${OF_COMPANY.map(table => (table === 'app_user' ? 'user' : table)).join("', '")}')`

const BOTH = '(table search_entry union all table company_search_entry) s'

/**
 * What is found of units stands in their unit, what belongs to the company in a table of its own: an entry of a unit has
 * one, as its record has. A record that goes to another unit, a lead or an employee, is found there from now on.
 */
export const findsOfUnitsAndCompanyMigration = {
  name: '0134-finds-of-units-and-company',
  sql: `
create table company_search_entry (like search_entry including defaults, primary key (kind, record_id));
alter table company_search_entry enable row level security;
create policy company_search_entry_unit on company_search_entry for select to portal_app
  using (ou_id is null or ou_id = any ((select app_unit_ids())::uuid[]));
create policy company_search_entry_company on company_search_entry for select to portal_company using (true);
insert into company_search_entry select * from search_entry where kind in ${KINDS};
delete from search_entry where kind in ${KINDS};
do $$ declare
  index record;
begin
  -- Words have an index where their extension is.
  for index in select pg_get_indexdef(indexrelid) as text from pg_index
    where indrelid = 'search_entry'::regclass and not indisprimary
  loop
    execute replace(index.text, 'search_entry', 'company_search_entry');
  end loop;
end $$;

alter table search_entry drop constraint search_entry_pkey, add primary key (kind, record_id, ou_id);
alter policy search_entry_unit on search_entry using (ou_id = any ((select app_unit_ids())::uuid[]));
${['lead', 'employee', 'seller_profile']
  .map(
    table => `
update ${table === 'lead' ? 'search_entry' : 'company_search_entry'} s set ou_id = r.ou_id from ${table} r
where s.kind = '${table}' and s.record_id = r.id and s.ou_id <> r.ou_id;`,
  )
  .join('')}
${noted('record', 'search_entry', 'kind, record_id, ou_id', LEAVES)}
${noted('company_record', 'company_search_entry', 'kind, record_id')}

create or replace function portal_forget_record() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from search_entry where ou_id = old.ou_id and kind = tg_argv[0] and record_id = old.id;
  return null;
end $$;
create function portal_forget_company_record() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from company_search_entry where kind = tg_argv[0] and record_id = old.id;
  return null;
end $$;
revoke execute on function portal_forget_company_record from public;

do $$ declare
  found record;
begin
  -- Those of the company call their own functions, and whoever may change unit says so when it does.
  for found in select t.tgname as name, c.relname as place, pg_get_triggerdef(t.oid) as text,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'ou_id' and not a.attisdropped) as has_unit
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname in ('portal_note_record', 'portal_forget_record')
  loop
    execute format('drop trigger %I on %I', found.name, found.place);
    if found.place in ('${OF_COMPANY.join("', '")}') then
      found.text := replace(replace(found.text, 'portal_note_record', 'portal_note_company_record'),
        'portal_forget_record', 'portal_forget_company_record');
    end if;
    execute case when found.has_unit then replace(found.text, 'UPDATE OF ', 'UPDATE OF ou_id, ') else found.text end;
  end loop;
  for found in select p.proname as name, pg_get_functiondef(p.oid) as text from pg_proc p
    where p.proname in ('portal_find_records', 'portal_name_records')
  loop
    if position(' search_entry s' in found.text) = 0 then raise exception '% asks no entries', found.name; end if;
    execute replace(found.text, ' search_entry s', ' ${BOTH}');
  end loop;
end $$;
analyze search_entry;
analyze company_search_entry;
`,
}
