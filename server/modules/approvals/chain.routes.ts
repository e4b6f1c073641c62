import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  approvalChainSchema,
  chainChoicesSchema,
  changeChainSchema,
  createChainSchema,
} from '@contract/approvals/approval-chain.commands'
import { approvalChainResource } from '@contract/approvals/approval-chain.resource'
import { foreseeChainSchema, foreseenSchema } from '@contract/approvals/foresee-chain'
import { CONDITION_FACTS } from '@contract/modules/approvals/chain-check.rules'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { registerResource } from '@server/platform/resource/register-resource'
import { chains, rolesToChoose } from '@server/modules/approvals/chain.repository'
import { foreseeChain } from '@server/modules/approvals/foresee-chain.service'
import { changeChain, createChain, findChain, turnChain } from '@server/modules/approvals/chain.service'

const url = `/api/v1${approvalChainResource.path}`
const params = z.strictObject({ id: idSchema })
const one = dataOf(approvalChainSchema)
const VIEW = { access: { permission: 'settings.approval_chain.view' } } as const
const EDIT = { access: { permission: 'settings.approval_chain.edit' } } as const

export function chainRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, approvalChainResource, {
    only: ['list'],
    repository: chains,
    listed: approvalChainSchema.partial(),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/choices`,
    ...EDIT,
    summary: 'What the steps and conditions of a chain may name',
    response: { 200: dataOf(chainChoicesSchema) },
    handler: async call => {
      const roles = await call.transaction(tx => rolesToChoose(tx.db), { readOnly: true })
      const facts = Object.fromEntries(Object.entries(CONDITION_FACTS).map(([type, all]) => [type, [...all]]))
      return { data: { roles, facts } }
    },
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/foresee`,
    ...EDIT,
    summary: 'Whom these steps would ask if somebody sent a request today; writes nothing',
    body: foreseeChainSchema,
    response: { 200: dataOf(foreseenSchema) },
    // Whoever is asked may stand in any unit.
    asPortal: 'Whom steps would ask may be of any unit; nothing of them is told but name and position.',
    handler: async call => ({
      data: await call.transaction(tx => foreseeChain(tx, call.actor, call.body), { readOnly: true }),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:id`,
    ...VIEW,
    summary: 'A chain with its steps',
    params,
    response: { 200: one },
    handler: async call => ({
      data: await call.transaction(tx => findChain({ tx, call }, call.params.id), {
        readOnly: true,
      }),
    }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url,
    ...EDIT,
    summary: 'A new chain, with its steps',
    body: createChainSchema,
    response: { 201: one },
    handler: async call => ({
      data: await call.transaction(tx => createChain({ tx, call }, call.body)),
    }),
  })

  registerRoute(app, platform, {
    method: 'PATCH',
    url: `${url}/:id`,
    ...EDIT,
    summary: 'Change a chain; steps are given whole',
    params,
    body: changeChainSchema,
    response: { 200: one },
    needsVersion: true,
    handler: async call => ({
      data: await call.transaction(tx => changeChain({ tx, call }, call.params.id, call.body)),
    }),
  })

  turn('deactivate', 'No request goes this chain any more', false)
  turn('reactivate', 'Let requests go this chain again', true)

  function turn(verb: string, summary: string, isActive: boolean): void {
    registerRoute(app, platform, {
      method: 'POST',
      url: `${url}/:id/${verb}`,
      ...EDIT,
      summary,
      params,
      response: { 200: one },
      needsVersion: true,
      handler: async call => ({
        data: await call.transaction(tx => turnChain({ tx, call }, call.params.id, isActive)),
      }),
    })
  }
}
