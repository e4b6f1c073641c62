import { UNIT_COLUMNS, writtenOnce } from '@server/migrations/table-parts'

/**
 * Commission that changes after it was locked. What a statement billed of a tranche stays readable as `amount` less
 * `adjusted_amount`, and the database keeps it: what changes of a billed tranche is its adjustment alone.
 */
export const commissionAdjustmentsMigration = {
  name: '0060-commission-adjustments',
  sql: `
alter table commission_tranche add column adjusted_amount numeric(16,2) not null default 0;
alter table commission_share add column adjusted_amount numeric(16,2) not null default 0;

create function portal_keep_billed_tranche() returns trigger language plpgsql as $$
begin
  if new.statement_id is null and new.adjusted_amount <> 0 then
    raise exception 'only what was billed is adjusted' using errcode = '23514', constraint = 'commission_adjusted_billed';
  end if;
  if old.statement_id is not null and new.statement_id is not null
    and new.gross_amount - new.adjusted_amount <> old.gross_amount - old.adjusted_amount then
    raise exception 'a billed tranche stays as it was billed' using errcode = '23514', constraint = 'commission_billed_kept';
  end if;
  return new;
end $$;
create trigger commission_tranche_billed before update on commission_tranche for each row
  execute function portal_keep_billed_tranche();

create function portal_keep_billed_share() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  billed boolean;
begin
  select statement_id is not null into billed from commission_tranche where id = new.tranche_id;
  if billed and new.amount - new.adjusted_amount <>
    (case tg_op when 'INSERT' then 0 else old.amount - old.adjusted_amount end) then
    raise exception 'a billed share stays as it was billed' using errcode = '23514', constraint = 'commission_billed_kept';
  end if;
  if not billed and new.adjusted_amount <> 0 then
    raise exception 'only what was billed is adjusted' using errcode = '23514', constraint = 'commission_adjusted_billed';
  end if;
  return new;
end $$;
revoke execute on function portal_keep_billed_share from public;
create trigger commission_share_billed before insert or update of amount, adjusted_amount on commission_share
  for each row execute function portal_keep_billed_share();

-- A later adjustment may take a credit back. What is credited of a line is never below nothing in all.
alter table statement_credit drop constraint statement_credit_amount_check,
  add column net_amount numeric(16,2) not null default 0;
create or replace function portal_check_allocation() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  billed numeric;
  settled numeric;
  credited numeric;
begin
  select gross_amount into billed from statement_line where id = new.line_id for update;
  select coalesce(sum(amount), 0) into settled from collection_allocation where line_id = new.line_id;
  select coalesce(sum(amount), 0) into credited from statement_credit where line_id = new.line_id;
  if settled < 0 or credited < 0 or settled + credited > billed then
    raise exception 'a line is settled by no more than it bills'
      using errcode = '23514', constraint = 'collection_allocation_within_line';
  end if;
  return null;
end $$;

create table commission_adjustment (${UNIT_COLUMNS},
  sale_id uuid not null,
  -- It stays told where the commission ended and another took its place.
  sale_commission_id uuid not null,
  cause text not null check (cause in ('amendment', 'correction')),
  reason text not null,
  adjusted_on date not null,
  gross_before numeric(16,2) not null,
  gross_after numeric(16,2) not null,
  -- Each share that became different, before and after.
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  approved_by uuid references app_user (id),
  -- The amendment, or the correction by hand, that was agreed to.
  source_id uuid not null,
  entry_id uuid,
  foreign key (ou_id, sale_id) references sale (ou_id, id),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id)
);
${writtenOnce('commission_adjustment')}
create index commission_adjustment_sale on commission_adjustment (sale_id, created_at);
`,
}
