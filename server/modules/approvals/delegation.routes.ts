import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  createDelegationSchema,
  delegationSchema,
  peopleQuerySchema,
  personChoiceSchema,
} from '@contract/modules/approvals/approval-delegation.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { beginDelegation, stopDelegation } from '@server/modules/approvals/delegation.service'
import { delegationsOf, findPeople } from '@server/modules/approvals/delegation.repository'

const url = '/api/v1/approvals/delegations'
/** Whoever stands in may be of another unit, and rows of people are nobody else's: as the portal, for oneself alone. */
const OWN = { access: { permission: 'approval.delegate.edit' }, asPortal: true } as const

export function delegationRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url,
    ...OWN,
    summary: 'Who stands in for the caller, and for whom the caller does',
    response: { 200: dataOf(z.array(delegationSchema)) },
    handler: async call => ({
      data: await call.transaction(tx => delegationsOf(tx.db, call.actor.userId), { readOnly: true }),
    }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url,
    ...OWN,
    summary: 'Name somebody who decides during an absence',
    body: createDelegationSchema,
    response: { 201: dataOf(delegationSchema) },
    handler: async call => ({
      data: await call.transaction(tx => beginDelegation(tx, call.actor.userId, call.body)),
    }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/end`,
    ...OWN,
    summary: 'Be back: nobody stands in any more',
    params: z.strictObject({ id: idSchema }),
    response: { 200: dataOf(delegationSchema) },
    needsVersion: true,
    handler: async call => ({
      data: await call.transaction(tx =>
        stopDelegation(tx, call.actor.userId, call.params.id, call.version ?? 0),
      ),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/approvals/people',
    // Also whoever tries out a chain for somebody.
    access: { permission: 'approval.delegate.edit', or: 'settings.approval_chain.edit' },
    asPortal: true,
    summary: 'People who could stand in, by name',
    query: peopleQuerySchema,
    response: { 200: dataOf(z.array(personChoiceSchema)) },
    handler: async call => ({
      data: await call.transaction(tx => findPeople(tx.db, call.query.search, call.actor.userId), {
        readOnly: true,
      }),
    }),
  })
}
