import { grants } from '@contract/access/grants'
import type { RoleDeclaration } from '@contract/access/role'
import { ROLE_NAMES } from '@contract/access/role-names'
import { requesterGrants } from '@contract/access/roles/every-role'

export const hrStaff = {
  code: 'hr_staff',
  name: ROLE_NAMES.hr_staff,
  rank: 60,
  is_system: true,
  assignment: 'manual',
  description: 'Looks after people: employees, leave, time logs, payroll computation, memos and forms.',
  units: 'all',
  grants: [
    ...requesterGrants.filter(({ code }) => !code.startsWith('hr.leave.')),
    ...grants('dashboard.home', ['view'], 'ou'),
    ...grants(['settings.user', 'settings.role'], ['view'], 'all'),
    ...grants('settings.statutory', ['view'], 'ou'),
    ...grants(['maintenance.position', 'maintenance.division'], ['view', 'edit'], 'all'),
    ...grants('files.form', ['view', 'manage'], 'all'),
    ...grants('files.memo', ['view', 'create', 'publish', 'view_receipts'], 'all'),
    ...grants('files.payslip', ['view'], 'all'),
    // Writing a protected number does not bring the right to reveal those on file.
    ...grants('hr.employee', ['view', 'create', 'edit', 'separate'], 'all'),
    ...grants('hr.employee_detail', ['view', 'edit'], 'all'),
    ...grants('hr.seller', ['view', 'create', 'edit'], 'all'),
    // Its part of an approval is to verify; approving stays with head and president.
    ...grants('hr.leave', ['view', 'verify', 'recall', 'adjust_balance', 'export'], 'all'),
    ...grants(['hr.leave_type', 'hr.holiday', 'hr.shift'], ['view', 'edit'], 'all'),
    ...grants('hr.payroll', ['view', 'compute', 'publish'], 'all'),
    ...grants('timelog.record', ['view', 'correct', 'import', 'export'], 'all'),
    ...grants('timelog.record', ['approve_correction', 'approve_overtime'], 'all'),
    ...grants('approval.inbox', ['view'], 'own'),
    ...grants('approval.delegate', ['edit'], 'own'),
    ...grants('audit.log', ['view'], 'all'),
    ...grants('integration.import', ['run'], 'all'),
  ],
} as const satisfies RoleDeclaration
