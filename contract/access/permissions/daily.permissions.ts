import { SCOPED, definePermissions } from '@contract/access/permissions/define-permissions'

export const dailyPermissions = [
  ...definePermissions('dashboard', SCOPED, {
    'dashboard.home.view': 'See the figures of the dashboard.',
  }),
  ...definePermissions('approvals', SCOPED, {
    'approval.inbox.view': 'See the requests that wait for a decision.',
    'approval.link.resend': 'Send an approval link again to the address on file.',
    'approval.link.revoke': 'Make an approval link useless at once.',
    'approval.delegate.edit': 'Name a delegate who decides during an absence.',
  }),
] as const
