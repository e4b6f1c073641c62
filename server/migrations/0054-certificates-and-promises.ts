import { keptByUnit, UNIT_COLUMNS } from '@server/migrations/table-parts'

/**
 * What developers certify of the tax that they withheld, and what they promise to pay. What was recorded by mistake is
 * voided or withdrawn, and stays.
 */
export const certificatesMigration = {
  name: '0054-certificates-and-promises',
  sql: `
create table cwt_certificate (${UNIT_COLUMNS},
  number text not null,
  developer_id uuid not null references developer (id),
  quarter text not null check (quarter ~ '^20[0-9]{2}-Q[1-4]$'),
  atc text,
  tax_base numeric(16,2) not null check (tax_base >= 0),
  tax_withheld numeric(16,2) not null check (tax_withheld > 0),
  received_on date not null,
  note text,
  status text not null default 'received' check (status in ('received', 'voided')),
  voided_on date,
  void_reason text,
  check (tax_withheld <= tax_base),
  check ((status = 'voided') = (voided_on is not null))
);
create unique index cwt_certificate_number on cwt_certificate (developer_id, number) where status <> 'voided';
create index cwt_certificate_by_date on cwt_certificate (ou_id, received_on desc, id);
create index cwt_certificate_quarter on cwt_certificate (developer_id, quarter);
${keptByUnit('cwt_certificate')}

create table promise_to_pay (${UNIT_COLUMNS},
  statement_id uuid not null,
  made_on date not null,
  promised_on date not null check (promised_on >= made_on),
  amount numeric(16,2) not null check (amount > 0),
  by_contact text,
  note text,
  withdrawn_on date,
  withdraw_reason text,
  foreign key (ou_id, statement_id) references commission_statement (ou_id, id)
);
create index promise_to_pay_of on promise_to_pay (ou_id, statement_id, made_on desc);
${keptByUnit('promise_to_pay')}
`,
}
