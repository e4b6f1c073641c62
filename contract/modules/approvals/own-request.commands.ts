import { defineCommands } from '@contract/kernel/define-commands'
import { nudgedSchema } from '@contract/modules/approvals/approval-inbox.calls'

const ownRequest = {
  name: 'own_request',
  path: '/approvals/requests',
  table: 'approval_request',
  permission: 'approval.inbox',
  scope: { own: 'requested_by' },
} as const

export const ownRequestCommands = defineCommands(ownRequest, {
  nudge: {
    permission: null,
    summary: 'Remind whoever is asked, once a day, by the one who asked',
    ignoresVersion: true,
    answer: nudgedSchema,
  },
})
