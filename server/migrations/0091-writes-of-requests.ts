/** Columns as they are named in a grant. */
const SCHEME_TERMS = `code, name, developer_id, project_id, valid_from, base_kind, company_rate_pct, vat_mode,
  trigger_kind, requires_documents, requires_pdc, vacant_rule, holdback_rate_pct, holdback_release_rule, clawback_rule`

/** Drafts are written by whoever may draft, and put into force by whoever may publish: the status asks for more. */
const SCHEMES = `
grant insert (${SCHEME_TERMS}, valid_to, version, follows_id, created_by, updated_by) on commission_scheme
  to portal_app, portal_company;
grant update (${SCHEME_TERMS}, valid_to, status, former_status, former_valid_to, updated_by) on commission_scheme
  to portal_app, portal_company;
grant insert (scheme_id, level, rate_pct, is_override, created_by, updated_by) on scheme_level
  to portal_app, portal_company;
grant insert (scheme_id, seq, name, trigger_pct, release_pct, requires_event, created_by, updated_by) on scheme_tranche
  to portal_app, portal_company;
grant delete on commission_scheme, scheme_level, scheme_tranche to portal_app, portal_company;
create trigger commission_scheme_writers before insert or update or delete on commission_scheme for each statement
  execute function portal_require_writer('commission.scheme');
create trigger commission_scheme_drafters before insert or delete or update of ${SCHEME_TERMS} on commission_scheme
  for each statement execute function portal_require_writer('commission.scheme.edit');
create trigger commission_scheme_publishers before update of status, former_status, former_valid_to on commission_scheme
  for each statement execute function portal_require_writer('commission.scheme.activate');
create trigger scheme_level_writers before insert or update or delete on scheme_level for each statement
  execute function portal_require_writer('commission.scheme.edit');
create trigger scheme_tranche_writers before insert or update or delete on scheme_tranche for each statement
  execute function portal_require_writer('commission.scheme.edit');

create function commission_scheme_kept() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' then
    raise exception 'a scheme that was in force is never deleted'
      using errcode = '23514', constraint = 'commission_scheme_kept';
  end if;
  return old;
end $$;
create trigger commission_scheme_kept before delete on commission_scheme
  for each row execute function commission_scheme_kept();

-- Whichever unit's sale it is: a request would count those of its own units alone.
create function portal_scheme_counted(scheme uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from sale_commission c where c.scheme_id = scheme)
$$;
revoke execute on function portal_scheme_counted from public;
grant execute on function portal_scheme_counted to portal_app, portal_company;

create or replace function commission_scheme_stands() returns trigger language plpgsql as $$
declare
  may_change constant text[] := array['status', 'valid_to', 'former_status', 'former_valid_to',
    'updated_at', 'updated_by', 'row_version'];
  scheme uuid;
begin
  if tg_table_name = 'commission_scheme' then
    if old.status = 'draft' then return new; end if;
    if to_jsonb(new) - may_change = to_jsonb(old) - may_change and (new.status <> 'draft'
      or (old.valid_from > (now() at time zone 'Asia/Manila')::date
        and not portal_scheme_counted(old.id))) then return new; end if;
  else
    if tg_op = 'DELETE' then scheme := old.scheme_id; else scheme := new.scheme_id; end if;
    if not exists (select from commission_scheme s where s.id = scheme and s.status <> 'draft') then
      if tg_op = 'DELETE' then return old; else return new; end if;
    end if;
  end if;
  raise exception 'a scheme that was in force is never changed'
    using errcode = '23514', constraint = 'commission_scheme_stands';
end $$;
`

