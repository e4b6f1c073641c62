import { keptAsDocument, unitDocumentColumns } from '@server/migrations/table-parts'

/** What was made for a request counts as long as it stands: nobody voids it behind the back of the one who asked. */
const staysAnswered = (table: string) => `
create constraint trigger ${table}_answers after update of status on ${table}
  deferrable initially deferred for each row
  when (new.status in ('voided', 'rejected', 'withdrawn')) execute function portal_check_answered();`

/**
 * What sellers ask for of their commission. A tranche has one request that is open or answered, and a seller one open
 * request of early release in a unit, however many ask at once. What a request led to stands with it, and goes first.
 */
export const commissionRequestsMigration = {
  name: '0059-commission-requests',
  sql: `
create table commission_request (${unitDocumentColumns(['fulfilled'])},
  kind text not null check (kind in ('bill_tranche', 'early_release', 'seller_statement')),
  seller_id uuid not null references seller_profile (id),
  seller_employee_id uuid references employee (id),
  tranche_id uuid,
  sale_id uuid,
  sale_no text,
  seq int,
  share_ids jsonb,
  holdback_ids jsonb,
  from_on date,
  to_on date,
  reason text not null,
  amount numeric(16,2) check (amount >= 0),
  lines jsonb not null default '[]',
  statement_id uuid,
  release_id uuid,
  file_id uuid,
  fulfilled_on date,
  foreign key (employee_id) references employee (id),
  -- A sale that is reinstated earns anew: its old tranches go, what was asked of them stays.
  foreign key (ou_id, tranche_id) references commission_tranche (ou_id, id) on delete set null (tranche_id),
  foreign key (ou_id, sale_id) references sale (ou_id, id),
  foreign key (ou_id, statement_id) references commission_statement (ou_id, id),
  foreign key (ou_id, release_id) references commission_release (ou_id, id),
  foreign key (ou_id, file_id) references stored_file (ou_id, id),
  check (from_on <= to_on),
  check (status = 'draft' or case kind when 'bill_tranche' then sale_id is not null and amount is not null
    when 'early_release' then amount is not null else from_on is not null and to_on is not null end),
  check ((status = 'fulfilled') = (num_nonnulls(statement_id, release_id, file_id) = 1)),
  check ((status = 'fulfilled') = (fulfilled_on is not null)),
  check (status <> 'fulfilled' or case kind when 'bill_tranche' then statement_id is not null
    when 'early_release' then release_id is not null else file_id is not null end)
);
${keptAsDocument('commission_request')}
create unique index commission_request_tranche on commission_request (tranche_id)
  where tranche_id is not null and status in ('pending', 'approved', 'fulfilled');
create unique index commission_request_early on commission_request (seller_id, ou_id)
  where kind = 'early_release' and status in ('pending', 'approved');
create index commission_request_own on commission_request (seller_employee_id, created_at desc)
  where seller_employee_id is not null;
create index commission_request_statement on commission_request (statement_id) where statement_id is not null;
create index commission_request_release on commission_request (release_id) where release_id is not null;
create index commission_request_file on commission_request (file_id) where file_id is not null;
create function portal_check_answered() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if exists (select from commission_request where statement_id = new.id or release_id = new.id) then
    raise exception 'a request is answered by what still stands'
      using errcode = '23514', constraint = 'commission_request_answered';
  end if;
  return null;
end $$;
revoke execute on function portal_check_answered from public;
${staysAnswered('commission_statement')}
${staysAnswered('commission_release')}
`,
}
