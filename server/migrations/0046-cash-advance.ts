import { documentColumns, keptAsDocument, UNIT_COLUMNS, writtenOnce } from '@server/migrations/table-parts'

const LATER = ['signed', 'released', 'liquidating', 'settled', 'write_off_asked', 'written_off', 'cancelled']

/** Whoever writes the balance writes nothing: it is the sum of the movements, and never below nothing. */
export const cashAdvanceMigration = {
  name: '0046-cash-advance',
  sql: `
create table cash_advance (${documentColumns(LATER)},
  purpose text not null check (purpose in ('operational', 'travel', 'salary', 'commission', 'event')),
  amount numeric(16,2) not null check (amount > 0),
  description text not null,
  needed_on date not null,
  repayment text not null check (repayment in ('liquidation', 'payroll', 'commission')),
  installments int check (installments between 1 and 24),
  seller_id uuid references seller_profile (id),
  released_on date,
  liquidation_due date check (liquidation_due >= released_on),
  balance numeric(16,2) not null default 0 check (balance >= 0),
  is_overdue boolean not null default false,
  signed_at timestamptz,
  acknowledged_at timestamptz,
  write_off_by uuid references app_user (id),
  check ((released_on is null) = (liquidation_due is null)),
  check (released_on is null or signed_at is not null),
  check (status not in ('settled', 'written_off') or balance = 0)
);
${keptAsDocument('cash_advance')}
-- It stays in the unit whose books it stands in, wherever its requester goes.
alter table cash_advance drop constraint cash_advance_ou_id_employee_id_fkey,
  add constraint cash_advance_employee foreign key (employee_id) references employee (id);
create index cash_advance_open on cash_advance (liquidation_due, id) where status in ('released', 'liquidating', 'write_off_asked');
create index cash_advance_seller on cash_advance (seller_id) where seller_id is not null;

create table cash_advance_movement (${UNIT_COLUMNS},
  cash_advance_id uuid not null,
  kind text not null check (kind in ('release', 'liquidation', 'cash_return', 'payroll_deduction',
    'commission_deduction', 'additional_payment', 'write_off')),
  moved_on date not null,
  amount numeric(16,2) not null check (amount > 0),
  effect numeric(16,2) not null generated always as
    (case when kind in ('release', 'additional_payment') then amount else -amount end) stored,
  reference text,
  journal_entry_id uuid not null,
  foreign key (ou_id, cash_advance_id) references cash_advance (ou_id, id),
  foreign key (ou_id, journal_entry_id) references journal_entry (ou_id, id)
);
${writtenOnce('cash_advance_movement')}
create index cash_advance_movement_of on cash_advance_movement (cash_advance_id, moved_on, id);
create unique index cash_advance_released_once on cash_advance_movement (cash_advance_id) where kind = 'release';

create function cash_advance_sum() returns trigger language plpgsql as $$
begin
  new.balance := (select coalesce(sum(m.effect), 0) from cash_advance_movement m where m.cash_advance_id = new.id);
  if new.balance = 0 then new.is_overdue := false; end if;
  return new;
end $$;
create trigger cash_advance_a_sum before insert or update on cash_advance for each row execute function cash_advance_sum();
create function cash_advance_moved() returns trigger language plpgsql as $$
begin
  update cash_advance a set balance = a.balance where a.id in (select cash_advance_id from added);
  return null;
end $$;
create trigger cash_advance_moved after insert on cash_advance_movement referencing new table as added
  for each statement execute function cash_advance_moved();

-- What was read and signed, word for word, before anything may be deducted.
create table cash_advance_authority (${UNIT_COLUMNS},
  cash_advance_id uuid not null unique,
  text text not null,
  locale text not null,
  signed_name text not null,
  drawing text not null,
  signed_at timestamptz not null default now(),
  channel text not null check (channel in ('portal', 'link')),
  foreign key (ou_id, cash_advance_id) references cash_advance (ou_id, id)
);
${writtenOnce('cash_advance_authority')}
`,
}
