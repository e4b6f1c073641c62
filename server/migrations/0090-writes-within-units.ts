const IN_UNITS = 'ou_id = any ((select app_unit_ids())::uuid[])'
const OWN = 'employee_id = (select portal_own_employee())'
/** Any of these rights; the units in which it holds are those of the request. */
const may = (...codes: string[]) =>
  `(select app_may_change(array[${codes.map(code => `'${code}'`).join(', ')}]))`

type Command = 'insert' | 'update' | 'delete'
/** What may be written: which rows are taken, and how they stand afterwards. */
type Rule = { from?: string; to?: string }

const policy = (table: string, command: Command, { from, to }: Rule) =>
  [
    { role: 'portal_app', scope: 'unit', within: (rule: string) => `${IN_UNITS} and (${rule})` },
    { role: 'portal_company', scope: 'company', within: (rule: string) => rule },
  ]
    .map(
      ({ role, scope, within }) => `
create policy ${table}_${command}_${scope} on ${table} for ${command} to ${role}
  ${from ? `using (${within(from)})` : ''} ${to ? `with check (${within(to)})` : ''};`,
    )
    .join('')

/** One policy stood for all commands while a request could only read: reading stays as it was. */
const readByUnit = (table: string) => `
drop policy ${table}_unit on ${table};
drop policy ${table}_company on ${table};
create policy ${table}_unit on ${table} for select to portal_app using (${IN_UNITS});
create policy ${table}_company on ${table} for select to portal_company using (true);`

/** What a request writes of a table that it wrote nothing of until now, and which columns. */
const written = (
  table: string,
  rules: Partial<Record<Command, Rule>>,
  grants: Partial<Record<Command, string>>,
) => `${Object.entries(rules)
  .map(([command, rule]) => policy(table, command as Command, rule))
  .join('')}
${Object.entries(grants)
  .map(
    ([command, columns]) =>
      `grant ${command}${columns && ` (${columns})`} on ${table} to portal_app, portal_company;`,
  )
  .join('\n')}`

const ASKED_LEAVE = `leave_type_id, date_from, date_to, half_day, hours, days, paid_days, unpaid_days, accepts_unpaid, reason,
  contact_during_leave, reliever_employee_id, maternity, updated_by`
/** Whose leave it is, and HR for whoever has no account. */
const ASKS_LEAVE = `${OWN} and ${may('hr.leave.create', 'hr.leave.submit')} or ${may('hr.leave.verify')}`
const MOVES_LEAVE = `${ASKS_LEAVE} or ${may('hr.leave.recall')}`

/**
 * What is decided about is moved by the engine of approvals, past these policies; a request itself drafts, changes, takes
 * back and asks, and HR recalls. None of them rejects, takes, or approves what was not approved already.
 */
const leave = `${readByUnit('leave_request')}
${written(
  'leave_request',
  {
    insert: { to: `status = 'draft' and created_by = (select app_user_id()) and (${ASKS_LEAVE})` },
    update: {
      from: MOVES_LEAVE,
      to: `case
        when status in ('draft', 'pending_head', 'pending_hr', 'pending_president', 'returned', 'withdrawn') then ${ASKS_LEAVE}
        when status = 'approved' and cancellation_asked then ${ASKS_LEAVE}
        when status in ('approved', 'cancelled') then ${may('hr.leave.recall')}
        else false end`,
    },
    delete: { from: `status = 'draft' and (${ASKS_LEAVE})` },
  },
  {
    insert: `ou_id, employee_id, created_by, ${ASKED_LEAVE}`,
    update: `${ASKED_LEAVE}, request_no, status, steps, cancellation_asked, last_comment, submitted_at, decided_at,
      content_version`,
    delete: '',
  },
)}
${written(
  'leave_request_day',
  {
    insert: { to: `not is_held and (${ASKS_LEAVE})` },
    update: { from: MOVES_LEAVE, to: MOVES_LEAVE },
    delete: { from: ASKS_LEAVE },
  },
  {
    insert: 'ou_id, request_id, employee_id, on_date, part, fraction, day_kind, charged, paid, year',
    update: 'paid, is_held',
    delete: '',
  },
)}
-- Days are reserved and used by what others decide; one's own are given back at most, and nobody corrects the own balance.
${written(
  'leave_ledger',
  {
    insert: {
      to: `case
        when kind = 'reversal' then ${may('hr.leave.recall')}
        when kind = 'release_reserve' then ${ASKS_LEAVE}
        when kind = 'reserve' then ${may('hr.leave.verify')}
        when kind = 'usage' then false
        when kind = 'adjustment' then ${OWN} is not true and ${may('hr.leave.adjust_balance')}
        else ${may('hr.leave.adjust_balance')} end`,
    },
  },
  {
    insert: 'ou_id, employee_id, leave_type_id, year, entry_date, kind, days, request_id, amount, note',
  },
)}`

