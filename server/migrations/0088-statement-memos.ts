import { keptByUnit, UNIT_COLUMNS } from '@server/migrations/table-parts'

/**
 * The paper of what changed of a statement after it was sent: one a statement and event, with a number of its own. What was
 * credited before there were memos has none. Only its state moves: it is voided by the memo that mirrors it.
 */
export const statementMemosMigration = {
  name: '0088-statement-memos',
  sql: `
create table statement_memo (${UNIT_COLUMNS},
  statement_id uuid not null,
  developer_id uuid not null references developer (id),
  number text not null unique,
  kind text not null check (kind in ('credit_memo', 'debit_memo')),
  memo_on date not null,
  reason text,
  net_amount numeric(16,2) not null,
  vat_amount numeric(16,2) not null,
  gross_amount numeric(16,2) not null check (gross_amount > 0),
  ewt_amount numeric(16,2) not null,
  -- Of it: what is not owed any more, and what is owed back; of a debit memo the other way round.
  unpaid_amount numeric(16,2) not null,
  refund_amount numeric(16,2) not null,
  status text not null default 'issued' check (status in ('issued', 'voided')),
  mirror_of uuid,
  entry_id uuid not null,
  foreign key (ou_id, statement_id) references commission_statement (ou_id, id),
  foreign key (ou_id, mirror_of) references statement_memo (ou_id, id),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id),
  check (gross_amount = net_amount + vat_amount and gross_amount = unpaid_amount + refund_amount)
);
${keptByUnit('statement_memo')}
create index statement_memo_of on statement_memo (statement_id, created_at);
create unique index statement_memo_mirror on statement_memo (mirror_of) where mirror_of is not null;

create function portal_keep_memo() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{status,updated_at,updated_by,row_version}'::text[]
    is distinct from to_jsonb(old) - '{status,updated_at,updated_by,row_version}'::text[] or old.status <> 'issued' then
    raise exception 'an issued memo is never changed' using errcode = '23514', constraint = 'statement_memo_kept';
  end if;
  return new;
end $$;
create trigger statement_memo_kept before update on statement_memo for each row execute function portal_keep_memo();
create trigger statement_memo_no_delete before delete on statement_memo for each row execute function portal_refuse_change();

alter table statement_credit add column memo_id uuid,
  -- Without VAT, as the memo says it.
  add column memo_net numeric(16,2) not null default 0,
  add foreign key (ou_id, memo_id) references statement_memo (ou_id, id);
create index statement_credit_memo on statement_credit (memo_id) where memo_id is not null;

alter table document_seal drop constraint document_seal_kind_check, add constraint document_seal_kind_check check (kind in
  ('commission_statement', 'statement_memo', 'commission_release', 'withholding_certificate', 'payslip', 'memo'));
`,
}
