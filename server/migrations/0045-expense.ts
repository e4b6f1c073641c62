import {
  COMPANY_COLUMNS,
  documentColumns,
  keptAsDocument,
  touch,
  UNIT_COLUMNS,
  writtenOnce,
} from '@server/migrations/table-parts'

const amount = (name: string) => `${name} numeric(16,2) not null default 0`

/**
 * Expenses: what is asked for, and the lines of what was posted. A posted line never changes; a void adds its mirror, so
 * that sums by month agree with the ledger.
 */
export const expenseMigration = {
  name: '0045-expense',
  sql: `
create table expense_category (${COMPANY_COLUMNS},
  code text not null unique,
  name text not null,
  account_id uuid not null references account (id),
  receipt_required_from numeric(16,2) not null default 0 check (receipt_required_from >= 0),
  needs_project boolean not null default false,
  is_active boolean not null default true
);
${touch('expense_category')}
create trigger expense_category_writers before insert or update or delete on expense_category for each statement
  execute function portal_require_writer('expense.category');
grant select, insert, update on expense_category to portal_app, portal_company;

create table expense (${documentColumns(['posted'])},
  payee_name text not null,
  payee_kind text not null default 'supplier' check (payee_kind in ('supplier', 'employee', 'petty_cash')),
  payee_tin text,
  expense_date date not null,
  supplier_invoice_no text,
  supplier_invoice_date date,
  pay_mode text not null default 'bank_transfer' check (pay_mode in ('bank_transfer', 'check', 'cash', 'owe')),
  due_on date,
  lines jsonb not null default '[]',
  ${amount('net_amount')},
  ${amount('input_vat')},
  ${amount('ewt_amount')},
  ${amount('amount')},
  posted_on date,
  bank_id uuid references bank (id),
  check_no text,
  entry_id uuid,
  check (status <> 'posted' or entry_id is not null),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id)
);
create unique index expense_entry on expense (entry_id) where entry_id is not null;
create index expense_invoice on expense (payee_tin, supplier_invoice_no) where supplier_invoice_no is not null;
create index stored_file_of_expense on stored_file (sha256) where owner_type = 'expense';
${keptAsDocument('expense')}

create table expense_line (${UNIT_COLUMNS},
  expense_id uuid not null references expense (id),
  number text not null,
  seq int not null check (seq > 0),
  posted_on date not null,
  payee_name text not null,
  payee_kind text not null,
  description text not null,
  category_id uuid references expense_category (id),
  account_id uuid not null references account (id),
  project_id uuid references project (id),
  net_amount numeric(16,2) not null,
  input_vat numeric(16,2) not null,
  ewt_amount numeric(16,2) not null,
  atc text,
  has_receipt boolean not null,
  is_reversal boolean not null default false,
  -- The same expense is never posted, nor voided, twice.
  unique (expense_id, is_reversal, seq)
);
${writtenOnce('expense_line')}
create index expense_line_by_date on expense_line (posted_on desc, number desc, seq, id);
create index expense_line_of_unit on expense_line (ou_id, posted_on desc, number desc, seq, id);
create index expense_line_account on expense_line (account_id, posted_on);
`,
}