/** Memos go out by the right to publish them; what each reader notes is their own, of what is addressed to them. */
const MEMOS = `
create policy memo_begins on memo as restrictive for insert to portal_app, portal_company with check (status = 'draft');
create policy memo_out_stays on memo as restrictive for update to portal_app, portal_company
  using (status in ('draft', 'scheduled') or (select app_may('files.memo.publish')) or (select app_may('files.memo.archive')))
  with check (true);
create trigger memo_publishers before update of status, memo_no, published_at, version, ack_version on memo
  for each statement execute function portal_require_writer('files.memo.publish', 'files.memo.archive');

-- Nothing but what the memo says as it stands; read by the portal alone.
alter table memo_version enable row level security;
create policy memo_version_out on memo_version for insert to portal_app, portal_company with check (
  published_by = (select app_user_id()) and exists (select from memo m where m.id = memo_version.memo_id
    and m.status = 'published' and m.version = memo_version.version and m.title = memo_version.title
    and m.body_md = memo_version.body_md));
grant insert (memo_id, version, title, body_md, is_material, published_by) on memo_version to portal_app, portal_company;

create function portal_is_own_memo(m memo, person employee) returns boolean language sql stable as $$
  select m.status in ('published', 'expired')
    and portal_addressed(m.audience, case when m.reach = 'unit' then m.ou_id end, person)
$$;
-- Of whatever unit: what a reader notes of one, and no more.
create function portal_own_memo(wanted uuid)
  returns table (id uuid, version int, requires_ack boolean, employee_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.version, m.requires_ack, e.id
  from memo m join employee e on e.user_id = app_user_id() where m.id = wanted and portal_is_own_memo(m, e)
$$;
revoke execute on function portal_own_memo from public;
grant execute on function portal_own_memo to portal_app, portal_company;

alter table memo_receipt enable row level security;
create policy memo_receipt_own on memo_receipt for select to portal_app, portal_company
  using (employee_id = (select portal_own_employee()));
create policy memo_receipt_read on memo_receipt for insert to portal_app, portal_company with check (
  exists (select from portal_own_memo(memo_receipt.memo_id) o
    where o.version = memo_receipt.version and o.employee_id = memo_receipt.employee_id));
create policy memo_receipt_acknowledged on memo_receipt for update to portal_app, portal_company
  using (employee_id = (select portal_own_employee())) with check (
    exists (select from portal_own_memo(memo_receipt.memo_id) o
      where o.version = memo_receipt.version and o.employee_id = memo_receipt.employee_id));
grant select, insert, update (first_read_at, acknowledged_at) on memo_receipt to portal_app, portal_company;
`

/** A version is brought by whoever keeps forms, and saved by whom the form is for. */
const FORMS = `
alter table form_version enable row level security;
create policy form_version_brought on form_version for insert to portal_app, portal_company with check (
  created_by = (select app_user_id()) and (select app_may('files.form.manage'))
    and exists (select from stored_file f where f.id = form_version.file_id
      and f.owner_type = 'downloadable_form' and f.owner_id = form_version.form_id));
grant insert (form_id, version, file_id, note, created_by) on form_version to portal_app, portal_company;

create function portal_is_own_form(d downloadable_form, person employee) returns boolean language sql stable as $$
  select d.is_active and d.valid_from <= (now() at time zone 'Asia/Manila')::date
    and (d.valid_to is null or d.valid_to >= (now() at time zone 'Asia/Manila')::date)
    and portal_addressed(d.audience, null, person)
$$;
-- The version that is for whoever asks; of one that is not, none.
create function portal_own_form(wanted uuid) returns int
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.version from downloadable_form d join employee e on e.user_id = app_user_id()
  where d.id = wanted and d.version > 0 and portal_is_own_form(d, e)
$$;
revoke execute on function portal_own_form from public;
grant execute on function portal_own_form to portal_app, portal_company;

alter table form_download enable row level security;
create policy form_download_own on form_download for insert to portal_app, portal_company with check (
  user_id = (select app_user_id()) and version = portal_own_form(form_id));
grant insert (form_id, version, user_id) on form_download to portal_app, portal_company;
-- The figure is counted for whoever saves a form, who may change nothing else of it.
create function portal_count_download() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update downloadable_form set download_count = download_count + 1 where id = new.form_id;
  return null;
end $$;
create trigger form_download_counted after insert on form_download
  for each row execute function portal_count_download();
`

