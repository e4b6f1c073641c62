import {
  approvalChainSchema,
  chainChoicesSchema,
  changeChainSchema,
  createChainSchema,
} from '@contract/approvals/approval-chain.calls'
import { approvalChainResource } from '@contract/approvals/approval-chain.resource'
import { foreseeChainSchema, chainForecastSchema } from '@contract/approvals/foresee-chain'
import type { Documents } from '@server/platform/approvals/hold-request'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
import { registerResource } from '@server/platform/resource/register-resource'
import { chains, rolesToChoose } from '@server/modules/approvals/chain.repository'
import { foreseeChain } from '@server/modules/approvals/foresee-chain.service'
import { changeChain, createChain, findChain, turnChain } from '@server/modules/approvals/chain.service'
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = `/api/v1${approvalChainResource.path}`
const VIEW = { access: { permission: 'settings.approval_chain.view' } } as const
const EDIT = { access: { permission: 'settings.approval_chain.edit' } } as const

export function chainRoutes(app: PortalApp, platform: Platform, documents: Documents): void {
  registerResource(app, platform, approvalChainResource, {
    only: ['list'],
    repository: chains,
    listed: approvalChainSchema.partial(),
  })

  registerRead(app, platform, {
    url: `${url}/choices`,
    ...EDIT,
    summary: 'What the steps and conditions of a chain may name',
    answers: chainChoicesSchema,
    read: async tx => ({
      roles: await rolesToChoose(tx.db),
      facts: Object.fromEntries([...documents].map(([type, { facts }]) => [type, [...facts]])),
    }),
  })

  registerRead(app, platform, {
    url: `${url}/foresee`,
    ...EDIT,
    summary: 'Whom these steps would ask if somebody sent a request today; writes nothing',
    body: foreseeChainSchema,
    answers: chainForecastSchema,
    // Whoever is asked may stand in any unit.
    asPortal: 'Whom steps would ask may be of any unit; nothing of them is told but name and position.',
    read: (tx, call) => foreseeChain(tx, call.actor, call.body),
  })

  registerRead(app, platform, {
    url: `${url}/:id`,
    ...VIEW,
    summary: 'A chain with its steps',
    params: recordParams,
    answers: approvalChainSchema,
    read: (tx, call) => findChain({ tx, call }, call.params.id),
  })

  registerWrite(app, platform, {
    url,
    ...EDIT,
    summary: 'A new chain, with its steps',
    body: createChainSchema,
    answers: approvalChainSchema,
    status: 201,
    write: (tx, call) => createChain({ tx, call, documents }, call.body),
  })

  registerWrite(app, platform, {
    method: 'PATCH',
    url: `${url}/:id`,
    ...EDIT,
    summary: 'Change a chain; steps are given whole',
    params: recordParams,
    body: changeChainSchema,
    answers: approvalChainSchema,
    needsVersion: true,
    write: (tx, call) => changeChain({ tx, call, documents }, call.params.id, call.body),
  })

  turn('deactivate', 'No request goes this chain any more', false)
  turn('reactivate', 'Let requests go this chain again', true)

  function turn(verb: string, summary: string, isActive: boolean): void {
    registerWrite(app, platform, {
      url: `${url}/:id/${verb}`,
      ...EDIT,
      summary,
      params: recordParams,
      answers: approvalChainSchema,
      needsVersion: true,
      write: (tx, call) => turnChain({ tx, call }, call.params.id, isActive),
    })
  }
}
