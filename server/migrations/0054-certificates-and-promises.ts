import { keptByUnit, UNIT_COLUMNS } from '@server/migrations/table-parts'

/** What developers certify of the tax that they withheld. A certificate that was recorded by mistake is voided. */
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
`,
}
