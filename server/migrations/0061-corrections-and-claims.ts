import { keptAsDocument, unitDocumentColumns } from '@server/migrations/table-parts'

/**
 * Sellers or weights of a sale that were wrong, as somebody asks to put them right; and clawbacks that somebody opens by
 * hand: nothing is owed of them until another person confirms.
 */
export const correctionsAndClaimsMigration = {
  name: '0061-corrections-and-claims',
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

-- What was taken back of a share by hand stays taken, whatever is counted anew.
alter table commission_share add column taken_amount numeric(16,2) not null default 0 check (taken_amount >= 0);

alter table commission_adjustment drop constraint commission_adjustment_cause_check,
  add check (cause in ('amendment', 'correction', 'clawback'));

drop index commission_clawback_open;
alter table commission_clawback drop constraint commission_clawback_status_check,
  add check (status in ('proposed', 'declined', 'open', 'recovering', 'recovered', 'written_off')),
  drop column open_amount,
  add column open_amount numeric(16,2) not null generated always as (case when status in ('proposed', 'declined') then 0
    else gross_amount - applied_amount - recovered_amount - written_off_amount end) stored check (open_amount >= 0),
  add column asked_by uuid references app_user (id),
  add column confirmed_by uuid references app_user (id),
  add check (confirmed_by is null or confirmed_by <> asked_by),
  add check (status <> 'proposed' or (asked_by is not null and reason is not null and entry_id is null));
create index commission_clawback_open on commission_clawback (seller_id, ou_id, opened_on) where open_amount > 0;
-- A claim that nobody has confirmed is not told to its seller.
create or replace function portal_begin_clawback() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  select sale_no into new.sale_no from sale where id = new.sale_id;
  if new.status <> 'proposed' then
    select employee_id into new.employee_id from seller_profile where id = new.seller_id;
  end if;
  return new;
end $$;
create trigger commission_clawback_confirmed before update of status on commission_clawback for each row
  when (old.status = 'proposed' and new.status <> 'declined') execute function portal_begin_clawback();
`,
}