/** A quote is written once by whoever sells; after that only its links change, whose tokens no request reads. */
const QUOTES = `
revoke insert, update on unit_quote from portal_app, portal_company;
grant insert (ou_id, quote_no, unit_id, unit_code, project_id, seller_employee_id, lead_id, prepared_for, list_price,
  discount_amount, tcp, reservation_fee, dp_amount, financing, quoted_on, valid_until, terms, figures, created_by, updated_by)
  on unit_quote to portal_app, portal_company;
grant update (link_expires_at, link_revoked_at, updated_by) on unit_quote to portal_app, portal_company;
create policy unit_quote_made on unit_quote as restrictive for insert to portal_app, portal_company with check (
  (select app_may('sales.record.create')) and seller_employee_id = (select portal_own_employee()));
create policy unit_quote_linked on unit_quote as restrictive for update to portal_app, portal_company
  using ((select app_may('sales.record.create'))) with check (true);

alter table unit_quote_link enable row level security;
create policy unit_quote_link_made on unit_quote_link for insert to portal_app, portal_company with check (
  (select app_may('sales.record.create')) and exists (select from unit_quote q where q.id = unit_quote_link.quote_id));
grant insert (quote_id, token_hash) on unit_quote_link to portal_app, portal_company;
-- A quote whose link is taken back takes all of them back. Their hashes stay, so that whoever comes with one hears that
-- it is over, not that it never was.
create function portal_end_quote_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update unit_quote_link set revoked_at = now() where quote_id = new.id and revoked_at is null;
  return null;
end $$;
create trigger unit_quote_links_end after update of link_revoked_at on unit_quote for each row
  when (new.link_revoked_at is not null) execute function portal_end_quote_links();
`

/** A document is handed in by whoever keeps buyers, as its own uploader, and judged by the right to verify. */
const DOCUMENTS_OF_BUYERS = `
revoke insert, update on buyer_document from portal_app, portal_company;
grant insert (ou_id, buyer_id, kind, attachment_id, valid_to, created_by, updated_by) on buyer_document
  to portal_app, portal_company;
grant update (status, valid_to, reject_reason, verified_by, verified_at, updated_by) on buyer_document
  to portal_app, portal_company;
create policy buyer_document_handed on buyer_document as restrictive for insert to portal_app, portal_company with check (
  created_by = (select app_user_id()) and ((select app_may('buyer.record.create')) or (select app_may('buyer.record.edit'))));
create policy buyer_document_judged on buyer_document as restrictive for update to portal_app, portal_company
  using (true) with check (status = 'submitted' or verified_by = (select app_user_id()));
create trigger buyer_document_judges before update of status, valid_to, reject_reason, verified_by, verified_at
  on buyer_document for each statement execute function portal_require_writer('buyer.record.verify_document');
`

/**
 * Payments are written in the units of whoever records, confirms or imports them. What they move of sales and commission
 * is written by the portal.
 */
const PAYMENTS = `
grant insert (ou_id, file_name, file_hash, row_count, left_out, total_amount, imported_by, created_by, updated_by)
  on payment_import to portal_app, portal_company;
grant update (reversed_at, reversed_by, reverse_reason) on payment_import to portal_app, portal_company;
create policy payment_import_taken on payment_import as restrictive for insert to portal_app, portal_company with check (
  imported_by = (select app_user_id()) and (select app_may('sales.payment.import')));
create policy payment_import_reversed on payment_import as restrictive for update to portal_app, portal_company
  using ((select app_may('sales.payment.import')) or (select app_may('sales.payment.verify')))
  with check (reversed_by = (select app_user_id()));

grant insert (ou_id, sale_id, sale_no, buyer_name, project_id, unit_code, paid_on, amount, applied_principal,
  applied_interest, applied_penalty, source, mode, developer_or_no, cheque_no, remarks, import_batch_id, created_by, updated_by)
  on buyer_payment to portal_app, portal_company;
grant update (verified_by, verified_at, cleared_on, bounced_on, reversed_on, reversed_by, reason) on buyer_payment
  to portal_app, portal_company;
create policy buyer_payment_recorded on buyer_payment as restrictive for insert to portal_app, portal_company with check (
  created_by = (select app_user_id())
    and ((select app_may('sales.payment.create')) or (select app_may('sales.payment.import'))));
create policy buyer_payment_moved on buyer_payment as restrictive for update to portal_app, portal_company
  using ((select app_may('sales.payment.verify')) or (select app_may('sales.payment.create'))
    or (select app_may('sales.payment.import')))
  with check (reversed_by is null or reversed_by = (select app_user_id()));
create trigger buyer_payment_confirmers before update of verified_by, verified_at, cleared_on, bounced_on on buyer_payment
  for each statement execute function portal_require_writer('sales.payment.verify');
-- No policy, which would hide what is confirmed from whoever locks it to be told that it is.
create trigger buyer_payment_takers after update of reversed_on on buyer_payment
  for each row when (old.status <> 'reported') execute function portal_require_writer('sales.payment.verify');
`

