import { grants } from '@contract/access/grants'
import type { RoleDeclaration } from '@contract/access/role'
import { ROLE_NAMES } from '@contract/access/role-names'
import { readerGrants, requesterGrants } from '@contract/access/roles/every-role'

export const salesAdmin = {
  code: 'sales_admin',
  name: ROLE_NAMES.sales_admin,
  rank: 50,
  is_system: true,
  assignment: 'manual',
  description:
    'Keeps the documents of an operating unit: listings, leads, buyers, sales and draft statements.',
  units: 'home',
  grants: [
    ...readerGrants,
    ...requesterGrants,
    ...grants('dashboard.home', ['view'], 'ou'),
    ...grants(['maintenance.developer', 'maintenance.project'], ['view', 'create', 'edit'], 'ou'),
    ...grants(['maintenance.house_model', 'maintenance.unit_type'], ['view', 'create', 'edit'], 'ou'),
    ...grants(['maintenance.sub_unit_type', 'maintenance.area'], ['view', 'create', 'edit'], 'ou'),
    ...grants(['maintenance.prospect_status', 'maintenance.sales_team'], ['view', 'create', 'edit'], 'ou'),
    ...grants(['maintenance.ou', 'maintenance.division', 'maintenance.position'], ['view'], 'ou'),
    ...grants('maintenance.approver', ['view'], 'ou'),
    // Units and leads are what this role imports; running an import alone would open nothing.
    ...grants('integration.import', ['run'], 'ou'),
    ...grants('property.listing', ['view', 'create', 'edit', 'publish', 'import', 'export'], 'ou'),
    // No extending: a second spell of a hold is the holder's own.
    ...grants('property.reserved', ['view', 'hold', 'release_hold', 'export'], 'ou'),
    ...grants('buyer.lead', ['view', 'create', 'edit', 'assign', 'import', 'export'], 'ou'),
    // Whoever verifies an identity document has to compare its number.
    ...grants('buyer.record', ['view', 'create', 'edit', 'verify_document', 'reveal_pii'], 'ou'),
    ...grants('sales.record', ['view', 'create', 'edit', 'reserve', 'book', 'forfeit'], 'ou'),
    ...grants('sales.payment', ['view', 'create', 'import'], 'ou'),
    ...grants('sales.report', ['view', 'export'], 'ou'),
    ...grants(['commission.scheme', 'commission.transaction', 'commission.record'], ['view'], 'ou'),
    ...grants(['commission.incentive', 'commission.incentive_grant'], ['view'], 'ou'),
    ...grants('commission.soa', ['view', 'generate', 'submit'], 'ou'),
    ...grants(['commission.request', 'commission.release', 'commission.clawback'], ['view'], 'ou'),
    ...grants(['collection.ledger', 'collection.report', 'collection.receivable'], ['view'], 'ou'),
    ...grants(['collection.record', 'collection.certificate', 'collection.promise'], ['view'], 'ou'),
    ...grants('collection.report_match', ['view'], 'ou'),
    ...grants('timelog.record', ['view', 'create'], 'own'),
  ],
} as const satisfies RoleDeclaration
