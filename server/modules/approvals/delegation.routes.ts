import { z } from 'zod'
import { approvalDelegationCommands } from '@contract/modules/approvals/approval-delegation.commands'
import {
  delegationSchema,
  peopleQuerySchema,
  personChoiceSchema,
  type ApprovalDelegation,
} from '@contract/modules/approvals/approval-delegation.calls'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerCommands } from '@server/platform/resource/register-commands'
import type { CommandOptions } from '@server/platform/resource/run-command'
import { beginDelegation, lockDelegation, stopDelegation } from '@server/modules/approvals/delegation.service'
import { delegationsOf, findPeople } from '@server/modules/approvals/delegation.repository'

const url = '/api/v1/approvals/delegations'
const WHY =
  'Whoever stands in may be of another unit, and rows of people are the portal’s; for oneself alone.'
const OWN = { access: { permission: 'approval.delegate.edit' }, asPortal: WHY } as const

export function delegationRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url,
    ...OWN,
    summary: 'Who stands in for the caller, and for whom the caller does',
    answers: z.array(delegationSchema),
    read: (tx, call) => delegationsOf(tx.db, call.actor.userId),
  })

  const options: CommandOptions<ApprovalDelegation> = {
    lock: (tx, _access, id, call) => lockDelegation(tx, call.actor.userId, id),
    asPortal: WHY,
  }
  registerCommands(app, platform, approvalDelegationCommands, options, {
    create: ({ tx, actor, body }) => beginDelegation(tx, actor.userId, body),
    end: stopDelegation,
  })

  registerRead(app, platform, {
    url: '/api/v1/approvals/people',
    // Also whoever tries out a chain for somebody.
    access: { permission: 'approval.delegate.edit', or: 'settings.approval_chain.edit' },
    asPortal: WHY,
    summary: 'People who could stand in, by name',
    query: peopleQuerySchema,
    answers: z.array(personChoiceSchema),
    read: (tx, call) => findPeople(tx.db, call.query.search, call.actor.userId),
  })
}
