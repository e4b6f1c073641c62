import { everyGrant, grants } from '@contract/access/grants'
import type { RoleDeclaration } from '@contract/access/role'
import { ROLE_NAMES } from '@contract/access/role-names'
import { readerGrants } from '@contract/access/roles/every-role'

export const accounting = {
  code: 'accounting',
  name: ROLE_NAMES.accounting,
  rank: 70,
  is_system: true,
  assignment: 'manual',
  description: 'Prepares, posts and pays: statements, receipts, releases, expenses, advances and the ledger.',
  units: 'all',
  grants: [
    ...readerGrants.filter(({ code }) => code !== 'files.payslip.view'),
    ...grants('dashboard.home', ['view'], 'ou'),
    ...grants('settings.statutory', ['view'], 'ou'),
    ...grants(['maintenance.developer', 'maintenance.project', 'maintenance.house_model'], ['view'], 'ou'),
    ...grants(['maintenance.unit_type', 'maintenance.sub_unit_type', 'maintenance.area'], ['view'], 'ou'),
    ...grants(['maintenance.prospect_status', 'maintenance.sales_team', 'maintenance.ou'], ['view'], 'ou'),
    ...grants(['maintenance.division', 'maintenance.position', 'maintenance.approver'], ['view'], 'ou'),
    ...everyGrant(['maintenance.bank'], 'all'),
    ...grants(['property.listing', 'property.reserved', 'buyer.record', 'sales.record'], ['view'], 'ou'),
    ...grants('sales.payment', ['view', 'verify'], 'ou'),
    ...grants('sales.report', ['view', 'export'], 'ou'),
    // Activating a scheme is the president's.
    ...grants(['commission.scheme', 'commission.incentive'], ['view', 'edit'], 'all'),
    ...grants('commission.transaction', ['view', 'hold', 'export'], 'all'),
    ...grants('commission.correction', ['view', 'create', 'submit'], 'all'),
    // No approve: the unit decides on what its developers are let off.
    ...grants('commission.credit', ['view', 'create', 'submit', 'post', 'void'], 'all'),
    ...grants('commission.incentive_grant', ['view', 'create', 'submit', 'void'], 'all'),
    ...grants('commission.soa', ['view', 'generate', 'edit', 'submit', 'send', 'void', 'export'], 'all'),
    ...grants('commission.soa', ['acknowledge', 'dispute'], 'all'),
    ...grants('commission.request', ['view', 'create', 'submit', 'approve'], 'all'),
    // No approve: who prepares or pays a release never approves one.
    ...grants('commission.release', ['view', 'create', 'submit', 'pay', 'void', 'export'], 'all'),
    ...grants('commission.record', ['view', 'export'], 'all'),
    ...grants('commission.clawback', ['view', 'create'], 'all'),
    ...everyGrant(['collection.ledger', 'collection.report', 'collection.receivable'], 'all'),
    ...everyGrant(['collection.record', 'collection.certificate', 'collection.promise'], 'all'),
    ...everyGrant(['collection.report_match'], 'all'),
    // Its part of an approval is to verify; the approve action stays with head, unit and president.
    ...grants('cash_advance.record', ['view', 'verify', 'release', 'liquidate', 'deduct', 'export'], 'all'),
    ...grants('expense.transaction', ['view', 'create', 'edit', 'post', 'void'], 'all'),
    ...grants(['expense.record', 'expense.report'], ['view', 'export'], 'all'),
    ...grants(['expense.category', 'expense.budget'], ['view', 'edit'], 'all'),
    ...grants('report.pnl', ['view', 'export'], 'all'),
    ...grants('accounting.account', ['view', 'create', 'edit', 'deactivate'], 'all'),
    ...grants('accounting.journal', ['view', 'create', 'post', 'post_adjustment', 'reverse'], 'all'),
    ...grants('accounting.anomaly', ['view', 'dismiss'], 'all'),
    // It asks to reopen a month; somebody else than the one who posts the adjustment decides.
    ...grants('accounting.period_reopening', ['view', 'create', 'submit'], 'all'),
    ...grants('accounting.period', ['view', 'close'], 'all'),
    ...grants('files.payslip', ['view'], 'all'),
    ...grants('hr.employee', ['view', 'reveal_pii'], 'all'),
    ...grants(['hr.employee_detail', 'hr.seller'], ['view'], 'all'),
    ...grants('hr.leave', ['view', 'create', 'submit'], 'own'),
    // Review is its step of a payroll run; a void posts a reversal, so it stands with the ledger.
    ...grants('hr.payroll', ['view', 'review', 'void'], 'all'),
    ...grants('timelog.record', ['view'], 'all'),
    ...grants('approval.delegate', ['edit'], 'own'),
    ...grants('audit.log', ['view'], 'all'),
    ...grants('integration.import', ['run'], 'all'),
  ],
} as const satisfies RoleDeclaration
