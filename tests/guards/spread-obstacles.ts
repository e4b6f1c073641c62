import type { ObstacleKind } from '@server/commands/distribute/obstacle'

/**
 * What stands in the schema from before its rules (docs/scaling.md), a line a table. It only grows shorter: what no
 * longer holds is taken out, and what is new is mended, not written down here.
 */
export const KNOWN: Record<ObstacleKind, string> = {
  'unit is optional': `
  `,
  'key without unit': `
    approval_link: approval_link_token_hash_key
    approval_request: approval_request_doc_type_subject_id_key
    buyer: buyer_id
    cwt_certificate: cwt_certificate_number
    expense: expense_id
    expense_line: expense_line_expense_id_is_reversal_seq_key
    lead: lead_id lead_protected_once
    leave_request: leave_request_id
    leave_request_day: leave_request_day_am leave_request_day_pm
    memo: memo_id
    paper_link: paper_link_token_hash_key
    payslip: payslip_one_stands payslip_slip_no_key
    sale: sale_id sale_one_live_a_quote sale_one_live_a_unit
    stored_file: stored_file_id stored_file_storage_key_key
    unit_hold: unit_hold_live
    unit_quote: unit_quote_id
  `,
  'reference without unit': `
    buyer: buyer_of_lead
    expense_line: expense_line_expense_id_fkey
    lead: lead_converted lead_merged_into
    lead_activity: lead_activity_came_from_lead_id_fkey
    lead_merge: lead_merge_merged_lead_id_fkey
    lead_transfer: lead_transfer_came_from_lead_id_fkey
    leave_ledger: leave_ledger_request_id_fkey
    payslip: payslip_file_id_fkey
    sale: sale_lead_id_fkey sale_quote_id_fkey
    unit_hold: unit_hold_lead
    unit_quote: unit_quote_lead unit_quote_sale_id_fkey
  `,
  'company refers to unit': `
    form_version: form_version_file_id_fkey
    memo_reminder: memo_reminder_memo_id_fkey
    memo_version: memo_version_memo_id_fkey
    unit_quote_link: unit_quote_link_quote_id_fkey
  `,
  'reference moves unit': `
    attendance_day: attendance_day_ou_id_employee_id_fkey
    commission_request: commission_request_ou_id_tranche_id_fkey
    employee_shift: employee_shift_ou_id_employee_id_fkey
    lead: lead_ou_id_owner_employee_id_fkey
    lead_activity: lead_activity_lead
    lead_merge: lead_merge_lead
    lead_transfer: lead_transfer_lead
    leave_ledger: leave_ledger_ou_id_employee_id_fkey
    leave_request: leave_request_ou_id_employee_id_fkey
    leave_request_day: leave_request_day_ou_id_request_id_fkey
    overtime_request: overtime_request_ou_id_employee_id_fkey
    report_match_row: report_match_row_ou_id_receipt_id_fkey
    time_correction: time_correction_ou_id_employee_id_fkey
    time_log: time_log_ou_id_employee_id_fkey
    unit_hold: unit_hold_ou_id_held_by_employee_id_fkey
    unit_quote: unit_quote_ou_id_seller_employee_id_fkey
  `,
  'policy asks a table': `
    approval_chain_step: approval_chain_step_unit
    form_version: form_version_brought
    memo_receipt: memo_receipt_acknowledged memo_receipt_read
    memo_version: memo_version_out
    unit_quote_link: unit_quote_link_made
  `,
  'identity column': `
  `,
  'trigger leaves its unit': `
    commission_scheme: commission_scheme_stands
    employee: portal_heads_follow portal_name_users_of_employee
    expense_line: portal_record_voided
    form_download: portal_count_download
    operating_unit: portal_open_unit
    sale: quote_follows_sale
    scheme_level: commission_scheme_stands
    scheme_tranche: commission_scheme_stands
    seller_profile: portal_note_payout
    stored_file: portal_receipt_came
    unit_quote: portal_end_quote_links
  `,
}
