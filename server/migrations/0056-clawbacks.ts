import { UNIT_COLUMNS, writtenOnce } from '@server/migrations/table-parts'

/**
 * What becomes of a billed commission when its sale is cancelled: what the developer has not paid of a line is credited,
 * what it has paid is owed back. Both are rows that never change, so that what was told of an earlier day stays true.
 */
export const clawbacksMigration = {
  name: '0056-clawbacks',
  sql: `
alter table commission_clawback
  add column sale_no text,
  add column employee_id uuid,
  add foreign key (write_off_asked_by) references app_user (id),
  add check ((write_off_asked_by is null) = (write_off_reason is null)),
  add check ((status = 'written_off') <= (written_off_on is not null and write_off_entry_id is not null));
update commission_clawback c set sale_no = s.sale_no, employee_id = p.employee_id
  from sale s, seller_profile p where s.id = c.sale_id and p.id = c.seller_id;
create function portal_begin_clawback() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  select sale_no into new.sale_no from sale where id = new.sale_id;
  select employee_id into new.employee_id from seller_profile where id = new.seller_id;
  return new;
end $$;
revoke execute on function portal_begin_clawback from public;
create trigger commission_clawback_begun before insert on commission_clawback for each row
  execute function portal_begin_clawback();
create index commission_clawback_employee on commission_clawback (employee_id, opened_on desc) where employee_id is not null;

-- A sale that is reinstated after it was billed earns anew: what was cancelled stays beside it as it ended.
alter table sale_commission drop constraint sale_commission_sale_id_key;
create unique index sale_commission_live on sale_commission (sale_id) where status <> 'cancelled';
create index sale_commission_sale on sale_commission (sale_id);

create table statement_credit (${UNIT_COLUMNS},
  statement_id uuid not null,
  line_id uuid not null,
  amount numeric(16,2) not null check (amount >= 0),
  -- Owed back to the developer; below nothing where a receipt of it was undone afterwards.
  refund_amount numeric(16,2) not null,
  credited_on date not null,
  entry_id uuid not null,
  foreign key (ou_id, statement_id) references commission_statement (ou_id, id),
  foreign key (ou_id, line_id) references statement_line (ou_id, id),
  foreign key (ou_id, entry_id) references journal_entry (ou_id, id),
  check (amount <> 0 or refund_amount <> 0)
);
${writtenOnce('statement_credit')}
create index statement_credit_line on statement_credit (line_id, credited_on);
create index statement_credit_of on statement_credit (statement_id);

alter table commission_statement add column credited_amount numeric(16,2) not null default 0,
  add check (credited_amount between 0 and settled_amount);

-- Nobody settles and credits more of a line than it bills, however many try at once.
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
  if settled < 0 or settled + credited > billed then
    raise exception 'a line is settled by no more than it bills'
      using errcode = '23514', constraint = 'collection_allocation_within_line';
  end if;
  return null;
end $$;
create trigger statement_credit_within after insert on statement_credit for each row
  execute function portal_check_allocation();
`,
}
