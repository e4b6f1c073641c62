import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import {
  decidedManySchema,
  decidedSchema,
  decideManySchema,
  decideSchema,
  delegatedSeatSchema,
  delegateSeatSchema,
} from '@contract/modules/approvals/approval-inbox.calls'
import { approvalSeatResource } from '@contract/modules/approvals/approval-inbox.resource'

/** Whichever document it is of: its tracker has moved on. */
export const approvalSeatCommands = defineCommands(withTouches(approvalSeatResource, ['approval_request']), {
  decide: {
    permission: 'approval.inbox.view',
    summary: 'Decide about the version that was shown',
    body: decideSchema,
    answer: decidedSchema,
  },
  decide_many: {
    on: 'list',
    path: 'decide',
    permission: 'approval.inbox.view',
    summary: 'Decide about many, each for itself',
    body: decideManySchema,
    answer: decidedManySchema,
  },
  delegate: {
    permission: 'approval.inbox.view',
    summary: 'Hand a request on to one of those who are offered',
    body: delegateSeatSchema,
    // Whom it may go to is asked as it stands now.
    ignoresVersion: true,
    answer: delegatedSeatSchema,
  },
})
