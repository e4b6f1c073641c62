import type { PermissionCode } from '@contract/access/permission-catalogue'
import { APPROVED_DOCUMENTS, documentKind } from '@contract/kernel/document-types'
import type { Scope } from '@contract/access/scopes'

/** Documents of the kit say it themselves. */
const ofDocuments = APPROVED_DOCUMENTS.flatMap(type => {
  const { view } = documentKind(type)
  return view ? [[type, view as PermissionCode]] : []
})

/** What kind of record an entry of the audit log is about, and the right to look at such records. */
export const AUDITED_KINDS: Readonly<Record<string, PermissionCode>> = {
  access: 'settings.user.view',
  account: 'accounting.account.view',
  anomaly: 'accounting.anomaly.view',
  approval_chain: 'settings.approval_chain.view',
  approval_delegation: 'settings.approval_chain.view',
  approval_link: 'settings.approval_chain.view',
  approval_request: 'settings.approval_chain.view',
  approval_seat: 'settings.approval_chain.view',
  approver: 'maintenance.approver.view',
  area: 'maintenance.area.view',
  attendance_day: 'timelog.record.view',
  audit_entry: 'audit.log.view',
  bank: 'maintenance.bank.view',
  bank_line: 'accounting.journal.view',
  bank_statement: 'accounting.journal.view',
  budget: 'expense.budget.view',
  buyer: 'buyer.record.view',
  buyer_payment: 'sales.payment.view',
  calendar_feed: 'buyer.lead.view',
  collection: 'collection.record.view',
  commission_clawback: 'commission.clawback.view',
  commission_request: 'commission.request.view',
  incentive_program: 'commission.incentive.view',
  commission_scheme: 'commission.scheme.view',
  commission_statement: 'commission.soa.view',
  commission_tranche: 'commission.transaction.view',
  commission_transaction: 'commission.transaction.view',
  company_profile: 'settings.company.view',
  cwt_certificate: 'collection.certificate.view',
  developer: 'maintenance.developer.view',
  division: 'maintenance.division.view',
  document_requirement: 'buyer.record.view',
  downloadable_form: 'files.form.view',
  employee: 'hr.employee.view',
  employee_detail: 'hr.employee_detail.view',
  employee_shift: 'timelog.record.view',
  entry_template: 'accounting.journal.view',
  expense_category: 'expense.category.view',
  expense_payable: 'expense.record.view',
  expense_payment: 'expense.record.view',
  expense_record: 'expense.record.view',
  fiscal_period: 'accounting.period.view',
  holiday: 'hr.holiday.view',
  house_model: 'maintenance.house_model.view',
  journal_entry: 'accounting.journal.view',
  journal_line: 'accounting.journal.view',
  lead: 'buyer.lead.view',
  leave_balance: 'hr.leave.view',
  leave_ledger: 'hr.leave.view',
  leave_policy: 'hr.leave_type.view',
  leave_request: 'hr.leave.view',
  leave_setting: 'hr.leave_type.view',
  leave_type: 'hr.leave_type.view',
  leave_usage: 'hr.leave.view',
  link_rule: 'settings.company.view',
  manual_entry: 'accounting.journal.view',
  memo: 'files.memo.view',
  menu: 'settings.menu.view',
  module: 'settings.module.view',
  number_series: 'settings.series.view',
  opening_balance: 'accounting.journal.view',
  operating_unit: 'maintenance.ou.view',
  outbox_mail: 'settings.outbox.view',
  overtime_request: 'timelog.record.view',
  parameter_value: 'settings.parameter.view',
  payment_due: 'sales.payment.view',
  payment_import: 'sales.payment.view',
  payslip: 'files.payslip.view',
  payslip_batch: 'hr.payroll.view',
  permission: 'settings.permission.view',
  position: 'maintenance.position.view',
  project: 'maintenance.project.view',
  property_unit: 'property.listing.view',
  prospect_status: 'maintenance.prospect_status.view',
  recurring_expense: 'expense.transaction.view',
  reserved_unit: 'property.reserved.view',
  role: 'settings.role.view',
  report_match: 'collection.report_match.view',
  report_match_row: 'collection.report_match.view',
  sale: 'sales.record.view',
  sale_credit: 'sales.report.view',
  sales_team: 'maintenance.sales_team.view',
  sales_team_member: 'maintenance.sales_team.view',
  seller_profile: 'hr.seller.view',
  shift: 'hr.shift.view',
  sod_rule: 'settings.sod.view',
  sub_unit_type: 'maintenance.sub_unit_type.view',
  time_correction: 'timelog.record.view',
  time_log: 'timelog.record.view',
  time_month: 'timelog.record.view',
  unit_price: 'property.listing.view',
  unit_quote: 'sales.record.view',
  unit_type: 'maintenance.unit_type.view',
  user: 'settings.user.view',
  work_calendar: 'hr.holiday.view',
  ...(Object.fromEntries(ofDocuments) as Record<string, PermissionCode>),
}

/** Whoever may take the log along may read the whole of it: super administrators and auditors. */
const SEES_ALL: PermissionCode = 'audit.log.export'
/** A right to one's own records alone is none to what was done with those of others. */
const WIDE: ReadonlySet<Scope | null> = new Set(['ou', 'all'])

/** The kinds whose entries a reader of the log is shown; null where it is all of them. */
export function readableKinds(scopeOf: (code: string) => Scope | null): string[] | null {
  if (scopeOf(SEES_ALL) !== null) return null
  return Object.keys(AUDITED_KINDS).filter(kind => WIDE.has(scopeOf(AUDITED_KINDS[kind] ?? '')))
}
