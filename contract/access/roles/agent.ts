import { grants } from '@contract/access/grants'
import type { RoleDeclaration } from '@contract/access/role'
import { ROLE_NAMES } from '@contract/access/role-names'
import { readerGrants, requesterGrants } from '@contract/access/roles/every-role'

export const agent = {
  code: 'agent',
  name: ROLE_NAMES.agent,
  rank: 20,
  is_system: true,
  assignment: 'manual',
  description: 'Sells: sees what is on offer and works on own leads, holds, sales and commission.',
  units: 'home',
  grants: [
    ...readerGrants,
    ...requesterGrants,
    ...grants('dashboard.home', ['view'], 'own'),
    ...grants(['maintenance.developer', 'maintenance.project', 'maintenance.house_model'], ['view'], 'ou'),
    ...grants(['maintenance.unit_type', 'maintenance.sub_unit_type', 'maintenance.area'], ['view'], 'ou'),
    ...grants(['maintenance.prospect_status', 'maintenance.sales_team'], ['view'], 'ou'),
    ...grants('property.listing', ['view'], 'ou'),
    ...grants('property.reserved', ['view'], 'ou'),
    // A second spell of a hold is the holder's own: nobody else knows whether the client still wants it.
    ...grants('property.reserved', ['hold', 'extend_hold'], 'own'),
    ...grants('buyer.lead', ['view', 'create', 'edit'], 'own'),
    ...grants('buyer.record', ['view', 'create', 'correct'], 'own'),
    // A draft and its request for reservation; confirming it is the sales desk's.
    ...grants('sales.record', ['view', 'create'], 'own'),
    ...grants(['sales.payment', 'sales.report'], ['view'], 'own'),
    ...grants(['commission.scheme', 'commission.transaction', 'commission.soa'], ['view'], 'own'),
    ...grants(['commission.record', 'commission.clawback', 'commission.incentive_grant'], ['view'], 'own'),
    // What a program offers is told to everybody in its unit.
    ...grants('commission.incentive', ['view'], 'ou'),
    ...grants('commission.request', ['view', 'create', 'submit'], 'own'),
    ...grants('commission.release', ['view', 'acknowledge'], 'own'),
    ...grants('timelog.record', ['view', 'create'], 'own'),
  ],
} as const satisfies RoleDeclaration
