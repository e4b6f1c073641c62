import { keptByUnit, UNIT_COLUMNS, writtenOnce } from '@server/migrations/table-parts'

const amount = (name: string) => `${name} numeric(16,2) not null default 0 check (${name} >= 0)`

/**
 * What developers pay. A receipt is a draft until it is posted; what it settles of which statement are rows that never
 * change, and a bounce or a void adds their mirror on its own day, so that what was told of an earlier day stays true.
 */
export const collectionMigration = {
  name: '0051-collection',
  sql: `
create table collection (${UNIT_COLUMNS},
  number text unique,
  developer_id uuid not null references developer (id),
  received_on date not null,
  mode text not null default 'check' check (mode in ('check', 'bank_transfer', 'cash', 'offset')),
  bank_id uuid references bank (id),
  check_no text,
  check_date date,
  check_bank text,
  ${amount('cash_amount')},
  ${amount('ewt_amount')},
  certificate_no text,
  acknowledgement_no text,
  allocations jsonb not null default '[]',
  ${amount('unapplied_amount')},
  status text not null default 'draft' check (status in ('draft', 'posted', 'deposited', 'cleared', 'bounced', 'voided')),
  posted_on date,
  deposited_on date,
  cleared_on date,
  ended_on date,
  end_reason text,
  entry_id uuid,
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id),
  check ((status = 'draft') = (number is null)),
  check ((status = 'draft') = (entry_id is null)),
  check (unapplied_amount <= cash_amount + ewt_amount)
);
create unique index collection_entry on collection (entry_id) where entry_id is not null;
create index collection_by_date on collection (ou_id, received_on desc, id);
create index collection_developer on collection (developer_id, received_on);
${keptByUnit('collection')}
grant delete on collection to portal_app, portal_company;
create function collection_kept() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' then
    raise exception 'a posted receipt is never deleted' using errcode = '23514';
  end if;
  return old;
end $$;
create trigger collection_kept before delete on collection for each row execute function collection_kept();

alter table statement_line add column is_deferred boolean not null default false;

create table collection_allocation (${UNIT_COLUMNS},
  collection_id uuid not null,
  statement_id uuid not null,
  line_id uuid not null,
  cash_amount numeric(16,2) not null,
  ewt_amount numeric(16,2) not null,
  amount numeric(16,2) not null generated always as (cash_amount + ewt_amount) stored,
  allocated_on date not null,
  entry_id uuid not null,
  is_reversal boolean not null default false,
  foreign key (ou_id, collection_id) references collection (ou_id, id),
  foreign key (ou_id, statement_id) references commission_statement (ou_id, id),
  foreign key (ou_id, line_id) references statement_line (ou_id, id),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id)
);
${writtenOnce('collection_allocation')}
create index collection_allocation_of on collection_allocation (ou_id, collection_id);
create index collection_allocation_line on collection_allocation (line_id, allocated_on);

-- Nobody settles more of a line than it bills, nor gives back more than was settled, however many try at once.
create function portal_check_allocation() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  billed numeric;
  settled numeric;
begin
  select gross_amount into billed from statement_line where id = new.line_id for update;
  select coalesce(sum(amount), 0) into settled from collection_allocation where line_id = new.line_id;
  if settled < 0 or settled > billed then
    raise exception 'a line is settled by no more than it bills'
      using errcode = '23514', constraint = 'collection_allocation_within_line';
  end if;
  return null;
end $$;
revoke execute on function portal_check_allocation from public;
create trigger collection_allocation_within after insert on collection_allocation for each row
  execute function portal_check_allocation();
`,
}
