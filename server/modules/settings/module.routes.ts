import { MODULES } from '@contract/access/modules'
import { moduleCommands } from '@contract/modules/settings/module.commands'
import { moduleResource, type Module } from '@contract/modules/settings/module.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource, type ResourceHooks } from '@server/platform/resource/register-resource'
import { recordOptions } from '@server/platform/resource/run-command'
import { isModuleUsed, removeModule } from '@server/modules/settings/module.repository'

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
  const repository = createRepository(moduleResource)
  registerResource(app, platform, moduleResource, {
    only: ['list', 'get', 'create', 'update'],
    repository,
    hooks,
  })
  registerCommands(app, platform, moduleCommands, recordOptions<Module>(repository), {
    async delete({ tx, record: module, audit }) {
      if (await isModuleUsed(tx.db, module.id)) throw new Problem('in_use', 'module_in_use')
      await removeModule(tx.db, module.id)
      audit({ code: [module.code, null] })
    },
  })
}
