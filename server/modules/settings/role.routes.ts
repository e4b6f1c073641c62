import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  changeRoleRightsSchema,
  changeRoleUnitsSchema,
  previewRoleSchema,
  roleImpactSchema,
  roleRightsSchema,
} from '@contract/modules/settings/role.commands'
import { roleResource } from '@contract/modules/settings/role.resource'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { registerResource, type ResourceHooks } from '@server/platform/resource/register-resource'
import {
  changeRights,
  changeUnits,
  mayDefine,
  preview,
  readRights,
  remove,
} from '@server/modules/settings/role.service'
import { highestRank } from '@server/modules/settings/user.repository'

const url = `/api/v1${roleResource.path}`
const params = z.strictObject({ id: idSchema })

/** What the portal brought keeps its place; a new one stands no higher than whoever makes it. */
const hooks: ResourceHooks = {
  beforeWrite: async (tx, call, values, before) => {
    if (before) await mayDefine({ tx, actor: call.actor, roleId: before.id }, 'update')
    const rank = values['rank']
    if (typeof rank !== 'number') return values
    if (before?.['is_system'] === true && rank !== before['rank'])
      throw fieldProblem('rule_broken', 'rank', 'role_is_system')
    if (rank > (await highestRank(tx.db, call.actor.userId)))
      throw new Problem('forbidden', 'beyond_your_rights', {
        trace: {
          action: 'role.rank_refused',
          entityType: 'role',
          entityId: before?.id ?? null,
          diff: { rank },
        },
      })
    return values
  },
}

type Input = { actor: Actor; params: { id: string } }
const asked = (call: Input, tx: Tx) => ({ tx, actor: call.actor, roleId: call.params.id })

/** These read who holds what in every unit, so they act as the portal; what they tell of people is the actor's own. */
export function roleRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, roleResource, { only: ['list', 'get', 'create', 'update'], hooks })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:id/rights`,
    access: { permission: 'settings.role.view' },
    summary: 'The rights and units of a role',
    params,
    response: { 200: dataOf(roleRightsSchema) },
    asPortal: true,
    handler: async call => ({
      data: await call.transaction(tx => readRights(asked(call, tx)), { readOnly: true }),
    }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/preview`,
    access: { permission: 'settings.role.assign_permission' },
    summary: 'What these rights would change, without writing them',
    params,
    body: previewRoleSchema,
    response: { 200: dataOf(roleImpactSchema) },
    asPortal: true,
    handler: async call => ({
      data: await call.transaction(tx => preview(asked(call, tx), call.body.grants), { readOnly: true }),
    }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/rights`,
    access: { permission: 'settings.role.assign_permission' },
    summary: 'Set the rights of a role',
    params,
    body: changeRoleRightsSchema,
    response: { 200: dataOf(roleRightsSchema) },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        await changeRights({ ...asked(call, tx), version: call.version ?? 0 }, call.body)
        return { data: await readRights(asked(call, tx)) }
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/units`,
    access: { permission: 'settings.role.assign_ou' },
    summary: 'Choose the operating units that a role reaches',
    params,
    body: changeRoleUnitsSchema,
    response: { 200: dataOf(roleRightsSchema) },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        await changeUnits({ ...asked(call, tx), version: call.version ?? 0 }, call.body)
        return { data: await readRights(asked(call, tx)) }
      }),
  })

  registerRoute(app, platform, {
    method: 'DELETE',
    url: `${url}/:id`,
    access: { permission: 'settings.role.delete' },
    summary: 'Delete a role that nobody holds',
    params,
    response: { 204: nothing },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        await remove({ ...asked(call, tx), version: call.version ?? 0 })
      }),
  })
}