/**
 * Each part of a role by the right of its own. The units it reaches are of the role and not of whoever lists them: those
 * who see roles see them all, and to list another unit than one's own takes a right that reaches all.
 */
const ROLES = `
create trigger role_permission_assigners before insert or update or delete on role_permission for each statement
  execute function portal_require_writer('settings.role.assign_permission');
create trigger role_reachers before update of reach on role for each statement
  execute function portal_require_writer('settings.role.assign_ou');
create trigger role_removers before delete on role for each statement
  execute function portal_require_writer('settings.role.delete');
create trigger role_operating_unit_assigners before insert or update or delete on role_operating_unit for each statement
  execute function portal_require_writer('settings.role.assign_ou');
create policy role_operating_unit_seen on role_operating_unit for select to portal_app
  using ((select app_may('settings.role.view')) or (select app_may('settings.role.assign_ou')));
create policy role_operating_unit_listed on role_operating_unit for insert to portal_app
  with check ((select portal_scope_of('settings.role.assign_ou')) = 'all');
create policy role_operating_unit_unlisted on role_operating_unit for delete to portal_app
  using ((select app_may('settings.role.assign_ou')));
`

/**
 * Accounts are moved in the units of whoever may, each part by the right of its own; roles and exceptions are given to
 * people whom the giver sees. Passwords, sessions and links stay with the portal.
 */
const ACCOUNTS = `
create policy app_user_administered on app_user as restrictive for update to portal_app, portal_company
  using (true) with check (id = (select app_user_id()) or (select app_may_change(array['settings.user'])));
create trigger app_user_judges before update of status on app_user for each statement
  execute function portal_require_writer('settings.user.suspend', 'settings.user.assign_role');
-- After the policies, which know better why a move to another unit is refused.
create trigger app_user_movers after update of ou_id on app_user for each statement
  execute function portal_require_writer('settings.user.edit', 'settings.user.assign_role');
create trigger user_role_givers before insert or update or delete on user_role for each statement
  execute function portal_require_writer('settings.user.assign_role');
create trigger user_ou_override_givers before insert or update or delete on user_ou_override for each statement
  execute function portal_require_writer('settings.user.assign_role');
create policy user_ou_override_everywhere on user_ou_override to portal_app
  using ((select portal_scope_of('settings.user.assign_role')) = 'all')
  with check ((select portal_scope_of('settings.user.assign_role')) = 'all');

-- Asked with the eyes of the request: row-level security shows it the people of its units.
create function portal_require_seen_user() returns trigger language plpgsql as $$
declare
  wanted uuid;
begin
  if tg_op = 'DELETE' then wanted := old.user_id; else wanted := new.user_id; end if;
  if current_user in ('portal_app', 'portal_company')
    and not exists (select from public.app_user u where u.id = wanted) then
    raise exception 'permission denied: this request may not write % of a person it does not see', tg_table_name
      using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger user_role_of_seen after insert or update or delete on user_role
  for each row execute function portal_require_seen_user();
create trigger user_ou_override_of_seen after insert or update or delete on user_ou_override
  for each row execute function portal_require_seen_user();
`

/**
 * A hold is its holder's, or ended by the right to end those of others. A unit is the whole company's and nobody's to
 * write who holds one: it follows its hold, and one that has run out is ended whichever unit it was of.
 */
