import { grants } from '@contract/access/grants'
import type { RoleDeclaration } from '@contract/access/role'
import { ROLE_NAMES } from '@contract/access/role-names'
import { readerGrants, requesterGrants } from '@contract/access/roles/every-role'

export const employee = {
  code: 'employee',
  name: ROLE_NAMES.employee,
  rank: 10,
  is_system: true,
  assignment: 'automatic',
  description:
    'Comes with being an active employee: own leave, time logs, advances, expenses, payslips and memos.',
  units: 'home',
  grants: [
    ...readerGrants,
    ...requesterGrants,
    ...grants('dashboard.home', ['view'], 'own'),
    ...grants('hr.employee', ['view'], 'own'),
    ...grants('timelog.record', ['view', 'create'], 'own'),
  ],
} as const satisfies RoleDeclaration
