/**
 * What tables have in common. Migrations that have run are made of these words, so they never change: a new idea gets
 * a new name beside them.
 */
export const AUDITED = `
  id uuid not null default portal_uuid7(),
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  row_version int not null default 1`

/** A table of the whole company. */
export const COMPANY_COLUMNS = `${AUDITED},
  primary key (id)`

/** A table whose rows belong to an operating unit. */
export const UNIT_COLUMNS = `
  ou_id uuid not null references operating_unit (id),${AUDITED},
  primary key (ou_id, id)`

export const touch = (table: string) =>
  `create trigger ${table}_touch before update on ${table} for each row execute function portal_touch();`

/** Rows are seen by whoever acts in their unit, all of them by whoever acts for the company. */
export const byUnit = (table: string) => `
alter table ${table} enable row level security;
create policy ${table}_unit on ${table} to portal_app
  using (ou_id = any ((select app_unit_ids())::uuid[])) with check (ou_id = any ((select app_unit_ids())::uuid[]));
create policy ${table}_company on ${table} to portal_company using (true) with check (true);`

/** All that a table of a unit needs after its columns. */
export const keptByUnit = (table: string) => `
create unique index ${table}_id on ${table} (id);
${touch(table)}
${byUnit(table)}
grant select, insert, update on ${table} to portal_app, portal_company;`

/** A document that others decide about, before its own columns; `later` are the states of its own. */
export const documentColumns = (later: readonly string[] = []) => `${unitDocumentColumns(later)},
  foreign key (ou_id, employee_id) references employee (ou_id, id) on update cascade`

/** The same where it belongs to another unit than whoever drafts it: accounting bills for all units. */
export const unitDocumentColumns = (later: readonly string[] = []) => `${UNIT_COLUMNS},
  number text unique,
  employee_id uuid not null,
  ${documentStates(later)}`

const documentStates = (later: readonly string[]) => `status text not null default 'draft' check (status in
    ('draft', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'voided'${later.map(name => `, '${name}'`).join('')})),
  submitted_at timestamptz,
  decided_at timestamptz,
  last_comment text,
  content_version int not null default 1,
  check (status = 'draft' or number is not null)`

/** All that the table of a document needs after its columns: a draft may be deleted, what was once submitted stays. */
export const keptAsDocument = (table: string) => `${keptByUnit(table)}
${draftsAlone(table)}`

const draftsAlone = (table: string) => `create index ${table}_of on ${table} (ou_id, created_at desc, id);
create index ${table}_by_employee on ${table} (employee_id, created_at desc);
grant delete on ${table} to portal_app, portal_company;
create function ${table}_kept() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' then
    raise exception 'a submitted % is never deleted', tg_table_name using errcode = '23514';
  end if;
  return old;
end $$;
create trigger ${table}_kept before delete on ${table} for each row execute function ${table}_kept();`

/** All that a table of a unit needs after its columns whose rows are written once and never changed. */
export const writtenOnce = (table: string) => `
create unique index ${table}_id on ${table} (id);
${byUnit(table)}
grant select, insert on ${table} to portal_app, portal_company;
create trigger ${table}_no_change before update or delete on ${table} for each row execute function portal_refuse_change();
create trigger ${table}_no_truncate before truncate on ${table} for each statement execute function portal_refuse_change();`

/**
 * As above for tables from 0099 on, such that several machines can share them (docs/scaling.md): every key begins with
 * the unit, and a row stays in its unit when its person moves to another one.
 */
const keptInUnit = (table: string) => `
create index ${table}_id on ${table} (id);
${touch(table)}
${byUnit(table)}
grant select, insert, update on ${table} to portal_app, portal_company;`

export const documentColumnsInUnit = (later: readonly string[] = []) => `${UNIT_COLUMNS},
  number text,
  employee_id uuid not null references employee (id),
  ${documentStates(later)},
  unique (ou_id, number)`

export const keptAsDocumentInUnit = (table: string) => `${keptInUnit(table)}
${draftsAlone(table)}`