const HOLDS = `
revoke insert, update on unit_hold from portal_app, portal_company;
grant insert (ou_id, unit_id, held_by_employee_id, lead_id, started_at, expires_at, created_by, updated_by) on unit_hold
  to portal_app, portal_company;
grant update (expires_at, extensions, released_at, release_reason, updated_by) on unit_hold to portal_app, portal_company;
create policy unit_hold_made on unit_hold as restrictive for insert to portal_app, portal_company with check (
  created_by = (select app_user_id()) and (select app_may('property.reserved.hold')));
create policy unit_hold_kept on unit_hold as restrictive for update to portal_app, portal_company
  using (true) with check (held_by_employee_id = (select portal_own_employee())
    or released_at is not null and (select app_may('property.reserved.release_hold')));

create function portal_unit_follows_hold(hold uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update property_unit u set status = case when h.released_at is null then 'on_hold' else 'available' end,
    held_until = case when h.released_at is null then h.expires_at end
  from unit_hold h where h.id = hold and u.id = h.unit_id
    and (u.status = 'on_hold' or u.status = 'available' and h.released_at is null)
    and not exists (select from unit_hold o where o.unit_id = u.id and o.id <> h.id and o.released_at is null)
$$;
-- Tells whether one lives, and of nobody whose it is.
create function portal_end_run_out_hold(unit uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended uuid;
begin
  update unit_hold set released_at = expires_at, release_reason = 'expired'
  where unit_id = unit and released_at is null and expires_at <= clock_timestamp() returning id into ended;
  perform portal_unit_follows_hold(ended);
  return exists (select from unit_hold where unit_id = unit and released_at is null);
end $$;
revoke execute on function portal_unit_follows_hold, portal_end_run_out_hold from public;
grant execute on function portal_unit_follows_hold, portal_end_run_out_hold to portal_app, portal_company;
`

/**
 * Payslips on their way are put in, mended and thrown away in the unit of whoever publishes them, and one that is out may
 * be withdrawn. Publishing writes in the units of the people whose they are: no request makes a payslip.
 */
const PAYSLIPS = `
revoke insert, update on payslip_batch, payslip from portal_app, portal_company;
grant insert (ou_id, period_from, period_to, pay_date, cutoff, created_by) on payslip_batch to portal_app, portal_company;
grant update (status) on payslip_batch to portal_app, portal_company;
create policy payslip_batch_begun on payslip_batch as restrictive for insert to portal_app, portal_company with check (
  created_by = (select app_user_id()) and (select app_may('hr.payroll.publish')));
create policy payslip_batch_discarded on payslip_batch as restrictive for update to portal_app, portal_company
  using (true) with check (status = 'discarded' and (select app_may('hr.payroll.publish')));

grant select, insert (ou_id, batch_id, file_name, file_id, sha256, employee_id, problem), update (problem), delete
  on payslip_batch_file to portal_app, portal_company;
create policy payslip_batch_file_payroll on payslip_batch_file as restrictive to portal_app, portal_company
  using ((select app_may('hr.payroll.publish'))) with check ((select app_may('hr.payroll.publish')));
create policy payslip_batch_file_put on payslip_batch_file as restrictive for insert to portal_app, portal_company
  with check (exists (select from payslip_batch b where b.id = payslip_batch_file.batch_id and b.status = 'draft'));

grant update (status, withdrawn_at, withdraw_reason) on payslip to portal_app, portal_company;
create policy payslip_withdrawn on payslip as restrictive for update to portal_app, portal_company
  using (true) with check (status = 'withdrawn' and (select app_may('hr.payroll.publish')));
`

/**
 * Commands that ran as the portal itself run as whoever gives them: each table they write says here which columns a
 * request may write, in whose units, and by which right, so that a fault in a handler writes nothing elsewhere.
 */
export const writesOfRequestsMigration = {
  name: '0091-writes-of-requests',
  sql: [SCHEMES, MEMOS, FORMS, PAYSLIPS, QUOTES, HOLDS, DOCUMENTS_OF_BUYERS, PAYMENTS, ROLES, ACCOUNTS].join(
    '\n',
  ),
}
