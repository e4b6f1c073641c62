import { everyGrant, grants } from '@contract/access/grants'
import type { RoleDeclaration } from '@contract/access/role'
import { ROLE_NAMES } from '@contract/access/role-names'

/** Administration and money are separate: nothing here approves, pays, posts or voids, nor opens a payslip. */
export const superAdmin = {
  code: 'super_admin',
  name: ROLE_NAMES.super_admin,
  rank: 100,
  is_system: true,
  assignment: 'manual',
  description:
    'Runs the portal: users, roles, menus, settings and lists. Sees the business but moves no money.',
  units: 'all',
  grants: [
    ...grants('dashboard.home', ['view'], 'all'),
    ...everyGrant(['settings.user', 'settings.role', 'settings.menu', 'settings.module'], 'all'),
    ...everyGrant(['settings.permission', 'settings.approval_chain', 'settings.sod'], 'all'),
    ...everyGrant(['settings.statutory', 'settings.company', 'settings.series', 'settings.outbox'], 'all'),
    ...everyGrant(['settings.parameter'], 'all'),
    ...everyGrant(['maintenance.developer', 'maintenance.project', 'maintenance.house_model'], 'all'),
    ...everyGrant(['maintenance.unit_type', 'maintenance.sub_unit_type', 'maintenance.area'], 'all'),
    ...everyGrant(['maintenance.prospect_status', 'maintenance.sales_team', 'maintenance.ou'], 'all'),
    ...everyGrant(['maintenance.division', 'maintenance.position', 'maintenance.approver'], 'all'),
    ...grants('maintenance.bank', ['view'], 'all'),
    ...everyGrant(['property.listing', 'property.reserved'], 'all'),
    ...grants(['buyer.lead', 'buyer.record', 'sales.record', 'sales.payment'], ['view'], 'all'),
    ...grants('sales.report', ['view', 'export'], 'all'),
    ...grants(['commission.scheme', 'commission.incentive', 'commission.soa'], ['view'], 'all'),
    ...grants(['commission.request', 'commission.release', 'commission.clawback'], ['view'], 'all'),
    ...grants(['commission.transaction', 'commission.record'], ['view', 'export'], 'all'),
    ...grants(['commission.correction', 'commission.credit', 'commission.incentive_grant'], ['view'], 'all'),
    ...grants(['collection.ledger', 'collection.report', 'collection.receivable'], ['view'], 'all'),
    ...grants(['collection.record', 'collection.certificate', 'collection.promise'], ['view'], 'all'),
    ...grants('collection.report_match', ['view'], 'all'),
    ...grants('cash_advance.record', ['view'], 'all'),
    ...grants(['expense.transaction', 'expense.record', 'expense.report'], ['view'], 'all'),
    ...grants(['expense.category', 'expense.budget'], ['view'], 'all'),
    ...grants('report.pnl', ['view', 'export'], 'all'),
    ...grants(
      ['accounting.account', 'accounting.journal', 'accounting.period', 'accounting.anomaly'],
      ['view'],
      'all',
    ),
    ...everyGrant(['files.form', 'files.memo'], 'all'),
    ...grants(['hr.employee', 'hr.leave', 'hr.leave_type', 'hr.holiday', 'hr.shift'], ['view'], 'all'),
    ...grants('timelog.record', ['view'], 'all'),
    ...grants('approval.inbox', ['view'], 'own'),
    ...everyGrant(['approval.link'], 'all'),
    ...grants('audit.log', ['view', 'export'], 'all'),
    ...everyGrant(['integration.import', 'integration.api_key'], 'all'),
  ],
} as const satisfies RoleDeclaration