const KEEPS_DAYS = `${OWN} and ${may('timelog.record.create')}
  or ${may('timelog.record.correct', 'timelog.record.import', 'hr.leave.recall')}`
const CORRECTS = may('timelog.record.correct')
const ASKS_TIME = `status = 'pending' and ${OWN} and created_by = (select app_user_id())
  and ${may('timelog.record.create')}`
const ASKED_TIME =
  'ou_id, employee_id, work_date, reason, status, decided_by, decided_at, decision_comment, created_by, updated_by'
const DAY = `shift_id, status, first_in, last_out, worked_min, late_min, undertime_min, ot_raw_min, ot_approved_min, night_min,
  day_kind, leave_fraction`

/**
 * One clocks oneself, and nobody corrects the own time. What was asked for is decided by the engine of approvals, past
 * these policies; days are worked out anew by whatever changed what they are made of, and locked by whoever keeps them.
 */
const time = `${['time_log', 'attendance_day', 'time_correction', 'overtime_request', 'employee_shift', 'time_month'].map(readByUnit).join('')}
${written(
  'time_log',
  {
    insert: {
      to: `case source
        when 'web' then ${OWN} and created_by = (select app_user_id()) and ${may('timelog.record.create')}
        when 'import' then ${may('timelog.record.import')}
        when 'manual' then ${OWN} is not true and approved_by = (select app_user_id()) and ${CORRECTS}
        else false end`,
    },
    update: {
      from: `${OWN} is not true and ${CORRECTS}`,
      to: `is_void and ${OWN} is not true and ${CORRECTS}`,
    },
  },
  {
    insert: `ou_id, employee_id, punched_at, direction, source, ip, import_hash, reason, edited_from_id, approved_by, created_by,
      updated_by`,
    update: 'is_void, void_reason, voided_at, voided_by, updated_by',
  },
)}
${written(
  'attendance_day',
  {
    insert: { to: `not is_locked and (${KEEPS_DAYS})` },
    update: {
      from: `case when is_locked then ${CORRECTS} else ${KEEPS_DAYS} end`,
      to: `case when is_locked then ${CORRECTS} else ${KEEPS_DAYS} end`,
    },
    delete: { from: `not is_locked and (${KEEPS_DAYS})` },
  },
  { insert: `ou_id, employee_id, work_date, ${DAY}`, update: `${DAY}, is_locked`, delete: '' },
)}
${written(
  'time_correction',
  {
    insert: {
      to: `${ASKS_TIME} or status = 'approved' and ${OWN} is not true and decided_by = (select app_user_id()) and ${CORRECTS}`,
    },
  },
  { insert: `${ASKED_TIME}, voids, adds` },
)}
${written('overtime_request', { insert: { to: ASKS_TIME } }, { insert: `${ASKED_TIME}, minutes` })}
${written(
  'employee_shift',
  {
    insert: { to: `${may('hr.shift.edit')} and ${CORRECTS}` },
    update: {
      from: `${may('hr.shift.edit')} and ${CORRECTS}`,
      to: `${may('hr.shift.edit')} and ${CORRECTS}`,
    },
  },
  {
    insert: 'ou_id, employee_id, shift_id, valid_from, created_by, updated_by',
    update: 'shift_id, updated_by',
  },
)}
${written(
  'time_month',
  { insert: { to: CORRECTS }, update: { from: CORRECTS, to: CORRECTS } },
  {
    insert: 'ou_id, month, is_locked, reason, changed_by, created_by, updated_by',
    update: 'is_locked, reason, changed_by, updated_by',
  },
)}`

