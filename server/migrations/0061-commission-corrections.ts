import { keptAsDocument, unitDocumentColumns } from '@server/migrations/table-parts'

/** Sellers or weights of a sale that were wrong, as somebody asks to put them right. */
export const commissionCorrectionsMigration = {
  name: '0061-commission-corrections',
  sql: `
create table commission_correction (${unitDocumentColumns()},
  sale_id uuid not null,
  sellers jsonb not null check (jsonb_typeof(sellers) = 'array'),
  reason text not null,
  changes jsonb not null default '[]',
  amount numeric(16,2) not null default 0 check (amount >= 0),
  foreign key (employee_id) references employee (id),
  foreign key (ou_id, sale_id) references sale (ou_id, id)
);
${keptAsDocument('commission_correction')}
create index commission_correction_sale on commission_correction (sale_id);
-- One waits at a time: the next is about what the first has changed.
create unique index commission_correction_pending on commission_correction (sale_id) where status = 'pending';
`,
}
