import { keptByUnit, UNIT_COLUMNS } from '@server/migrations/table-parts'

export const anomaliesMigration = {
  name: '0064-anomalies',
  sql: `
create table anomaly (${UNIT_COLUMNS},
  title text not null,
  rule text not null,
  severity text not null check (severity in ('high', 'medium', 'low')),
  status text not null default 'open' check (status in ('open', 'dismissed', 'resolved')),
  first_found_on date not null,
  last_found_on date not null check (last_found_on >= first_found_on),
  subject_kind text not null,
  subject_id uuid not null,
  evidence jsonb not null,
  made_by jsonb not null,
  dismissed_by uuid references app_user (id),
  dismissed_on date,
  reason text,
  check ((status = 'dismissed') = (dismissed_by is not null and dismissed_on is not null and reason is not null)),
  -- Whoever wrote what it is about never dismisses it.
  constraint anomaly_dismissed_by_another check (dismissed_by is null or not made_by ? dismissed_by::text)
);
${keptByUnit('anomaly')}
create unique index anomaly_open on anomaly (ou_id, rule, subject_id) where status = 'open';
create index anomaly_of on anomaly (ou_id, rule, subject_id);
create index anomaly_newest on anomaly (ou_id, first_found_on desc, id);
create index expense_invoice_written on expense (ou_id, payee_tin, upper(supplier_invoice_no))
  where payee_tin is not null and supplier_invoice_no is not null;
create index buyer_payment_cash on buyer_payment (ou_id, paid_on) where mode = 'cash';
`,
}