const DRAFTS = may('sales.record.create', 'sales.record.edit')
/** A reservation of another day than was drafted has other days after it. */
const SCHEDULES = may('sales.record.create', 'sales.record.edit', 'sales.record.reserve')
const SALE_DRAFT = `project_id, developer_id, unit_id, unit_code, buyer_id, buyer_name, seller_names, team_id, financing,
  lender_bank_id, list_price, vat_inclusive_prices, discount_kind, discount_rate_pct, discount_amount, net_list_price,
  vat_treatment, vat_reason, vat_rate_pct, vat_amount, misc_fee_rate_pct, misc_fee_amount, other_charges, tcp,
  commission_base, reservation_fee, reservation_date, reservation_valid_to, dp_rate_pct, dp_amount, dp_terms_months,
  dp_start_date, spot_dp_amount, balance_amount, balance_terms_months, interest_rate_pct, lead_id, quote_id,
  price_outside_list, remarks, updated_by`
const HANDS_IN = may('sales.record.edit', 'sales.record.create')
const LOOKS_AT = may('buyer.record.verify_document')
/** What follows a sale by itself is of other tables, and of other units: whoever sells writes neither. */
const followsByItself = (trigger: string) =>
  `alter function ${trigger}() security definer set search_path = public, pg_temp;`

/** What is drafted with a sale stands with it; the portal itself is not asked. */
const keptTerms = (table: string) =>
  `create trigger ${table}_kept before insert or update or delete on ${table} for each row
  when (current_user in ('portal_app', 'portal_company')) execute function portal_keep_terms();`

/**
 * Drafts of sales, their papers, and each step by the right to it. What a step does to its unit, to its commission and to
 * what was paid the portal does itself; the terms of a sale that stands no request changes.
 */
