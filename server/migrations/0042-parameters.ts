import { COMPANY_COLUMNS, touch } from '@server/migrations/table-parts'

/**
 * Figures of the business with the day from which each is in force. Every request reads them, whoever holds the right
 * to it adds one; a value that has begun is history and stays as it was written.
 */
export const parametersMigration = {
  name: '0042-parameters',
  sql: `
create table parameter_value (${COMPANY_COLUMNS},
  code text not null check (code ~ '^[a-z-]+[.][a-z_]+$'),
  scope text not null check (scope in ('company', 'unit', 'project')),
  for_ou_id uuid references operating_unit (id),
  for_project_id uuid references project (id),
  effective_from date not null,
  value jsonb not null,
  reason text not null check (length(reason) between 3 and 500),
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  check ((scope = 'unit') = (for_ou_id is not null)),
  check ((scope = 'project') = (for_project_id is not null)),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create unique index parameter_value_once on parameter_value (code, effective_from, for_ou_id, for_project_id)
  nulls not distinct where withdrawn_at is null;
create index parameter_value_ou on parameter_value (for_ou_id) where for_ou_id is not null;
create index parameter_value_project on parameter_value (for_project_id) where for_project_id is not null;

create function portal_keep_parameter() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Asia/Manila')::date;
begin
  if tg_op = 'INSERT' then
    -- The owner may bring the history of another system along.
    if current_user in ('portal_app', 'portal_company') and new.effective_from < today then
      raise exception 'a parameter value begins today or later' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or old.effective_from <= today or old.withdrawn_at is not null then
    raise exception 'a parameter value that has begun or was withdrawn is history' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger parameter_value_kept before insert or update or delete on parameter_value
  for each row execute function portal_keep_parameter();
create trigger parameter_value_writers before insert or update or delete on parameter_value
  for each statement execute function portal_require_writer('settings.parameter');
${touch('parameter_value')}

-- Whoever remembers the values forgets them at this word.
create function portal_parameters_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('portal_parameters', '');
  return null;
end $$;
create trigger parameter_value_changed after insert or update or delete on parameter_value
  for each statement execute function portal_parameters_changed();

grant select, insert, update (withdrawn_at, withdrawn_by, updated_by) on parameter_value to portal_app, portal_company;
`,
}
