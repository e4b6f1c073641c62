import { documentColumnsInUnit, keptAsDocumentInUnit } from '@server/migrations/table-parts'

/**
 * A part of a billed tranche that the developer is let off by hand. It is kept with the tranche: whatever is counted anew
 * afterwards is due less by as much, and none of it is billed again.
 */
export const creditsByHandMigration = {
  name: '0095-credits-by-hand',
  sql: `
alter table commission_tranche add column waived_amount numeric(16,2) not null default 0 check (waived_amount >= 0);

create or replace function portal_keep_billed_tranche() returns trigger language plpgsql as $$
begin
  if new.statement_id is null and (new.adjusted_amount <> 0 or new.waived_amount <> 0) then
    raise exception 'only what was billed is adjusted' using errcode = '23514', constraint = 'commission_adjusted_billed';
  end if;
  if old.statement_id is not null and new.statement_id is not null
    and new.gross_amount - new.adjusted_amount <> old.gross_amount - old.adjusted_amount then
    raise exception 'a billed tranche stays as it was billed' using errcode = '23514', constraint = 'commission_billed_kept';
  end if;
  return new;
end $$;

alter table commission_adjustment drop constraint commission_adjustment_cause_check,
  add check (cause in ('amendment', 'correction', 'clawback', 'credit'));

alter table commission_clawback drop constraint commission_clawback_cause_check, add check (cause in
  ('sale_cancelled', 'price_change', 'wrong_payee', 'developer_reversal', 'developer_credit'));

create table commission_credit (${documentColumnsInUnit(['posted'])},
  sale_id uuid not null,
  -- It stays told where its commission ended and another took its place.
  tranche_id uuid not null,
  seq int not null,
  statement_no text not null,
  developer_id uuid not null references developer (id),
  amount numeric(16,2) not null check (amount > 0),
  gross_amount numeric(16,2) not null check (gross_amount > 0),
  reason text not null,
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  posted_on date,
  entry_id uuid,
  foreign key (ou_id, sale_id) references sale (ou_id, id),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id),
  check (status <> 'posted' or (entry_id is not null and posted_on is not null))
);
${keptAsDocumentInUnit('commission_credit')}
create index commission_credit_sale on commission_credit (sale_id);
create unique index commission_credit_entry on commission_credit (ou_id, entry_id) where entry_id is not null;
`,
}
