import { COMPANY_COLUMNS, touch } from '@server/migrations/table-parts'

/** The chart of accounts: a tree of headings whose leaves take entries. */
export const accountsMigration = {
  name: '0007-accounts',
  sql: `
create table account (${COMPANY_COLUMNS},
  code text not null unique check (code ~ '^[0-9]{4,6}$'),
  name text not null,
  type text not null check (type in
    ('asset', 'liability', 'equity', 'revenue', 'cost_of_service', 'expense', 'other_income', 'other_expense', 'tax')),
  normal_side text not null check (normal_side in ('debit', 'credit')),
  pnl_group text check (pnl_group in ('revenue', 'cost_of_services', 'operating_expenses', 'other', 'income_tax')),
  parent_id uuid references account (id) check (parent_id <> id),
  is_postable boolean not null default true,
  is_control text not null default 'none' check (is_control in
    ('none', 'ar', 'ap', 'commission_payable', 'advance', 'bank', 'vat', 'ewt')),
  sort int not null default 0 check (sort between 0 and 9999),
  is_active boolean not null default true,
  check (normal_side = case when type in ('liability', 'equity', 'revenue', 'other_income') then 'credit' else 'debit' end),
  check (is_control = 'none' or is_postable)
);
create index account_parent on account (parent_id) where parent_id is not null;
${touch('account')}
grant select, insert, update on account to portal_app, portal_company;

alter table bank add column gl_account_id uuid references account (id);
alter table bank add check ((kind = 'lender') = (gl_account_id is null));
create index bank_account on bank (gl_account_id) where gl_account_id is not null;
`,
}
