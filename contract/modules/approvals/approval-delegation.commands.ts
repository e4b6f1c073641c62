import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import {
  createDelegationSchema,
  delegationSchema,
} from '@contract/modules/approvals/approval-delegation.calls'

const delegation = {
  name: 'approval_delegation',
  path: '/approvals/delegations',
  table: 'approval_delegation',
  permission: 'approval.delegate',
  scope: { own: 'from_user_id' },
} as const

/** Who stands in changes what waits for whom. */
export const approvalDelegationCommands = defineCommands(withTouches(delegation, ['approval_seat']), {
  create: {
    on: 'list',
    path: '',
    permission: 'approval.delegate.edit',
    summary: 'Name somebody who decides during an absence',
    body: createDelegationSchema,
    makes: true,
    answer: delegationSchema,
  },
  end: {
    permission: 'approval.delegate.edit',
    summary: 'Be back: nobody stands in any more',
    answer: delegationSchema,
  },
})
