import {
  keptAsDocument,
  UNIT_COLUMNS,
  unitDocumentColumns,
  writtenOnce,
} from '@server/migrations/table-parts'

const amount = (name: string) => `${name} numeric(16,2) not null default 0 check (${name} >= 0)`

/**
 * What developers are billed. A tranche stands on one statement at a time: it is claimed when the statement is submitted,
 * and billed when that is sent. Lines are part of the draft until then, and never change afterwards.
 */
export const statementsMigration = {
  name: '0050-statements',
  sql: `
create table commission_statement (${unitDocumentColumns(['sent', 'acknowledged', 'disputed', 'partly_collected', 'collected'])},
  developer_id uuid not null references developer (id),
  cutoff_on date not null,
  tranche_ids jsonb,
  lines jsonb not null default '[]',
  ${amount('net_amount')},
  ${amount('vat_amount')},
  ${amount('gross_amount')},
  ${amount('expected_ewt')},
  ${amount('collectible')},
  statement_on date,
  due_on date,
  ${amount('settled_amount')},
  service_invoice_no text,
  acknowledged_on date,
  acknowledged_by text,
  entry_id uuid,
  foreign key (employee_id) references employee (id),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id),
  check (gross_amount = net_amount + vat_amount),
  check (collectible = gross_amount - expected_ewt),
  check (settled_amount <= gross_amount),
  check (status not in ('sent', 'acknowledged', 'disputed', 'partly_collected', 'collected')
    or (entry_id is not null and due_on is not null))
);
create unique index commission_statement_entry on commission_statement (entry_id) where entry_id is not null;
create index commission_statement_developer on commission_statement (developer_id, statement_on);
${keptAsDocument('commission_statement')}

alter table commission_tranche add column statement_id uuid,
  add foreign key (ou_id, statement_id) references commission_statement (ou_id, id);
create index commission_tranche_statement on commission_tranche (statement_id) where statement_id is not null;

create table statement_line (${UNIT_COLUMNS},
  statement_id uuid not null,
  tranche_id uuid not null,
  sale_id uuid not null,
  developer_id uuid not null references developer (id),
  project_id uuid not null references project (id),
  seq int not null check (seq > 0),
  net_amount numeric(16,2) not null,
  vat_amount numeric(16,2) not null,
  gross_amount numeric(16,2) not null,
  ewt_amount numeric(16,2) not null,
  unique (statement_id, tranche_id),
  foreign key (ou_id, statement_id) references commission_statement (ou_id, id),
  foreign key (ou_id, tranche_id) references commission_tranche (ou_id, id),
  foreign key (ou_id, sale_id) references sale (ou_id, id),
  check (gross_amount = net_amount + vat_amount)
);
${writtenOnce('statement_line')}
create index statement_line_of on statement_line (ou_id, statement_id, seq);
create index statement_line_sale on statement_line (sale_id);
`,
}
