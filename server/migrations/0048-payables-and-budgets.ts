import { advanceUndoSql } from '@server/migrations/0048-advance-undo'
import { payablesBackfillSql } from '@server/migrations/0048-payables-backfill'
import { keptByUnit, UNIT_COLUMNS, writtenOnce } from '@server/migrations/table-parts'

const MONTHS = Array.from({ length: 12 }, (_, index) => `m${String(index + 1).padStart(2, '0')}`)

/**
 * What is owed and paid of expenses, the tax that was withheld with them, budgets, and movements of advances that undo
 * another. What an expense still owes is the sum of its movements: whoever writes it writes nothing.
 */
export const payablesMigration = {
  name: '0048-payables-and-budgets',
  sql: `
-- Whom expenses were owed or paid to: by TIN, or by name where none is known.
create table expense_payee (${UNIT_COLUMNS},
  key text not null check (length(key) between 3 and 200),
  name text not null,
  tin text,
  unique (ou_id, key)
);
${writtenOnce('expense_payee')}

alter table expense add column payee_id uuid,
  add column owed numeric(16,2) not null default 0 check (owed >= 0),
  add foreign key (ou_id, payee_id) references expense_payee (ou_id, id);
create index expense_owed on expense (ou_id, due_on, id) where owed > 0;

create table expense_payment (${UNIT_COLUMNS},
  number text not null unique,
  paid_on date not null,
  method text not null check (method in ('bank_transfer', 'check', 'cash')),
  bank_id uuid references bank (id),
  reference text,
  payees text not null,
  bills int not null check (bills > 0),
  amount numeric(16,2) not null check (amount > 0),
  status text not null default 'paid' check (status in ('paid', 'voided')),
  entry_id uuid not null,
  void_reason text,
  voided_on date,
  check ((status = 'voided') = (voided_on is not null)),
  check ((status = 'voided') = (void_reason is not null)),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id)
);
create index expense_payment_by_date on expense_payment (ou_id, paid_on desc, number desc, id);
${keptByUnit('expense_payment')}
create function expense_payment_kept() returns trigger language plpgsql as $$
declare changes text[] := '{status, void_reason, voided_on, updated_at, updated_by, row_version}';
begin
  if old.status <> 'paid' or new.status <> 'voided' or to_jsonb(new) - changes <> to_jsonb(old) - changes then
    raise exception 'a payment is voided once and changed in nothing else' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger expense_payment_a_kept before update on expense_payment for each row execute function expense_payment_kept();

create table payable_movement (${UNIT_COLUMNS},
  expense_id uuid not null,
  payee_id uuid not null,
  kind text not null check (kind in ('bill', 'bill_void', 'payment', 'payment_void')),
  moved_on date not null,
  amount numeric(16,2) not null check (amount > 0),
  effect numeric(16,2) not null generated always as
    (case when kind in ('bill', 'payment_void') then amount else -amount end) stored,
  payment_id uuid,
  journal_entry_id uuid not null,
  check ((payment_id is not null) = (kind in ('payment', 'payment_void'))),
  unique (expense_id, payment_id, kind),
  foreign key (ou_id, expense_id) references expense (ou_id, id),
  foreign key (ou_id, payee_id) references expense_payee (ou_id, id),
  foreign key (ou_id, payment_id) references expense_payment (ou_id, id),
  foreign key (ou_id, journal_entry_id) references journal_entry (ou_id, id)
);
${writtenOnce('payable_movement')}
create index payable_movement_of on payable_movement (ou_id, moved_on);
create unique index payable_movement_billed_once on payable_movement (expense_id, kind) where payment_id is null;
create index payable_movement_payment on payable_movement (payment_id) where payment_id is not null;

create function expense_owed_sum() returns trigger language plpgsql as $$
begin
  new.owed := (select coalesce(sum(m.effect), 0) from payable_movement m where m.expense_id = new.id);
  return new;
end $$;
create trigger expense_a_owed before insert or update on expense for each row execute function expense_owed_sum();
create function payable_moved() returns trigger language plpgsql as $$
begin
  update expense e set owed = e.owed where e.id in (select expense_id from added);
  return null;
end $$;
create trigger payable_moved after insert on payable_movement referencing new table as added
  for each statement execute function payable_moved();

-- What is owed today, with how long it is overdue.
create view expense_payable with (security_invoker = true) as
select e.ou_id, e.id, e.created_at, e.created_by, e.updated_at, e.updated_by, e.row_version, e.id as expense_id,
  e.number, e.employee_id, e.payee_id, e.payee_name, e.payee_tin, e.payee_kind, e.supplier_invoice_no, e.expense_date,
  e.posted_on, e.due_on, e.amount, e.amount - e.owed as paid, e.owed,
  greatest(0, (now() at time zone 'Asia/Manila')::date - e.due_on)::int as days_overdue,
  case when (now() at time zone 'Asia/Manila')::date <= e.due_on then 'current'
    when (now() at time zone 'Asia/Manila')::date - e.due_on <= 30 then 'to_30'
    when (now() at time zone 'Asia/Manila')::date - e.due_on <= 60 then 'to_60'
    when (now() at time zone 'Asia/Manila')::date - e.due_on <= 90 then 'to_90'
    else 'over_90' end as age
from expense e where e.owed > 0;
grant select on expense_payable to portal_app, portal_company;

-- Tax withheld from payees, in the unit of the expense, where the books have it.
create table expense_tax (${UNIT_COLUMNS},
  expense_id uuid not null,
  payee_id uuid not null,
  posted_on date not null,
  atc text not null,
  base numeric(16,2) not null,
  tax numeric(16,2) not null,
  is_reversal boolean not null default false,
  unique (expense_id, atc, is_reversal),
  foreign key (ou_id, expense_id) references expense (ou_id, id),
  foreign key (ou_id, payee_id) references expense_payee (ou_id, id)
);
${writtenOnce('expense_tax')}
create index expense_tax_by_date on expense_tax (posted_on, ou_id);

create table budget (${UNIT_COLUMNS},
  account_id uuid not null references account (id),
  year int not null check (year between 2000 and 2099),
  ${MONTHS.map(month => `${month} numeric(16,2) not null default 0 check (${month} >= 0)`).join(',\n  ')},
  total numeric(16,2) not null generated always as (${MONTHS.join(' + ')}) stored,
  unique (ou_id, account_id, year)
);
create index budget_of_year on budget (year, ou_id, account_id);
${keptByUnit('budget')}
create view budget_shown with (security_invoker = true) as
select b.*, a.code || ' ' || a.name as account_name from budget b join account a on a.id = b.account_id;
grant select on budget_shown to portal_app, portal_company;

create table recurring_expense (${UNIT_COLUMNS},
  employee_id uuid not null references employee (id),
  name text not null,
  frequency text not null check (frequency in ('weekly', 'monthly', 'quarterly', 'yearly')),
  next_on date not null,
  payee_name text not null,
  payee_kind text not null check (payee_kind in ('supplier', 'employee', 'petty_cash')),
  payee_tin text,
  pay_mode text not null check (pay_mode in ('bank_transfer', 'check', 'cash', 'owe')),
  lines jsonb not null default '[]',
  is_active boolean not null default true
);
create index recurring_expense_due on recurring_expense (next_on) where is_active;
create index recurring_expense_of on recurring_expense (ou_id, employee_id);
${keptByUnit('recurring_expense')}
${payablesBackfillSql}
${advanceUndoSql}
`,
}
