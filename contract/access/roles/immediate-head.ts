import { grants } from '@contract/access/grants'
import type { RoleDeclaration } from '@contract/access/role'
import { ROLE_NAMES } from '@contract/access/role-names'
import { readerGrants } from '@contract/access/roles/every-role'

export const immediateHead = {
  code: 'immediate_head',
  name: ROLE_NAMES.immediate_head,
  rank: 30,
  is_system: true,
  assignment: 'derived',
  description:
    'Comes with having direct or indirect reports and acts on them only: leave, advances, expenses, time.',
  units: 'home',
  grants: [
    ...readerGrants,
    ...grants('dashboard.home', ['view'], 'team'),
    // Nobody can decide on what they cannot see: the right to approve brings the view of the same rows.
    ...grants(['cash_advance.record', 'expense.transaction', 'hr.leave'], ['view', 'approve'], 'team'),
    // Basic details: without the right to reveal, protected numbers never leave the server.
    ...grants('hr.employee', ['view'], 'team'),
    ...grants('timelog.record', ['view', 'approve_correction', 'approve_overtime'], 'team'),
    ...grants('approval.delegate', ['edit'], 'own'),
  ],
} as const satisfies RoleDeclaration