const sales = `${['sale', 'sale_schedule', 'sale_seller', 'co_buyer', 'sale_document', 'sale_event', 'sale_amendment'].map(readByUnit).join('')}
${['sale_told', 'sale_seller_told', 'sale_due_of_schedule'].map(followsByItself).join('\n')}
create function portal_keep_sale() returns trigger language plpgsql as $$
declare
  noted text[] := array['notice_sent_on', 'updated_by', 'updated_at', 'row_version'];
begin
  if new.status <> old.status then
    noted := noted || array['status', 'booked_at', 'cts_signed_at', 'scheme_snapshot', 'commission_base_kind', 'commission_base',
      'cancelled_at', 'cancel_kind', 'cancel_reason_code', 'cancel_note', 'developer_notice_no', 'rf_refunded', 'rf_forfeited',
      'reservation_valid_to', 'next_due_on', 'next_due_amount'];
  end if;
  if current_user in ('portal_app', 'portal_company') and to_jsonb(new) - noted is distinct from to_jsonb(old) - noted then
    raise exception 'permission denied: a request changes no terms of a sale that stands'
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger sale_kept before update on sale for each row when (old.status <> 'draft') execute function portal_keep_sale();
create function portal_keep_terms() returns trigger language plpgsql as $$
declare
  written record := case tg_op when 'DELETE' then old else new end;
begin
  if exists (select from sale s where s.ou_id = written.ou_id and s.id = written.sale_id and s.status <> 'draft') then
    raise exception 'permission denied: a request changes no terms of a sale that stands'
      using errcode = 'insufficient_privilege';
  end if;
  return written;
end $$;
${['sale_schedule', 'sale_seller', 'co_buyer'].map(keptTerms).join('\n')}
${written(
  'sale',
  {
    insert: {
      to: `status = 'draft' and created_by = (select app_user_id()) and ${may('sales.record.create')}`,
    },
    update: {
      from: may(
        'sales.record.create',
        'sales.record.edit',
        'sales.record.override_price',
        'sales.record.reserve',
        'sales.record.book',
        'sales.record.forfeit',
        'sales.record.cancel',
        'sales.record.reinstate',
        'sales.record.amend',
        // These lock the sale and change nothing of it.
        'sales.payment.create',
        'sales.payment.verify',
        'sales.payment.import',
        'buyer.lead.transfer',
        'buyer.record.verify_document',
      ),
      to: `case status
        when 'draft' then ${may('sales.record.create', 'sales.record.edit', 'sales.record.override_price', 'buyer.lead.transfer')}
        when 'reserved' then ${may('sales.record.reserve', 'sales.record.reinstate', 'sales.record.forfeit')}
        when 'booked' then ${may('sales.record.book')}
        when 'forfeited' then ${may('sales.record.forfeit')}
        when 'cancelled' then ${may('sales.record.cancel')}
        else false end`,
    },
    delete: { from: `status = 'draft' and ${DRAFTS}` },
  },
  {
    insert: `ou_id, created_by, ${SALE_DRAFT}`,
    update: `${SALE_DRAFT}, price_allowed_by, price_allowed_reason, protection_waived_by, protection_waived_reason,
      reservation_asked_at, reservation_asked_by, notice_sent_on, status, sale_no, reservation_or_ar_no, booked_at,
      cts_signed_at, scheme_snapshot, commission_base_kind, cancelled_at, cancel_kind, cancel_reason_code, cancel_note,
      developer_notice_no, rf_refunded, rf_forfeited`,
    delete: '',
  },
)}
${written(
  'sale_schedule',
  { insert: { to: SCHEDULES }, delete: { from: SCHEDULES } },
  {
    insert: 'ou_id, sale_id, seq, kind, due_date, created_by, updated_by, principal, interest, amount',
    delete: '',
  },
)}
${written(
  'sale_seller',
  {
    insert: { to: `ended_at is null and ${DRAFTS}` },
    update: { from: DRAFTS, to: `ended_at is null and ${DRAFTS}` },
    delete: { from: DRAFTS },
  },
  {
    insert: `ou_id, sale_id, seller_id, employee_id, position_id, level, share_weight, rate_pct, sequence_no, ended_at, created_by,
      updated_by`,
    update: 'sequence_no, share_weight',
    delete: '',
  },
)}
${written(
  'co_buyer',
  { insert: { to: DRAFTS }, delete: { from: DRAFTS } },
  { insert: 'ou_id, sale_id, buyer_id, share_pct, relationship, seq, created_by, updated_by', delete: '' },
)}
${written(
  'sale_event',
  {
    insert: {
      to: `by = (select app_user_id()) and case to_status
        when 'draft' then from_status is null and ${may('sales.record.create')}
        when 'reserved' then ${may('sales.record.reserve', 'sales.record.reinstate')}
        when 'booked' then ${may('sales.record.book')}
        when 'forfeited' then ${may('sales.record.forfeit')}
        when 'cancelled' then ${may('sales.record.cancel')}
        else false end`,
    },
  },
  { insert: 'ou_id, sale_id, at, from_status, to_status, by, note, created_by, updated_by' },
)}
${written(
  'sale_amendment',
  {
    insert: {
      to: `asked_by = (select app_user_id()) and case kind
        when 'reinstatement' then status = 'applied' and approved_by = (select app_user_id()) and ${may('sales.record.reinstate')}
        when 'cancellation' then status = 'pending' and ${may('sales.record.cancel')}
        else status = 'pending' and ${may('sales.record.amend')} end`,
    },
  },
  {
    insert: `ou_id, sale_id, kind, status, before, after, asked, effective_date, reason, asked_by, approved_by, decided_at,
      created_by, updated_by`,
  },
)}
${written(
  'sale_document',
  {
    update: {
      from: `${HANDS_IN} or ${LOOKS_AT}`,
      to: `case status
        when 'submitted' then ${HANDS_IN}
        when 'verified' then verified_by = (select app_user_id()) and ${LOOKS_AT}
        when 'rejected' then ${LOOKS_AT}
        else false end`,
    },
  },
  {
    update: `status, attachment_id, valid_to, buyer_document_id, verified_by, verified_at, reject_reason, updated_by`,
  },
)}`

/**
 * The second wall for writes: what ran as the portal itself runs as its caller, within their units and by the right of the
 * command.
 */
export const writesWithinUnitsMigration = {
  name: '0090-writes-within-units',
  sql: leave + time + sales,
}
