import { z } from 'zod'
import { MODULES } from '@contract/access/modules'
import { idSchema } from '@contract/kernel/ids'
import { moduleResource } from '@contract/modules/settings/module.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { nothing, registerRoute } from '@server/platform/http/register-route'
import { registerResource, type ResourceHooks } from '@server/platform/resource/register-resource'
import { findModule, isModuleUsed, removeModule } from '@server/modules/settings/module.repository'

const url = `/api/v1${moduleResource.path}`
const params = z.strictObject({ id: idSchema })
const STANDS = new Set<string>(MODULES.filter(module => !module.can_be_disabled).map(module => module.code))

/**
 * Rights are read through their module: switched off, none of its rights is held by anybody from the next request
 * on, so that its menus go and its routes refuse.
 */
const hooks: ResourceHooks = {
  beforeWrite: async (_tx, _call, values, before) => {
    if (values['is_enabled'] === false && before && STANDS.has(String(before['code'])))
      throw fieldProblem('rule_broken', 'is_enabled', 'module_stands')
    return values
  },
}

export function moduleRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, moduleResource, { only: ['list', 'get', 'create', 'update'], hooks })

  registerRoute(app, platform, {
    method: 'DELETE',
    url: `${url}/:id`,
    access: { permission: 'settings.module.delete' },
    summary: 'Remove a module that nothing uses',
    params,
    response: { 204: nothing },
    needsVersion: true,
    handler: call =>
      call.transaction(async tx => {
        const { id } = call.params
        const module = await findModule(tx.db, id)
        if (await isModuleUsed(tx.db, id)) throw new Problem('in_use', 'module_in_use')
        await removeModule(tx.db, id, call.version ?? 0)
        const diff = { code: [module.code, null] }
        tx.audit({ action: 'module.delete', entityType: 'module', entityId: id, diff })
      }),
  })
}
