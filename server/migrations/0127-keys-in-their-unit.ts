type Key = readonly [table: string, key: string, columns: string, rest?: string]

const withUnit = (before: string) => before.replace(/_key$/, '') + '_in_unit'
const made = ([table, before, columns, rest = '']: Key) => `
create unique index concurrently if not exists ${withUnit(before)} on ${table} (${columns}, ou_id) ${rest};`

/** The key with its unit stands before the one without it goes, so that nothing is written twice in between. */
export const constraintInUnit = (key: Key) => `${made(key)}
alter table ${key[0]} drop constraint if exists ${key[1]};`

const indexInUnit = (key: Key) => `${made(key)}
drop index concurrently if exists ${key[1]};`

const CONSTRAINTS: readonly Key[] = [
  ['bank_line', 'bank_line_statement_id_seq_key', 'statement_id, seq'],
  ['buyer', 'buyer_buyer_no_key', 'buyer_no'],
  ['buyer_merge', 'buyer_merge_loser_id_key', 'loser_id'],
  ['cash_advance', 'cash_advance_number_key', 'number'],
  ['cash_advance_authority', 'cash_advance_authority_cash_advance_id_key', 'cash_advance_id'],
  ['cash_advance_movement', 'cash_advance_movement_reverses_id_key', 'reverses_id'],
  ['co_buyer', 'co_buyer_sale_id_buyer_id_key', 'sale_id, buyer_id'],
  ['co_buyer', 'co_buyer_sale_id_seq_key', 'sale_id, seq'],
  ['collection', 'collection_number_key', 'number'],
  ['commission_correction', 'commission_correction_number_key', 'number'],
  ['commission_release', 'commission_release_number_key', 'number'],
  ['commission_request', 'commission_request_number_key', 'number'],
  ['commission_statement', 'commission_statement_number_key', 'number'],
  ['expense', 'expense_number_key', 'number'],
  ['expense_payment', 'expense_payment_number_key', 'number'],
  ['expense_tax', 'expense_tax_expense_id_atc_is_reversal_key', 'expense_id, atc, is_reversal'],
  ['incentive_grant', 'incentive_grant_number_key', 'number'],
  ['journal_entry', 'journal_entry_reversal_of_id_key', 'reversal_of_id'],
  ['journal_entry', 'journal_entry_reversed_by_id_key', 'reversed_by_id'],
  ['journal_line', 'journal_line_entry_id_seq_key', 'entry_id, seq'],
  ['leave_request', 'leave_request_request_no_key', 'request_no'],
  ['memo', 'memo_memo_no_key', 'memo_no'],
  ['payable_movement', 'payable_movement_expense_id_payment_id_kind_key', 'expense_id, payment_id, kind'],
  ['period_reopening', 'period_reopening_number_key', 'number'],
  ['sale_document', 'sale_document_once', 'sale_id, requirement_id, buyer_id'],
  ['sale_schedule', 'sale_schedule_sale_id_seq_key', 'sale_id, seq'],
  ['statement_line', 'statement_line_statement_id_tranche_id_key', 'statement_id, tranche_id'],
  ['statement_memo', 'statement_memo_number_key', 'number'],
]

const INDEXES: readonly Key[] = [
  ['bank_match', 'bank_match_entry', 'journal_line_id', 'where undone_at is null'],
  [
    'buyer_payment',
    'buyer_payment_cheque_once',
    'sale_id, upper(cheque_no)',
    'where cheque_no is not null and bounced_on is null and reversed_on is null',
  ],
  [
    'buyer_payment',
    'buyer_payment_receipt_once',
    'sale_id, upper(developer_or_no)',
    'where developer_or_no is not null and bounced_on is null and reversed_on is null',
  ],
  [
    'cash_advance_movement',
    'cash_advance_deducted_once',
    'cash_advance_id, source_key, kind',
    'where source_key is not null and reverses_id is null',
  ],
  ['collection', 'collection_entry', 'entry_id', 'where entry_id is not null'],
  [
    'collection_reminder',
    'collection_reminder_statement',
    'statement_id, seq',
    'where statement_id is not null',
  ],
  ['commission_release', 'commission_release_entry', 'entry_id', 'where entry_id is not null'],
  [
    'commission_release_line',
    'commission_release_line_live',
    'release_id, share_id',
    "where state in ('claimed', 'paid')",
  ],
  [
    'commission_request',
    'commission_request_tranche',
    'tranche_id',
    "where tranche_id is not null and status in ('pending', 'approved', 'fulfilled')",
  ],
  ['commission_statement', 'commission_statement_entry', 'entry_id', 'where entry_id is not null'],
  ['expense', 'expense_entry', 'entry_id', 'where entry_id is not null'],
  ['incentive_grant', 'incentive_grant_entry', 'entry_id', 'where entry_id is not null'],
  [
    'incentive_grant',
    'incentive_grant_once',
    'program_id, seller_id',
    "where status not in ('rejected', 'withdrawn', 'voided')",
  ],
  [
    'leave_ledger',
    'leave_ledger_once',
    'employee_id, leave_type_id, year, kind, entry_date',
    "where kind in ('entitlement', 'accrual', 'carry_over', 'conversion', 'forfeiture')",
  ],
  ['manual_entry', 'manual_entry_bank_line', 'bank_line_id', 'where bank_line_id is not null'],
  ['manual_entry', 'manual_entry_entry', 'entry_id', 'where entry_id is not null'],
  ['manual_entry', 'manual_entry_recurs', 'template_id, recurs_on', 'where recurs_on is not null'],
  [
    'overtime_request',
    'overtime_request_once',
    'employee_id, work_date',
    "where status in ('pending', 'approved')",
  ],
  ['payable_movement', 'payable_movement_billed_once', 'expense_id, kind', 'where payment_id is null'],
  ['period_reopening', 'period_reopening_waits', 'period_id', "where status = 'pending'"],
  ['sale_amendment', 'sale_amendment_waits', 'sale_id', "where status = 'pending'"],
  ['sale_commission', 'sale_commission_granted', 'grant_id, sale_id', 'where grant_id is not null'],
  ['sale_commission', 'sale_commission_live', 'sale_id', "where status <> 'cancelled' and grant_id is null"],
  ['sale_credit', 'sale_credit_once', 'sale_id, seller_id', 'nulls not distinct'],
  ['sale_seller', 'sale_seller_once', 'sale_id, seller_id, level', 'where ended_at is null'],
  ['statement_line_dispute', 'statement_line_dispute_open', 'line_id', 'where settled_on is null'],
  ['statement_memo', 'statement_memo_mirror', 'mirror_of', 'where mirror_of is not null'],
  ['time_correction', 'time_correction_open', 'employee_id, work_date', "where status = 'pending'"],
  ['time_log', 'time_log_once', 'employee_id, punched_at', 'where not is_void'],
]

/**
 * Keys whose column refers with the unit hold the same with it, and numbers are of a series of their unit (decision
 * 0127). Each serves the questions that it served.
 */
export const keysInTheirUnitMigration = {
  name: '0127-keys-in-their-unit',
  background: true as const,
  sql: `${CONSTRAINTS.map(constraintInUnit).join('')}
${INDEXES.map(indexInUnit).join('')}
`,
}
