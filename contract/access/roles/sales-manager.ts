import { grants } from '@contract/access/grants'
import type { RoleDeclaration } from '@contract/access/role'
import { ROLE_NAMES } from '@contract/access/role-names'
import { readerGrants } from '@contract/access/roles/every-role'

export const salesManager = {
  code: 'sales_manager',
  name: ROLE_NAMES.sales_manager,
  rank: 40,
  is_system: true,
  assignment: 'manual',
  description:
    'Leads a sales team: its leads, holds, sales and commission, and the first approval of its requests.',
  units: 'home',
  grants: [
    ...readerGrants,
    ...grants('dashboard.home', ['view'], 'team'),
    ...grants(['maintenance.developer', 'maintenance.project', 'maintenance.house_model'], ['view'], 'ou'),
    ...grants(['maintenance.unit_type', 'maintenance.sub_unit_type'], ['view'], 'ou'),
    ...grants(
      ['maintenance.area', 'maintenance.prospect_status', 'maintenance.sales_team'],
      ['view'],
      'team',
    ),
    ...grants(['maintenance.ou', 'maintenance.division', 'maintenance.position'], ['view'], 'ou'),
    ...grants('maintenance.approver', ['view'], 'ou'),
    ...grants('property.listing', ['view'], 'ou'),
    ...grants('property.reserved', ['view'], 'ou'),
    ...grants('property.reserved', ['hold', 'extend_hold'], 'team'),
    ...grants('buyer.lead', ['view', 'create', 'edit', 'assign'], 'team'),
    ...grants(['buyer.record', 'sales.record', 'sales.payment'], ['view'], 'team'),
    ...grants('sales.report', ['view', 'export'], 'team'),
    ...grants(['commission.scheme', 'commission.transaction', 'commission.soa'], ['view'], 'team'),
    ...grants(['commission.record', 'commission.release', 'commission.clawback'], ['view'], 'team'),
    ...grants('commission.incentive_grant', ['view'], 'team'),
    ...grants('commission.incentive', ['view'], 'ou'),
    ...grants('commission.request', ['view', 'create', 'submit', 'approve'], 'team'),
    // Nobody can decide on what they cannot see: the right to approve brings the view of the same rows.
    ...grants(['cash_advance.record', 'expense.transaction'], ['view', 'approve'], 'team'),
    ...grants(['cash_advance.record', 'expense.transaction'], ['create', 'submit'], 'own'),
    ...grants('expense.category', ['view'], 'ou'),
    // Basic details: without the right to reveal, protected numbers never leave the server.
    ...grants('hr.employee', ['view'], 'team'),
    ...grants('hr.leave', ['view', 'create', 'submit'], 'own'),
    ...grants('timelog.record', ['view'], 'team'),
    ...grants('timelog.record', ['create'], 'own'),
    ...grants('approval.delegate', ['edit'], 'own'),
  ],
} as const satisfies RoleDeclaration
