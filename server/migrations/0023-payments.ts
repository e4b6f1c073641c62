import { byUnit, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'
import { searchIndex } from '@server/platform/db/search-index'

/** Read by requests, written by the portal itself alone: every change goes through a service that locks the sale. */
const readOnly = (table: string) => `
create unique index ${table}_id on ${table} (id);
${touch(table)}
${byUnit(table)}
grant select on ${table} to portal_app, portal_company;`

/** What developers report of buyers' payments: memos, which move sales and commission and never a journal. */
export const paymentsMigration = {
  name: '0023-payments',
  sql: `
create table payment_import (${UNIT_COLUMNS},
  file_name text not null,
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  row_count int not null check (row_count > 0),
  left_out int not null default 0 check (left_out >= 0),
  total_amount numeric(16,2) not null check (total_amount > 0),
  imported_by uuid not null references app_user (id),
  reversed_at timestamptz,
  reversed_by uuid references app_user (id),
  reverse_reason text,
  check ((reversed_at is null) = (reversed_by is null) and (reversed_at is null) = (reverse_reason is null))
);
${readOnly('payment_import')}
create unique index payment_import_once on payment_import (ou_id, file_hash) where reversed_at is null;
create index payment_import_recent on payment_import (ou_id, created_at desc, id);

create table buyer_payment (${UNIT_COLUMNS},
  sale_id uuid not null,
  sale_no text not null,
  buyer_name text not null,
  project_id uuid not null references project (id),
  unit_code text not null,
  paid_on date not null,
  amount numeric(16,2) not null check (amount > 0),
  applied_principal numeric(16,2) not null check (applied_principal >= 0),
  applied_interest numeric(16,2) not null default 0 check (applied_interest >= 0),
  applied_penalty numeric(16,2) not null default 0 check (applied_penalty >= 0),
  source text not null check (source in ('developer_report', 'buyer_proof', 'manual')),
  mode text not null check (mode in ('cash', 'check', 'pdc', 'bank_transfer', 'loan_takeout', 'other')),
  developer_or_no text,
  cheque_no text,
  remarks text,
  import_batch_id uuid,
  verified_by uuid references app_user (id),
  verified_at timestamptz,
  cleared_on date,
  bounced_on date,
  reversed_on date,
  reversed_by uuid references app_user (id),
  reason text,
  payment_no text not null generated always as
    (coalesce(developer_or_no, cheque_no, 'PM-' || upper(right(id::text, 6)))) stored,
  status text not null generated always as (case
    when reversed_on is not null then 'reversed' when bounced_on is not null then 'bounced'
    when verified_at is not null then 'verified' else 'reported' end) stored,
  is_collected boolean not null generated always as (verified_at is not null and bounced_on is null
    and reversed_on is null and (mode not in ('check', 'pdc') or cleared_on is not null)) stored,
  foreign key (ou_id, sale_id) references sale (ou_id, id),
  foreign key (ou_id, import_batch_id) references payment_import (ou_id, id),
  check (amount = applied_principal + applied_interest + applied_penalty),
  check ((verified_at is null) = (verified_by is null)),
  -- Whoever writes a memo does not confirm it. That of a reservation is written by the reservation itself.
  check (verified_by <> created_by),
  check (cleared_on is null or (mode in ('check', 'pdc') and verified_at is not null and cleared_on >= paid_on)),
  check (bounced_on is null or mode in ('check', 'pdc')),
  check (mode not in ('check', 'pdc') or cheque_no is not null),
  check ((bounced_on is null and reversed_on is null) = (reason is null)),
  check ((reversed_on is null) = (reversed_by is null))
);
${readOnly('buyer_payment')}
create index buyer_payment_of on buyer_payment (ou_id, sale_id, paid_on);
create index buyer_payment_of_sale on buyer_payment (sale_id, paid_on);
create index buyer_payment_recent on buyer_payment (ou_id, paid_on desc, id);
create index buyer_payment_recent_all on buyer_payment (paid_on desc, id);
create index buyer_payment_status on buyer_payment (ou_id, status, paid_on desc, id);
create index buyer_payment_project on buyer_payment (ou_id, project_id, paid_on desc, id);
create index buyer_payment_batch on buyer_payment (import_batch_id) where import_batch_id is not null;
create index buyer_payment_receipt on buyer_payment (upper(developer_or_no)) where developer_or_no is not null;
-- One receipt, one payment of a sale; what bounced or was taken back stands in nobody's way.
create unique index buyer_payment_receipt_once on buyer_payment (sale_id, upper(developer_or_no))
  where developer_or_no is not null and bounced_on is null and reversed_on is null;
create unique index buyer_payment_cheque_once on buyer_payment (sale_id, upper(cheque_no))
  where cheque_no is not null and bounced_on is null and reversed_on is null;
${searchIndex('buyer_payment', ['payment_no', 'sale_no', 'buyer_name', 'unit_code', 'cheque_no'])}

create function buyer_payment_stands() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  what text;
begin
  if tg_op = 'DELETE' then raise exception 'a payment is reversed, never removed'; end if;
  if old.bounced_on is not null or old.reversed_on is not null then
    raise exception 'what bounced or was reversed stays so: record another payment';
  end if;
  foreach what in array array['verified_by', 'verified_at', 'cleared_on', 'bounced_on', 'reversed_on', 'reversed_by',
    'reason', 'payment_no', 'status', 'is_collected', 'updated_at', 'updated_by', 'row_version'] loop
    before := before - what;
    after := after - what;
  end loop;
  if before <> after then raise exception 'a payment is never edited: reverse it, and record another'; end if;
  if (old.verified_at is not null and (new.verified_by, new.verified_at) is distinct from (old.verified_by, old.verified_at))
    or (old.cleared_on is not null and new.cleared_on is distinct from old.cleared_on)
  then raise exception 'what was said of a payment is never unsaid'; end if;
  return new;
end $$;
create trigger buyer_payment_stands before update or delete on buyer_payment
  for each row execute function buyer_payment_stands();

create function payment_import_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.reversed_at is not null or
    (new.file_name, new.file_hash, new.row_count, new.left_out, new.total_amount, new.imported_by) is distinct from
    (old.file_name, old.file_hash, old.row_count, old.left_out, old.total_amount, old.imported_by)
  then raise exception 'an import is reversed as a whole, and nothing else'; end if;
  return new;
end $$;
create trigger payment_import_stands before update or delete on payment_import
  for each row execute function payment_import_stands();

create index sale_schedule_open on sale_schedule (ou_id, due_date, id) where paid_amount < amount;
create view payment_due_shown with (security_invoker = true) as
select r.ou_id, r.id, r.created_at, r.created_by, r.updated_at, r.updated_by, r.row_version, r.sale_id, s.sale_no,
  s.buyer_name, s.project_id, s.unit_code, r.kind, r.seq, r.due_date, r.amount, r.paid_amount,
  (r.amount - r.paid_amount)::numeric(16,2) as open_amount,
  greatest((now() at time zone 'Asia/Manila')::date - r.due_date, 0) as days_late,
  r.due_date < (now() at time zone 'Asia/Manila')::date as is_late
from sale_schedule r join sale s on s.ou_id = r.ou_id and s.id = r.sale_id
where r.paid_amount < r.amount and s.status in ('reserved', 'booked');
grant select on payment_due_shown to portal_app, portal_company;
`,
}
