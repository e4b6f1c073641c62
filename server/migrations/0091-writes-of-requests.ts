/** Columns as they are named in a grant. */
const SCHEME_TERMS = `code, name, developer_id, project_id, valid_from, base_kind, company_rate_pct, vat_mode,
  trigger_kind, requires_documents, requires_pdc, vacant_rule, holdback_rate_pct, holdback_release_rule, clawback_rule`

/** Drafts are written by whoever may draft, and put into force by whoever may publish: the status asks for more. */
const SCHEMES = `
grant insert (${SCHEME_TERMS}, valid_to, version, follows_id, created_by, updated_by) on commission_scheme
  to portal_app, portal_company;
grant update (${SCHEME_TERMS}, valid_to, status, former_status, former_valid_to, updated_by) on commission_scheme
  to portal_app, portal_company;
grant insert (scheme_id, level, rate_pct, is_override, created_by, updated_by) on scheme_level
  to portal_app, portal_company;
grant insert (scheme_id, seq, name, trigger_pct, release_pct, requires_event, created_by, updated_by) on scheme_tranche
  to portal_app, portal_company;
grant delete on commission_scheme, scheme_level, scheme_tranche to portal_app, portal_company;
create trigger commission_scheme_writers before insert or update or delete on commission_scheme for each statement
  execute function portal_require_writer('commission.scheme');
create trigger commission_scheme_drafters before insert or delete or update of ${SCHEME_TERMS} on commission_scheme
  for each statement execute function portal_require_writer('commission.scheme.edit');
create trigger commission_scheme_publishers before update of status, former_status, former_valid_to on commission_scheme
  for each statement execute function portal_require_writer('commission.scheme.activate');
create trigger scheme_level_writers before insert or update or delete on scheme_level for each statement
  execute function portal_require_writer('commission.scheme.edit');
create trigger scheme_tranche_writers before insert or update or delete on scheme_tranche for each statement
  execute function portal_require_writer('commission.scheme.edit');

create function commission_scheme_kept() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' then
    raise exception 'a scheme that was in force is never deleted'
      using errcode = '23514', constraint = 'commission_scheme_kept';
  end if;
  return old;
end $$;
create trigger commission_scheme_kept before delete on commission_scheme
  for each row execute function commission_scheme_kept();

-- Whichever unit's sale it is: a request would count those of its own units alone.
create function portal_scheme_counted(scheme uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from sale_commission c where c.scheme_id = scheme)
$$;
revoke execute on function portal_scheme_counted from public;
grant execute on function portal_scheme_counted to portal_app, portal_company;

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
        and not portal_scheme_counted(old.id))) then return new; end if;
  else
    if tg_op = 'DELETE' then scheme := old.scheme_id; else scheme := new.scheme_id; end if;
    if not exists (select from commission_scheme s where s.id = scheme and s.status <> 'draft') then
      if tg_op = 'DELETE' then return old; else return new; end if;
    end if;
  end if;
  raise exception 'a scheme that was in force is never changed'
    using errcode = '23514', constraint = 'commission_scheme_stands';
end $$;
`

/**
 * Commands that ran as the portal itself run as whoever gives them: each table they write says here which columns a
 * request may write, in whose units, and by which right, so that a fault in a handler writes nothing elsewhere.
 */
export const writesOfRequestsMigration = {
  name: '0091-writes-of-requests',
  sql: SCHEMES,
}
