import { keptAsDocument, unitDocumentColumns } from '@server/migrations/table-parts'

/** Requests to reopen a month. A month opens again only with one that was approved at that very moment. */
export const periodReopeningsMigration = {
  name: '0068-period-reopenings',
  sql: `
create table period_reopening (${unitDocumentColumns()},
  period_id uuid not null,
  month date not null,
  opens_to text not null default 'open' check (opens_to in ('soft_closed', 'open')),
  reason text not null,
  foreign key (employee_id) references employee (id),
  foreign key (ou_id, period_id) references fiscal_period (ou_id, id)
);
create unique index period_reopening_waits on period_reopening (period_id) where status = 'pending';
create index period_reopening_month on period_reopening (period_id, decided_at);
${keptAsDocument('period_reopening')}

create function portal_keep_closed() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if not exists (select from period_reopening r where r.period_id = new.id and r.status = 'approved'
    and r.decided_at = now() and (r.opens_to = 'open' or new.status = 'soft_closed')) then
    raise exception 'a month is reopened by an approved request'
      using errcode = '23514', constraint = 'fiscal_period_reopened_by_request';
  end if;
  return new;
end $$;
revoke execute on function portal_keep_closed from public;
create trigger fiscal_period_kept before update of status on fiscal_period for each row
  when (old.status <> new.status and (old.status = 'closed' or new.status = 'open'))
  execute function portal_keep_closed();
`,
}
