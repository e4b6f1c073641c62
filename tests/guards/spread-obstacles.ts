import type { ObstacleKind } from '@server/commands/distribute/obstacle'

/**
 * What stands in the schema from before its rules (docs/scaling.md), a line a table. It only grows shorter: what no
 * longer holds is taken out, and what is new is mended, not written down here.
 */
export const KNOWN: Record<ObstacleKind, string> = {
  'unit is optional': `
    audit_log: ou_id
    notification: ou_id
    search_entry: ou_id
  `,
  'key without unit': `
    anomaly: anomaly_id
    approval_link: approval_link_id approval_link_token_hash_key
    approval_request: approval_request_doc_type_subject_id_key approval_request_id
    approval_seat: approval_seat_id approval_seat_request_id_seat_key_key
    attendance_day: attendance_day_employee_id_work_date_key attendance_day_id
    bank_line: bank_line_id bank_line_statement_id_seq_key
    bank_mapping: bank_mapping_id
    bank_match: bank_match_entry bank_match_id
    bank_statement: bank_statement_id
    budget: budget_id
    buyer: buyer_buyer_no_key buyer_id
    buyer_document: buyer_document_id
    buyer_merge: buyer_merge_id buyer_merge_loser_id_key
    buyer_payment: buyer_payment_cheque_once buyer_payment_id buyer_payment_receipt_once
    cash_advance: cash_advance_id cash_advance_number_key
    cash_advance_authority: cash_advance_authority_cash_advance_id_key cash_advance_authority_id
    cash_advance_movement: cash_advance_deducted_once cash_advance_movement_id cash_advance_movement_reverses_id_key
    co_buyer: co_buyer_id co_buyer_sale_id_buyer_id_key co_buyer_sale_id_seq_key
    collection: collection_entry collection_id collection_number_key
    collection_allocation: collection_allocation_id
    collection_reminder: collection_reminder_id collection_reminder_statement
    commission_adjustment: commission_adjustment_id
    commission_clawback: commission_clawback_id
    commission_correction: commission_correction_id commission_correction_number_key
    commission_holdback: commission_holdback_id
    commission_recovery: commission_recovery_id
    commission_release: commission_release_entry commission_release_id commission_release_number_key
    commission_release_line: commission_release_line_id commission_release_line_live
    commission_request: commission_request_id commission_request_number_key commission_request_tranche
    commission_share: commission_share_id commission_share_once
    commission_statement: commission_statement_entry commission_statement_id commission_statement_number_key
    commission_tax: commission_tax_id
    commission_tranche: commission_tranche_id commission_tranche_sale_commission_id_seq_key
    cwt_certificate: cwt_certificate_id cwt_certificate_number
    document_file: document_file_file_id_key document_file_first_file_id_seq_key document_file_id
    employee_shift: employee_shift_employee_id_valid_from_key employee_shift_id
    entry_template: entry_template_id
    expense: expense_entry expense_id expense_number_key
    expense_line: expense_line_expense_id_is_reversal_seq_key expense_line_id
    expense_payee: expense_payee_id
    expense_payment: expense_payment_id expense_payment_number_key
    expense_tax: expense_tax_expense_id_atc_is_reversal_key expense_tax_id
    fiscal_period: fiscal_period_id
    incentive_grant: incentive_grant_entry incentive_grant_id incentive_grant_number_key incentive_grant_once
    incentive_program: incentive_program_id
    journal_entry: journal_entry_id journal_entry_reversal_of_id_key journal_entry_reversed_by_id_key
    journal_line: journal_line_entry_id_seq_key journal_line_id
    lead: lead_id lead_protected_once
    lead_activity: lead_activity_id
    lead_merge: lead_merge_id
    lead_transfer: lead_transfer_id
    leave_ledger: leave_ledger_id leave_ledger_once
    leave_request: leave_request_id leave_request_request_no_key
    leave_request_day: leave_request_day_am leave_request_day_pkey leave_request_day_pm
    manual_entry: manual_entry_bank_line manual_entry_entry manual_entry_id manual_entry_recurs
    memo: memo_id memo_memo_no_key
    number_series: number_series_id
    opening_balance: opening_balance_id
    overtime_request: overtime_request_id overtime_request_once
    paper_link: paper_link_id paper_link_token_hash_key
    payable_movement: payable_movement_billed_once payable_movement_expense_id_payment_id_kind_key payable_movement_id
    payment_import: payment_import_id
    payout_change: payout_change_id
    payslip: payslip_id payslip_one_stands payslip_slip_no_key
    payslip_batch: payslip_batch_id
    payslip_batch_file: payslip_batch_file_id
    period_reopening: period_reopening_id period_reopening_number_key period_reopening_waits
    promise_to_pay: promise_to_pay_id
    recurring_expense: recurring_expense_id
    report_match: report_match_id
    report_match_row: report_match_row_id
    sale: sale_id sale_one_live_a_quote sale_one_live_a_unit
    sale_amendment: sale_amendment_id sale_amendment_waits
    sale_commission: sale_commission_granted sale_commission_id sale_commission_live
    sale_credit: sale_credit_id sale_credit_once
    sale_document: sale_document_id sale_document_once
    sale_event: sale_event_id
    sale_schedule: sale_schedule_id sale_schedule_sale_id_seq_key
    sale_seller: sale_seller_id sale_seller_once
    statement_credit: statement_credit_id
    statement_line: statement_line_id statement_line_statement_id_tranche_id_key
    statement_line_dispute: statement_line_dispute_id statement_line_dispute_open
    statement_memo: statement_memo_id statement_memo_mirror statement_memo_number_key
    stored_file: stored_file_id stored_file_storage_key_key
    time_correction: time_correction_id time_correction_open
    time_log: time_log_id time_log_once
    time_month: time_month_id
    unit_hold: unit_hold_id unit_hold_live
    unit_quote: unit_quote_id
  `,
  'reference without unit': `
    approval_link: approval_link_request_id_fkey
    approval_seat: approval_seat_request_id_fkey
    buyer: buyer_of_lead
    buyer_document: buyer_document_attachment_id_fkey
    commission_share: commission_share_sale_seller_id_fkey
    document_file: document_file_file_id_fkey document_file_first_file_id_fkey
    expense_line: expense_line_expense_id_fkey
    lead: lead_converted lead_merged_into
    lead_activity: lead_activity_came_from_lead_id_fkey
    lead_merge: lead_merge_merged_lead_id_fkey
    lead_transfer: lead_transfer_came_from_lead_id_fkey
    leave_ledger: leave_ledger_request_id_fkey
    leave_request_day: leave_request_day_request_id_fkey
    payslip: payslip_file_id_fkey
    payslip_batch_file: payslip_batch_file_file_id_fkey
    sale: sale_lead_id_fkey sale_quote_id_fkey
    sale_document: sale_document_attachment_id_fkey sale_document_buyer_document_id_fkey
    unit_hold: unit_hold_lead
    unit_quote: unit_quote_lead unit_quote_sale_id_fkey
  `,
  'company refers to unit': `
    approval_link_opening: approval_link_opening_link_id_fkey
    form_version: form_version_file_id_fkey
    memo_reminder: memo_reminder_memo_id_fkey
    memo_version: memo_version_memo_id_fkey
    paper_link_opening: paper_link_opening_link_id_fkey
    payslip_view: payslip_view_payslip_id_fkey
    unit_quote_link: unit_quote_link_quote_id_fkey
  `,
  'reference moves unit': `
    attendance_day: attendance_day_ou_id_employee_id_fkey
    commission_request: commission_request_ou_id_tranche_id_fkey
    employee_shift: employee_shift_ou_id_employee_id_fkey
    expense: expense_ou_id_employee_id_fkey
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
    outbox_attachment: outbox_attachment_written
    payslip_batch_file: payslip_batch_file_put
    unit_quote_link: unit_quote_link_made
    upload_part: upload_part_own
  `,
  'identity column': `
    approval_recheck: id
    leave_ledger: seq
    notification: seq
  `,
  'trigger leaves its unit': `
    account: portal_forget_record portal_note_record
    app_user: portal_approvals_recheck portal_forget_record portal_note_record
    approval_delegation: portal_approvals_recheck
    approver: portal_approvals_recheck
    bank_match: portal_check_match
    buyer: portal_forget_record portal_note_record
    buyer_payment: portal_forget_record portal_note_record
    cash_advance: cash_advance_sum portal_forget_record portal_note_record
    cash_advance_movement: cash_advance_moved
    collection: portal_forget_record portal_note_record
    collection_allocation: portal_check_allocation
    commission_clawback: portal_begin_clawback
    commission_recovery: portal_sum_recoveries
    commission_release: portal_check_answered portal_forget_record portal_note_record
    commission_release_line: portal_check_release
    commission_request: portal_forget_record portal_note_record
    commission_scheme: commission_scheme_stands
    commission_share: commission_foots portal_begin_share portal_keep_billed_share
    commission_statement: portal_check_answered portal_forget_record portal_note_record
    commission_tranche: commission_foots
    developer: portal_forget_record portal_note_record
    employee: portal_approvals_recheck portal_forget_record portal_heads_follow portal_name_users_of_employee portal_note_record
    expense: expense_owed_sum portal_forget_record portal_note_record
    expense_line: portal_record_voided
    fiscal_period: portal_keep_closed
    form_download: portal_count_download
    incentive_grant: portal_grant_whole
    journal_entry: portal_forget_record portal_note_record
    journal_line: portal_check_line
    lead: portal_forget_record portal_note_record
    leave_request: portal_forget_record portal_note_record
    menu: portal_rights_changed
    module: portal_rights_changed
    operating_unit: portal_open_unit portal_rights_changed
    payable_movement: payable_moved
    permission: portal_rights_changed
    project: portal_forget_record portal_note_record
    property_unit: portal_forget_record portal_note_record
    role: portal_rights_changed
    role_operating_unit: portal_rights_changed
    role_permission: portal_rights_changed
    sale: portal_forget_record portal_note_record portal_tell_shares_of_sale quote_follows_sale sale_schedule_foots sale_told
    sale_commission: portal_grant_whole portal_tell_shares
    sale_event: sale_event_stands
    sale_schedule: sale_schedule_foots
    sale_seller: sale_seller_told
    scheme_level: commission_scheme_stands
    scheme_tranche: commission_scheme_stands
    seller_profile: portal_forget_record portal_note_payout portal_note_record
    statement_credit: portal_check_allocation
    stored_file: portal_receipt_came
    unit_quote: portal_end_quote_links
    user_ou_override: portal_rights_changed
    user_role: portal_approvals_recheck portal_rights_changed
  `,
}
