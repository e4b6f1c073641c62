/** Of whom a scheme is: of a project, of all of a developer's, or of all there are. */
const WHOSE = (table: string) =>
  `coalesce(${table}.project_id, ${table}.developer_id, '00000000-0000-0000-0000-000000000000'::uuid)`

/** Schemes in versions that follow one another: for each project one holds at a time, and what held is never changed. */
export const schemeVersionsMigration = {
  name: '0034-scheme-versions',
  sql: `
-- Of two that began on one day the later written held; of two that overlap the one that began later.
update commission_scheme s set status = 'draft' where s.status <> 'draft' and exists (
  select from commission_scheme o where o.status <> 'draft' and o.valid_from = s.valid_from and o.id > s.id
    and ${WHOSE('o')} = ${WHOSE('s')});
update commission_scheme s set status = 'retired', valid_to = later.day - 1
from (select a.id, min(b.valid_from) as day
  from commission_scheme a join commission_scheme b on b.status <> 'draft' and b.valid_from > a.valid_from
    and (a.valid_to is null or a.valid_to >= b.valid_from) and ${WHOSE('b')} = ${WHOSE('a')}
  where a.status <> 'draft' group by a.id) later
where s.id = later.id;
set constraints all immediate;

alter table commission_scheme
  drop constraint commission_scheme_code_key,
  add column version int not null default 1 check (version > 0),
  add column follows_id uuid references commission_scheme (id),
  add constraint commission_scheme_version unique (code, version),
  add constraint commission_scheme_follows check ((version = 1) = (follows_id is null)),
  add constraint commission_scheme_validity exclude using gist (
    -- Whose schemes they are is one number, so that days alone are compared.
    int8range(hashtextextended(coalesce(project_id, developer_id, '00000000-0000-0000-0000-000000000000')::text, 0) / 2,
      hashtextextended(coalesce(project_id, developer_id, '00000000-0000-0000-0000-000000000000')::text, 0) / 2, '[]') with &&,
    daterange(valid_from, valid_to, '[]') with &&) where (status <> 'draft');
create unique index commission_scheme_draft on commission_scheme (code) where status = 'draft';
create index commission_scheme_followed on commission_scheme (follows_id) where follows_id is not null;
create index sale_commission_frozen on sale_commission (scheme_id, ou_id) where locked_at is not null;

-- What has been in force says for ever what it said; only its end may still be told.
create function commission_scheme_stands() returns trigger language plpgsql as $$
declare
  may_change constant text[] := array['status', 'valid_to', 'updated_at', 'updated_by', 'row_version'];
  scheme uuid;
begin
  if tg_table_name = 'commission_scheme' then
    if old.status = 'draft' or to_jsonb(new) - may_change = to_jsonb(old) - may_change then return new; end if;
  else
    if tg_op = 'DELETE' then scheme := old.scheme_id; else scheme := new.scheme_id; end if;
    if not exists (select from commission_scheme s where s.id = scheme and s.status <> 'draft') then
      if tg_op = 'DELETE' then return old; else return new; end if;
    end if;
  end if;
  raise exception 'a scheme that was in force is never changed'
    using errcode = '23514', constraint = 'commission_scheme_stands';
end $$;
create trigger commission_scheme_stands before update on commission_scheme
  for each row execute function commission_scheme_stands();
create trigger scheme_level_stands before insert or update or delete on scheme_level
  for each row execute function commission_scheme_stands();
create trigger scheme_tranche_stands before insert or update or delete on scheme_tranche
  for each row execute function commission_scheme_stands();

-- How it stands today, and how many sales that one may see were booked by it.
create view commission_scheme_shown with (security_invoker = true) as
select s.id, s.created_at, s.created_by, s.updated_at, s.updated_by, s.row_version, s.code, s.version, s.follows_id, s.name,
  s.developer_id, s.project_id, s.valid_from, s.valid_to, s.base_kind, s.company_rate_pct, s.vat_mode, s.trigger_kind,
  s.requires_documents, s.requires_pdc, s.vacant_rule, s.holdback_rate_pct, s.holdback_release_rule, s.clawback_rule,
  s.status,
  case when s.status = 'draft' then 'draft' when s.valid_to < d.today then 'ended'
    when s.valid_from > d.today then 'coming' else 'in_force' end as state,
  (select count(*)::int from sale_commission c where c.scheme_id = s.id and c.locked_at is not null) as frozen_sales
from commission_scheme s cross join (select (now() at time zone 'Asia/Manila')::date as today) d;
grant select on commission_scheme_shown to portal_app, portal_company;
`,
}
