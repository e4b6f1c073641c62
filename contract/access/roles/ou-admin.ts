import { everyGrant, grants } from '@contract/access/grants'
import type { RoleDeclaration } from '@contract/access/role'
import { ROLE_NAMES } from '@contract/access/role-names'
import { readerGrants } from '@contract/access/roles/every-role'

export const ouAdmin = {
  code: 'ou_admin',
  name: ROLE_NAMES.ou_admin,
  rank: 80,
  is_system: true,
  assignment: 'manual',
  description:
    'Leads an operating unit: its people, lists and sales, and the approvals that belong to the unit.',
  units: 'home',
  grants: [
    ...readerGrants.filter(({ code }) => code !== 'files.memo.view'),
    ...grants('dashboard.home', ['view'], 'ou'),
    // Neither assign_permission, assign_ou nor assign_role: who grants rights sits outside the unit.
    ...grants(['settings.user', 'settings.role'], ['view', 'create', 'edit'], 'ou'),
    ...grants(['settings.menu', 'settings.module', 'settings.permission'], ['view'], 'ou'),
    ...grants(['settings.approval_chain', 'settings.sod', 'settings.statutory'], ['view'], 'ou'),
    ...grants('settings.parameter', ['view'], 'ou'),
    ...grants(['maintenance.developer', 'maintenance.project'], ['view', 'create', 'edit'], 'ou'),
    ...grants(['maintenance.house_model', 'maintenance.unit_type'], ['view', 'create', 'edit'], 'ou'),
    ...grants(['maintenance.sub_unit_type', 'maintenance.area'], ['view', 'create', 'edit'], 'ou'),
    ...grants(['maintenance.prospect_status', 'maintenance.sales_team'], ['view', 'create', 'edit'], 'ou'),
    ...grants(['maintenance.ou', 'maintenance.division', 'maintenance.position'], ['view'], 'ou'),
    ...grants(['maintenance.approver', 'maintenance.bank'], ['view'], 'ou'),
    ...everyGrant(['property.listing', 'property.reserved'], 'ou'),
    // Merging destroys a record: with the one who may already transfer and edit, not with every seller's desk.
    ...grants('buyer.lead', ['view', 'edit', 'transfer', 'merge', 'export'], 'ou'),
    ...grants('buyer.record', ['view', 'edit', 'merge', 'export'], 'ou'),
    ...grants('sales.record', ['view', 'amend', 'cancel', 'reinstate', 'export'], 'ou'),
    ...grants('sales.payment', ['view'], 'ou'),
    ...grants('sales.report', ['view', 'export'], 'ou'),
    ...grants('commission.scheme', ['view'], 'ou'),
    ...grants(['commission.transaction', 'commission.record'], ['view', 'export'], 'ou'),
    ...grants(['commission.soa', 'commission.request'], ['view', 'approve'], 'ou'),
    ...grants(['commission.release', 'commission.clawback'], ['view', 'approve'], 'ou'),
    ...grants(['commission.correction', 'commission.credit'], ['view'], 'ou'),
    ...grants(['commission.incentive', 'commission.incentive_grant'], ['view'], 'ou'),
    ...grants(['collection.ledger', 'collection.report', 'collection.receivable'], ['view', 'export'], 'ou'),
    ...grants(['collection.record', 'collection.certificate', 'collection.promise'], ['view'], 'ou'),
    ...grants('collection.certificate', ['export'], 'ou'),
    ...grants('collection.report_match', ['view', 'export'], 'ou'),
    // Approve only: verifying an advance is accounting's step.
    ...grants('cash_advance.record', ['view', 'approve'], 'ou'),
    ...grants('expense.transaction', ['view', 'create', 'submit', 'approve'], 'ou'),
    ...grants(['expense.record', 'expense.report'], ['view'], 'ou'),
    ...grants(['expense.category', 'expense.budget'], ['view'], 'ou'),
    ...grants('report.pnl', ['view', 'export'], 'ou'),
    ...grants(
      ['accounting.account', 'accounting.journal', 'accounting.period', 'accounting.anomaly'],
      ['view'],
      'ou',
    ),
    ...grants('accounting.period_reopening', ['view', 'create', 'submit'], 'ou'),
    ...grants('files.memo', ['view', 'create', 'publish'], 'ou'),
    ...grants(['hr.employee', 'hr.leave', 'timelog.record'], ['view'], 'ou'),
    ...grants('approval.delegate', ['edit'], 'own'),
    ...grants('audit.log', ['view'], 'ou'),
    ...grants('integration.import', ['run'], 'ou'),
  ],
} as const satisfies RoleDeclaration
