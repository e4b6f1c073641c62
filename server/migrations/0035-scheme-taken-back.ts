/**
 * A version that was published for a day to come may be a draft again until that day. It keeps how the one before it
 * stood when it was published, so that this one stands so again.
 */
export const schemeTakenBackMigration = {
  name: '0035-scheme-taken-back',
  sql: `
alter table commission_scheme
  add column former_status text check (former_status in ('active', 'retired')),
  add column former_valid_to date;

create or replace function commission_scheme_stands() returns trigger language plpgsql as $$
declare
  may_change constant text[] := array['status', 'valid_to', 'former_status', 'former_valid_to',
    'updated_at', 'updated_by', 'row_version'];
  scheme uuid;
begin
  if tg_table_name = 'commission_scheme' then
    if old.status = 'draft' then return new; end if;
    if to_jsonb(new) - may_change = to_jsonb(old) - may_change and (new.status <> 'draft'
      or (old.valid_from > (now() at time zone 'Asia/Manila')::date
        and not exists (select from sale_commission c where c.scheme_id = old.id))) then return new; end if;
  else
    if tg_op = 'DELETE' then scheme := old.scheme_id; else scheme := new.scheme_id; end if;
    if not exists (select from commission_scheme s where s.id = scheme and s.status <> 'draft') then
      if tg_op = 'DELETE' then return old; else return new; end if;
    end if;
  end if;
  raise exception 'a scheme that was in force is never changed'
    using errcode = '23514', constraint = 'commission_scheme_stands';
end $$;

-- What was published before this was kept: an end on the eve was set by the version after it.
update commission_scheme s set former_status = case when f.valid_to = s.valid_from - 1 then 'active' else 'retired' end,
  former_valid_to = case when f.valid_to = s.valid_from - 1 then null else f.valid_to end
from commission_scheme f where f.id = s.follows_id and s.status <> 'draft';
set constraints all immediate;
alter table commission_scheme add constraint commission_scheme_former
  check ((former_status is not null) = (follows_id is not null and status <> 'draft'));
`,
}
