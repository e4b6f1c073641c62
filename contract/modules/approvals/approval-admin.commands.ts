import { defineCommands } from '@contract/kernel/define-commands'
import {
  freezeSchema,
  reassignSchema,
  requestDetailSchema,
} from '@contract/modules/approvals/approval-admin.calls'

const ofLinks = { permission: 'approval.link', scope: { ou: 'ou_id' } } as const
/** They help on whatever stands now, and answer how it stands then. */
const helping = { ignoresVersion: true, answer: requestDetailSchema } as const

export const approvalRequestCommands = defineCommands(
  { name: 'approval_request', path: '/approvals/requests', table: 'approval_request', ...ofLinks },
  {
    reassign: {
      ...helping,
      permission: 'approval.link.resend',
      summary: 'Ask somebody else',
      body: reassignSchema,
    },
    freeze: {
      ...helping,
      permission: 'approval.link.revoke',
      summary: 'Hold a request: nobody decides',
      body: freezeSchema,
    },
    unfreeze: {
      ...helping,
      permission: 'approval.link.revoke',
      summary: 'Let a request go on',
      body: freezeSchema,
    },
  },
)

export const approvalLinkCommands = defineCommands(
  { name: 'approval_link', path: '/approvals/links', table: 'approval_link', ...ofLinks },
  {
    resend: { ...helping, permission: 'approval.link.resend', summary: 'Mail a fresh link instead' },
    revoke: { ...helping, permission: 'approval.link.revoke', summary: 'Make a link useless' },
  },
)
