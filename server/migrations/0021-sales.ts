import { byUnit, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'
import { searchIndex } from '@server/platform/db/search-index'

const money = (name: string, rest = 'not null') => `${name} numeric(16,2) ${rest} check (${name} >= 0)`
const rate = (name: string, rest = 'not null') =>
  `${name} numeric(9,6) ${rest} check (${name} between 0 and 100)`

/** Read by whoever acts in the unit; written by the portal alone, whose commands say who may. */
const keptByPortal = (table: string) => `
create unique index ${table}_id on ${table} (id);
${touch(table)}
${byUnit(table)}
grant select on ${table} to portal_app, portal_company;`
/** Of a sale: in its unit, and gone with a draft that is thrown away. */
const OF_SALE = `foreign key (ou_id, sale_id) references sale (ou_id, id) on delete cascade`

const DOCUMENTS = `'leave', 'time_correction', 'overtime', 'cash_advance', 'soa_request', 'soa', 'commission_release',
  'expense', 'journal_void', 'sale_amendment'`
/** Changes of sales are decided by the chains of approval too. */
const decidesSales = (table: string) => `
alter table ${table} drop constraint ${table}_doc_type_check;
alter table ${table} add constraint ${table}_doc_type_check check (doc_type in (${DOCUMENTS}));`

/**
 * A sale, what is due for it, who sold it, its papers, what was changed of it, and each step it took. The database
 * holds by itself that no unit is sold twice, that a schedule is the contract price, and that history stays.
 */
export const salesMigration = {
  name: '0021-sales',
  sql: `
${['approver', 'approval_chain', 'approval_request'].map(decidesSales).join('\n')}

create table sale (${UNIT_COLUMNS},
  sale_no text check (sale_no ~ '^[A-Z0-9][A-Z0-9-]{1,39}$'),
  project_id uuid not null references project (id),
  developer_id uuid not null references developer (id),
  unit_id uuid not null references property_unit (id),
  unit_code text not null,
  buyer_id uuid not null,
  buyer_name text not null,
  seller_names text not null default '',
  team_id uuid references sales_team (id),
  status text not null default 'draft' check (status in
    ('draft', 'reserved', 'booked', 'fully_paid', 'cancelled', 'forfeited')),
  payment_stage text not null default 'reservation' check (payment_stage in
    ('reservation', 'downpayment', 'balance_processing', 'amortization', 'taken_out', 'paid')),
  financing text not null check (financing in ('spot_cash', 'deferred_cash', 'in_house', 'bank', 'pag_ibig')),
  lender_bank_id uuid references bank (id),
  list_price numeric(16,2) not null check (list_price > 0),
  vat_inclusive_prices boolean not null default false,
  discount_kind text not null default 'none' check (discount_kind in
    ('none', 'promo', 'spot_cash', 'spot_dp', 'employee', 'special')),
  ${rate('discount_rate_pct', '')},
  ${money('discount_amount', 'not null default 0')},
  ${money('net_list_price')},
  vat_treatment text not null check (vat_treatment in ('vatable', 'exempt', 'zero_rated')),
  vat_reason text,
  ${rate('vat_rate_pct')},
  ${money('vat_amount')},
  ${rate('misc_fee_rate_pct')},
  ${money('misc_fee_amount')},
  ${money('other_charges', 'not null default 0')},
  tcp numeric(16,2) not null check (tcp = net_list_price + vat_amount + misc_fee_amount + other_charges),
  commission_base_kind text not null default 'net_list_price' check (commission_base_kind in
    ('net_list_price', 'net_list_plus_misc', 'tcp')),
  ${money('commission_base')},
  ${money('reservation_fee')},
  reservation_date date not null,
  reservation_or_ar_no text,
  reservation_valid_to date not null,
  notice_sent_on date,
  ${rate('dp_rate_pct')},
  ${money('dp_amount')},
  dp_terms_months int not null check (dp_terms_months between 0 and 120),
  dp_start_date date not null,
  ${money('spot_dp_amount', 'not null default 0')},
  ${money('balance_amount')},
  balance_terms_months int not null default 0 check (balance_terms_months between 0 and 480),
  ${rate('interest_rate_pct', 'not null default 0')},
  documents_complete_at timestamptz,
  cts_signed_at date,
  booked_at timestamptz,
  fully_paid_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason_code text check (cancel_reason_code in
    ('change_of_mind', 'financial_difficulty', 'loan_declined', 'documents_incomplete', 'payments_overdue',
      'unit_unavailable', 'entered_twice', 'other')),
  cancel_kind text check (cancel_kind in ('backout', 'disqualified', 'default', 'developer', 'duplicate')),
  cancel_note text,
  developer_notice_no text,
  ${money('rf_refunded', 'not null default 0')},
  ${money('rf_forfeited', 'not null default 0')},
  scheme_snapshot jsonb check (jsonb_typeof(scheme_snapshot) = 'object'),
  lead_id uuid references lead (id),
  price_outside_list boolean not null default false,
  price_allowed_by uuid references app_user (id),
  price_allowed_reason text,
  protection_waived_by uuid references app_user (id),
  protection_waived_reason text,
  reservation_asked_at timestamptz,
  reservation_asked_by uuid references app_user (id),
  remarks text,
  foreign key (ou_id, buyer_id) references buyer (ou_id, id),
  unique (ou_id, sale_no),
  check (tcp = dp_amount + balance_amount),
  check (vat_inclusive_prices or net_list_price = list_price - discount_amount),
  check (rf_refunded + rf_forfeited <= reservation_fee),
  check (reservation_valid_to >= reservation_date and dp_start_date >= reservation_date),
  check ((status = 'draft') = (sale_no is null)),
  check (status = 'draft' or reservation_or_ar_no is not null),
  check (status not in ('booked', 'fully_paid')
    or (booked_at is not null and cts_signed_at is not null and scheme_snapshot is not null)),
  check (status <> 'fully_paid' or fully_paid_at is not null),
  check (status <> 'cancelled' or num_nonnulls(cancelled_at, cancel_reason_code, cancel_kind) = 3),
  check ((price_allowed_by is null) = (price_allowed_reason is null)),
  check (status = 'draft' or not price_outside_list or price_allowed_by is not null),
  check ((reservation_asked_at is null) = (reservation_asked_by is null)),
  check ((protection_waived_by is null) = (protection_waived_reason is null))
);
${keptByPortal('sale')}
-- Nobody buys what somebody else has: whatever the portal believes, this is the last line.
create unique index sale_one_live_a_unit on sale (unit_id) where status in ('reserved', 'booked', 'fully_paid');
create index sale_by_date on sale (ou_id, reservation_date desc, id);
create index sale_by_date_everywhere on sale (reservation_date desc, id);
create index sale_by_status on sale (ou_id, status, reservation_date desc, id);
create index sale_by_status_everywhere on sale (status, reservation_date desc, id);
create index sale_by_number on sale (ou_id, sale_no, id);
create index sale_by_buyer_name on sale (ou_id, buyer_name, id);
create index sale_by_price on sale (ou_id, tcp, id);
create index sale_of_project on sale (project_id, reservation_date desc, id);
create index sale_of_developer on sale (developer_id, reservation_date desc, id);
create index sale_of_team on sale (team_id, reservation_date desc, id) where team_id is not null;
create index sale_of_unit on sale (unit_id, reservation_date desc);
create index sale_of_buyer on sale (ou_id, buyer_id);
create index sale_of_lead on sale (lead_id) where lead_id is not null;
create index sale_running_out on sale (reservation_valid_to) where status = 'reserved';
${searchIndex('sale', ['sale_no', 'unit_code', 'buyer_name', 'seller_names'])}

create function sale_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then
      raise exception 'a sale that was reserved is never deleted' using errcode = '23514';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' and old.status <> new.status and (old.status, new.status) not in (
    ('draft', 'reserved'), ('reserved', 'booked'), ('reserved', 'forfeited'), ('reserved', 'cancelled'),
    ('booked', 'fully_paid'), ('booked', 'cancelled'), ('cancelled', 'reserved')) then
    raise exception 'a sale does not go from % to %', old.status, new.status using errcode = '23514';
  end if;
  if tg_op = 'UPDATE' and old.sale_no is not null and new.sale_no is distinct from old.sale_no then
    raise exception 'a sale keeps its number' using errcode = '23514';
  end if;
  if tg_op = 'INSERT' or new.unit_id <> old.unit_id or new.project_id <> old.project_id
    or new.developer_id <> old.developer_id then
    if not exists (select from property_unit u join project p on p.id = u.project_id
      where u.id = new.unit_id and u.project_id = new.project_id and p.developer_id = new.developer_id) then
      raise exception 'a sale is of the project and the developer of its unit' using errcode = '23514';
    end if;
  end if;
  return new;
end $$;
create trigger sale_guard before insert or update or delete on sale for each row execute function sale_guard();

create table sale_schedule (${UNIT_COLUMNS},
  sale_id uuid not null,
  seq int not null check (seq > 0),
  kind text not null check (kind in ('reservation', 'downpayment', 'spot', 'balance', 'amortization', 'misc')),
  due_date date not null,
  -- What counts towards the contract price; the interest of in-house financing comes on top of it.
  ${money('principal')},
  ${money('interest', 'not null default 0')},
  amount numeric(16,2) not null check (amount = principal + interest),
  ${money('paid_amount', 'not null default 0')},
  ${OF_SALE},
  unique (sale_id, seq)
);
${keptByPortal('sale_schedule')}
create index sale_schedule_of on sale_schedule (ou_id, sale_id);
create index sale_schedule_due on sale_schedule (ou_id, due_date, sale_id);

-- Looked at when all is written: the principal of the rows is the contract price.
create function sale_schedule_foots() returns trigger language plpgsql as $$
declare
  of_sale uuid;
  price numeric;
  due numeric;
begin
  if tg_table_name = 'sale' then of_sale := new.id;
  elsif tg_op = 'DELETE' then of_sale := old.sale_id;
  else of_sale := new.sale_id;
  end if;
  price := (select tcp from sale where id = of_sale);
  due := (select coalesce(sum(principal), 0) from sale_schedule where sale_id = of_sale);
  if price is not null and price <> due then
    raise exception 'the schedule comes to %, the contract price is %', due, price
      using errcode = '23514', constraint = 'sale_schedule_foots';
  end if;
  return null;
end $$;
create constraint trigger sale_schedule_foots after insert or update of principal, sale_id or delete on sale_schedule
  deferrable initially deferred for each row execute function sale_schedule_foots();
create constraint trigger sale_schedule_foots after insert or update of tcp on sale
  deferrable initially deferred for each row execute function sale_schedule_foots();

create table sale_seller (${UNIT_COLUMNS},
  sale_id uuid not null,
  -- May stand in another unit than the sale.
  seller_id uuid not null references seller_profile (id),
  employee_id uuid references employee (id),
  position_id uuid references position (id),
  level text not null check (level in ('agent', 'sales_manager', 'sales_director', 'broker', 'referrer')),
  share_weight numeric(9,4) not null default 1 check (share_weight > 0),
  ${rate('rate_pct', '')},
  sequence_no int not null check (sequence_no > 0),
  -- Left the sale by an amendment; what was earned until then stays told.
  ended_at timestamptz,
  ${OF_SALE}
);
${keptByPortal('sale_seller')}
create unique index sale_seller_once on sale_seller (sale_id, seller_id, level) where ended_at is null;
create index sale_seller_of on sale_seller (ou_id, sale_id);
create index sale_seller_employee on sale_seller (employee_id, sale_id) where employee_id is not null;
create index sale_seller_seller on sale_seller (seller_id, sale_id);

create table co_buyer (${UNIT_COLUMNS},
  sale_id uuid not null,
  buyer_id uuid not null,
  ${rate('share_pct')},
  relationship text,
  seq int not null check (seq > 0),
  ${OF_SALE},
  foreign key (ou_id, buyer_id) references buyer (ou_id, id),
  unique (sale_id, buyer_id),
  unique (sale_id, seq)
);
${keptByPortal('co_buyer')}
create index co_buyer_of on co_buyer (ou_id, buyer_id);

create table sale_document (${UNIT_COLUMNS},
  sale_id uuid not null,
  requirement_id uuid not null references document_requirement (id),
  status text not null default 'missing' check (status in ('missing', 'submitted', 'verified', 'rejected', 'expired')),
  -- Of the sale itself, or of the buyer where the paper is kept with him.
  attachment_id uuid references stored_file (id),
  buyer_document_id uuid references buyer_document (id),
  due_date date,
  valid_to date,
  verified_by uuid references app_user (id),
  verified_at timestamptz,
  reject_reason text,
  ${OF_SALE},
  unique (sale_id, requirement_id),
  check ((status = 'verified') = (verified_at is not null)),
  check (status in ('missing', 'expired') or num_nonnulls(attachment_id, buyer_document_id) > 0),
  check ((status = 'rejected') = (reject_reason is not null))
);
${keptByPortal('sale_document')}
create index sale_document_of on sale_document (ou_id, sale_id);
create index sale_document_waiting on sale_document (ou_id, created_at, id) where status = 'submitted';

create table sale_amendment (${UNIT_COLUMNS},
  sale_id uuid not null,
  kind text not null check (kind in
    ('change_unit', 'change_buyer', 'change_price', 'change_terms', 'change_seller', 'reinstatement', 'cancellation')),
  status text not null default 'pending' check (status in ('pending', 'applied', 'rejected', 'withdrawn')),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  -- What was asked for, word for word: it is carried out as it was agreed to.
  asked jsonb not null,
  effective_date date not null,
  reason text not null,
  asked_by uuid references app_user (id),
  approved_by uuid references app_user (id),
  decided_at timestamptz,
  foreign key (ou_id, sale_id) references sale (ou_id, id),
  check ((status = 'pending') = (decided_at is null))
);
${keptByPortal('sale_amendment')}
create index sale_amendment_of on sale_amendment (ou_id, sale_id, created_at);
-- One change at a time: the second would begin from what the first is about to change.
create unique index sale_amendment_waits on sale_amendment (sale_id) where status = 'pending';
create function sale_amendment_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an amendment is never deleted' using errcode = 'insufficient_privilege';
  end if;
  if old.status <> 'pending' or (new.id, new.ou_id, new.sale_id, new.kind, new.before, new.after, new.asked, new.effective_date, new.reason)
    is distinct from (old.id, old.ou_id, old.sale_id, old.kind, old.before, old.after, old.asked, old.effective_date, old.reason) then
    raise exception 'an amendment stands as it was asked for' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger sale_amendment_stands before update or delete on sale_amendment
  for each row execute function sale_amendment_stands();

create table sale_event (${UNIT_COLUMNS},
  sale_id uuid not null,
  at timestamptz not null default now(),
  from_status text,
  to_status text not null,
  by uuid references app_user (id),
  note text,
  ${OF_SALE}
);
create unique index sale_event_id on sale_event (id);
${byUnit('sale_event')}
grant select on sale_event to portal_app, portal_company;
create index sale_event_of on sale_event (ou_id, sale_id, at);
create function sale_event_stands() returns trigger language plpgsql as $$
begin
  -- A draft that is thrown away takes its one event with it.
  if tg_op = 'DELETE' and not exists (select from sale where id = old.sale_id) and old.to_status = 'draft' then
    return old;
  end if;
  raise exception 'the history of a sale is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger sale_event_stands before update or delete on sale_event
  for each row execute function sale_event_stands();
`,
}
