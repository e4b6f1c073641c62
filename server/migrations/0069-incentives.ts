import { keptAsDocument, keptByUnit, UNIT_COLUMNS, unitDocumentColumns } from '@server/migrations/table-parts'

const metric = `metric text not null check (metric in ('units', 'net_sales', 'gross_sales'))`
const funded = `funded_by text not null check (funded_by in ('company', 'developer')),
  developer_id uuid references developer (id),
  check (funded_by <> 'developer' or developer_id is not null)`

/**
 * What sellers get beside their commission for what they sell in a period, and what was granted of it. A grant keeps
 * what it was made of: a program that changes afterwards changes nothing of it.
 */
export const incentivesMigration = {
  name: '0069-incentives',
  sql: `
create table incentive_program (${UNIT_COLUMNS},
  name text not null,
  valid_from date not null,
  valid_to date not null,
  ${metric},
  level text not null check (level in ('referrer', 'agent', 'sales_manager', 'sales_director', 'broker')),
  ${funded},
  tiers jsonb not null check (jsonb_typeof(tiers) = 'array' and jsonb_array_length(tiers) > 0),
  is_active boolean not null default true,
  check (valid_to >= valid_from)
);
create unique index incentive_program_name on incentive_program (ou_id, lower(name));
create index incentive_program_period on incentive_program (ou_id, valid_to);
${keptByUnit('incentive_program')}

create table incentive_grant (${unitDocumentColumns()},
  program_id uuid not null,
  seller_id uuid not null references seller_profile (id),
  program_name text not null,
  payee_employee_id uuid,
  ${funded},
  ${metric},
  counted text not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  steps jsonb not null default '[]',
  amount numeric(16,2) not null check (amount > 0),
  granted_on date,
  entry_id uuid,
  foreign key (employee_id) references employee (id),
  foreign key (ou_id, program_id) references incentive_program (ou_id, id),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id)
);
${keptAsDocument('incentive_grant')}
-- Nobody is granted the same twice, whoever proposes it and however many at once.
create unique index incentive_grant_once on incentive_grant (program_id, seller_id)
  where status not in ('rejected', 'withdrawn', 'voided');
create unique index incentive_grant_entry on incentive_grant (entry_id) where entry_id is not null;
create index incentive_grant_own on incentive_grant (payee_employee_id, created_at desc)
  where payee_employee_id is not null;

-- What was granted stays as it was granted.
create function incentive_grant_stays() returns trigger language plpgsql as $$
begin
  if (new.program_id, new.seller_id, new.funded_by, new.developer_id, new.lines, new.amount) is distinct from
    (old.program_id, old.seller_id, old.funded_by, old.developer_id, old.lines, old.amount) then
    raise exception 'what was granted stays as it was' using errcode = '23514', constraint = 'incentive_grant_stays';
  end if;
  return new;
end $$;
create trigger incentive_grant_stays before update on incentive_grant for each row
  when (old.status in ('pending', 'approved', 'voided')) execute function incentive_grant_stays();
`,
}
